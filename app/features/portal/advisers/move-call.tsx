/** The call with an adviser can be moved until 12 hours before it: free times, one of them chosen, sent once. */
import { useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { type Locale, localeInfo } from '#app/i18n/locales.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { closeDialog } from '#app/ui/overlays/command.ts';
import { ShownDialog } from '#app/ui/overlays/shown-dialog.tsx';
import { moveCall, readTimes, refusalOf } from './client.ts';
import { MOVE_HOURS } from './rules.ts';

type Props = {
  user_id: string;
  version: number;
  /** By the clock of the booking, whatever the device says. */
  timeZone: string;
  isMovable: boolean;
  onMoved(): Promise<void>;
};

type DialogProps = Omit<Props, 'isMovable'> & { times: readonly string[]; onClose(): void };

function MoveDialog({ user_id, version, timeZone, times, onMoved, onClose }: DialogProps) {
  const t = useTranslations('appointments.call');
  const locale = useLocale() as Locale;
  const id = useId();
  const { isBusy, run, fail, errorAt, summary } = useSending<'starts_at'>(id);
  const [starts_at, setTime] = useState('');
  const words = new Intl.DateTimeFormat(`${localeInfo[locale].tag}-u-nu-latn`, {
    ...{ weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
    timeZone,
  });
  const move = () =>
    run(async () => {
      if (!starts_at) return fail(t('choose'), 'starts_at');
      try {
        await moveCall(user_id, { starts_at, version });
      } catch (error) {
        return fail(t(`errors.${refusalOf(error)}`));
      }
      closeDialog(id);
      await onMoved();
    });
  return (
    <ShownDialog
      id={id}
      title={t('title')}
      close={t('close')}
      onClose={onClose}
      actions={
        <>
          <Button kind="main" onClick={move} busy={isBusy ? t('busy') : undefined}>
            {t('save')}
          </Button>
          <Button kind="plain" onClick={() => closeDialog(id)}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      {summary('')}
      {times.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <SelectField
          id={`${id}-starts_at`}
          label={t('when')}
          help={t('zone')}
          empty={t('choose')}
          value={starts_at}
          error={errorAt('starts_at')}
          options={times.map((time) => ({ value: time, label: words.format(new Date(time)) }))}
          onChange={({ target }) => setTime(target.value)}
        />
      )}
    </ShownDialog>
  );
}

export function MoveCall({ isMovable, ...rest }: Props) {
  const t = useTranslations('appointments.call');
  const { isBusy, run, fail, notice } = useSending('move-call');
  const [times, setTimes] = useState<string[] | null>(null);
  const open = () =>
    run(async () => {
      try {
        setTimes(await readTimes(rest.user_id));
      } catch (error) {
        fail(t(`errors.${refusalOf(error)}`));
      }
    });
  return (
    <div className="grid gap-2 border-line border-t pt-5">
      <h3 className="text-xl">{t('move')}</h3>
      <p>{t(isMovable ? 'moveText' : 'tooLate', { hours: MOVE_HOURS })}</p>
      {notice}
      {isMovable && (
        <div>
          <Button kind="quiet" wide onClick={open} busy={isBusy ? t('opening') : undefined}>
            {t('button')}
          </Button>
        </div>
      )}
      {times && <MoveDialog {...rest} times={times} onClose={() => setTimes(null)} />}
    </div>
  );
}
