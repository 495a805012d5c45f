/** A figure as it is published, written down or corrected: day, months, and the official page that says it (D2). */
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { FormDialog } from '#app/features/backoffice/form-dialog.tsx';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { closeDialog } from '#app/ui/overlays/command.ts';
import { CITIES, type City, WAIT_CATEGORIES, WAIT_SOURCE, type WaitCategory } from '#content/waits.ts';
import { removeWait, writeWait } from './client.ts';
import { monthsOf, wrongIn } from './typed-rules.ts';
import type { Figure, WaitsView } from './waits-view.server.ts';

export type Place = { city: City; category: WaitCategory; figure: Figure | null };
type Field = 'city' | 'category' | 'as_of' | 'next' | 'avg' | 'source';
type Props = Pick<WaitsView, 'today' | 'cities'> & {
  /** Nothing known for a new one; with a figure, that one is corrected. */
  place: Place;
  onDone(what: 'saved' | 'removed'): void;
  onClose(): void;
};

export function WaitDialog({ place: { city, category, figure }, today, cities, onDone, onClose }: Props) {
  const t = useTranslations('office-content.waits');
  const id = useId();
  const { sends, fail, fieldOf, ...sending } = useSending<Field>(id);
  const send = sends(async (typed) => {
    const read = (name: Field) => String(typed.get(name) ?? '').trim();
    const own = { as_of: figure?.as_of ?? read('as_of'), next: read('next'), avg: read('avg'), source: read('source') };
    const wrong = wrongIn(own, today);
    if (wrong) return fail(t(`wrong.${wrong}`), wrong);
    try {
      await writeWait({
        city: figure ? city : (read('city') as City),
        category: figure ? category : (read('category') as WaitCategory),
        ...{ as_of: own.as_of, source_url: own.source },
        ...{ next_months: monthsOf(own.next) ?? null, avg_months: monthsOf(own.avg) ?? null },
      });
      closeDialog(id);
      onDone('saved');
    } catch {
      fail(t('failed'));
    }
  });
  const remove = sends(async () => {
    if (!figure) return;
    try {
      await removeWait({ city, category, as_of: figure.as_of });
      closeDialog(id);
      onDone('removed');
    } catch {
      fail(t('failed'));
    }
  });
  /** Two places for two clicks: a double one removes nothing. */
  const removal = figure && (
    <Fold title={t('remove')}>
      <form method="post" onSubmit={remove}>
        <Button kind="danger" type="submit" busy={sending.isBusy ? t('busy') : undefined}>
          {t('removeSure')}
        </Button>
      </form>
    </Fold>
  );
  const nameOf = (one: City) => cities.find((row) => row.city === one)?.name ?? one;
  return (
    <FormDialog
      {...{ id, sending, onClose, below: removal }}
      words={{
        title: t(figure ? 'correctTitle' : 'writeTitle'),
        close: t('close'),
        send: t('save'),
        busy: t('busy'),
        cancel: t('cancel'),
      }}
      onSubmit={send}
    >
      {figure ? (
        <p className="font-semibold">
          {nameOf(city)} · {t(`categories.${category}`)} · {figure.on}
        </p>
      ) : (
        <>
          <SelectField
            {...fieldOf('city')}
            label={t('city')}
            defaultValue={city}
            options={CITIES.map((value) => ({ value, label: nameOf(value) }))}
          />
          <SelectField
            {...fieldOf('category')}
            label={t('category')}
            defaultValue={category}
            options={WAIT_CATEGORIES.map((value) => ({ value, label: t(`categories.${value}`) }))}
          />
          <TextField {...fieldOf('as_of')} type="date" label={t('asOf')} max={today} defaultValue={today} />
        </>
      )}
      <TextField
        {...fieldOf('next')}
        {...{ label: t('next'), help: t('nextHelp'), inputMode: 'decimal', dir: 'ltr' }}
        defaultValue={figure?.next_months ?? ''}
      />
      <TextField
        {...fieldOf('avg')}
        {...{ label: t('average'), help: t('averageHelp'), inputMode: 'decimal', dir: 'ltr' }}
        defaultValue={figure?.avg_months ?? ''}
      />
      <TextField
        {...fieldOf('source')}
        {...{ label: t('source'), help: t('sourceHelp'), type: 'url', dir: 'ltr' }}
        defaultValue={figure?.source_url ?? WAIT_SOURCE}
      />
    </FormDialog>
  );
}
