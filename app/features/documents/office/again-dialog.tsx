/** "Send another": the reason is in the person's language, begins with a usual one, and is changed freely. */
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Locale } from '#app/i18n/locales.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { closeDialog } from '#app/ui/overlays/command.ts';
import { ShownDialog } from '#app/ui/overlays/shown-dialog.tsx';
import { askAgain, type FilePlace } from './client.ts';
import type { Reason } from './rules.ts';

const LONGEST = 600;
const SHORTEST = 3;

type Props = {
  file: FilePlace;
  before: string | null;
  language: Locale;
  reasons: readonly { reason: Reason; text: string }[];
  onDone(): void;
  onClose(): void;
};

export function AgainDialog({ file, before, language, reasons, onDone, onClose }: Props) {
  const t = useTranslations('documents-office');
  const id = useId();
  const { isBusy, run, fail, errorAt, summary } = useSending<'reason'>(id);
  const [text, setText] = useState(before ?? '');
  const send = () =>
    run(async () => {
      if (text.trim().length < SHORTEST) return fail(t('again.empty'), 'reason');
      try {
        await askAgain(file, text.trim());
      } catch {
        return fail(t('again.failed'));
      }
      closeDialog(id);
      onDone();
    });
  return (
    <ShownDialog
      id={id}
      title={t('again.title')}
      close={t('close')}
      onClose={onClose}
      holds
      actions={
        <>
          <Button kind="main" onClick={send} busy={isBusy ? t('again.busy') : undefined}>
            {t('again.send')}
          </Button>
          <Button kind="plain" onClick={() => closeDialog(id)}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      {summary('')}
      <p>{t('again.text', { language: t(`languages.${language}`) })}</p>
      <SelectField
        id={`${id}-usual`}
        label={t('again.usual')}
        empty={t('again.own')}
        options={reasons.map(({ reason }) => ({ value: reason, label: t(`kinds.${reason}`) }))}
        onChange={({ target }) => setText(reasons.find(({ reason }) => reason === target.value)?.text ?? text)}
      />
      <TextareaField
        id={`${id}-reason`}
        label={t('again.reason')}
        lang={language}
        dir={language === 'ar' ? 'rtl' : 'ltr'}
        maxLength={LONGEST}
        value={text}
        error={errorAt('reason')}
        onChange={({ target }) => setText(target.value)}
      />
    </ShownDialog>
  );
}
