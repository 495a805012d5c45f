/** Making a code, and limiting one that there is. */
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { FormDialog } from '#app/features/backoffice/form-dialog.tsx';
import { HttpError } from '#app/platform/http/http.ts';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { closeDialog } from '#app/ui/overlays/command.ts';
import { MAX_PARTY } from '#content/limits.ts';
import { changePromo, makePromo } from './client.ts';
import { endOf, proportionOf, usesOf } from './form-rules.ts';
import { MADE_KINDS } from './rules.ts';
import type { PromoLine } from './view.server.ts';

type Field = 'code' | 'share' | 'kind' | 'method' | 'least_people' | 'max_uses' | 'ends_at';
const METHODS = ['any', 'card', 'local'] as const;

type Props = { /** Nothing for a new one. */ promo: PromoLine | null; onDone(text: string): void; onClose(): void };

export function PromoDialog({ promo, onDone, onClose }: Props) {
  const t = useTranslations('office-money.promos');
  const id = useId();
  const { sends, fail, fieldOf, ...sending } = useSending<Field>(id);
  const send = sends(async (typed) => {
    const read = (name: Field) => String(typed.get(name) ?? '').trim();
    const max_uses = usesOf(read('max_uses'));
    if (max_uses === undefined) return fail(t('mostWrong'), 'max_uses');
    const limits = { max_uses, ends_at: endOf(read('ends_at')) };
    const proportion = proportionOf(read('share'));
    if (!promo && proportion === null) return fail(t('shareWrong'), 'share');
    try {
      if (promo) {
        await changePromo(promo.code, limits);
        onDone(t('saved'));
      } else {
        const { promo: made } = await makePromo({
          ...{ kind: read('kind'), method: read('method'), least_people: Number(read('least_people')), ...limits },
          ...{ proportion: proportion ?? 0, ...(read('code') && { code: read('code') }) },
        });
        onDone(t('made', { code: made.code }));
      }
      closeDialog(id);
    } catch (error) {
      const isCode = error instanceof HttpError && error.field === 'code';
      if (isCode) return fail(t(error.status === 409 ? 'exists' : 'codeWrong'), 'code');
      fail(t('failed'));
    }
  });
  return (
    <FormDialog
      {...{ id, sending, onClose }}
      words={{
        title: promo ? t('changeOf', { code: promo.code }) : t('make'),
        close: t('close'),
        send: t('save'),
        busy: t('busy'),
        cancel: t('cancel'),
      }}
      onSubmit={send}
    >
      {!promo && (
        <>
          <TextField {...fieldOf('code')} {...{ label: t('code'), help: t('codeHelp'), dir: 'ltr', maxLength: 32 }} />
          <TextField {...fieldOf('share')} label={t('shareField')} inputMode="decimal" dir="ltr" />
          <SelectField
            {...fieldOf('kind')}
            label={t('kind')}
            options={MADE_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          />
          <SelectField
            {...fieldOf('method')}
            label={t('method')}
            options={METHODS.map((value) => ({ value, label: t(`methods.${value}`) }))}
          />
          <SelectField
            {...fieldOf('least_people')}
            label={t('people')}
            options={Array.from({ length: MAX_PARTY }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }))}
          />
        </>
      )}
      <TextField
        {...fieldOf('max_uses')}
        {...{ label: t('most'), help: t('mostHelp'), inputMode: 'numeric', dir: 'ltr' }}
        defaultValue={promo?.max_uses ?? ''}
      />
      <TextField {...fieldOf('ends_at')} type="date" label={t('untilField')} defaultValue={promo?.lastDay ?? ''} />
    </FormDialog>
  );
}
