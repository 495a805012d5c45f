/** The lines that the filters show, as a file: after the password, on record with how many left (T37). */
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { confirmPassword } from '#app/features/accounts/client.ts';
import { FORMATS } from '#app/features/backoffice/exports/names.ts';
import { HttpError } from '#app/platform/http/http.ts';
import { Button } from '#app/ui/button.tsx';
import { PasswordField } from '#app/ui/fields/password-field.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { closeDialog } from '#app/ui/overlays/command.ts';
import { ShownDialog } from '#app/ui/overlays/shown-dialog.tsx';
import { downloadTrail } from './client.ts';

type Props = { filter: Readonly<Record<string, string>>; onDone(): void; onClose(): void };

export function ExportDialog({ filter, onDone, onClose }: Props) {
  const t = useTranslations('office-audit.export');
  const id = useId();
  const { isBusy, sends, fail, fieldOf, summary, aloud } = useSending<'format' | 'password'>(id);
  const send = sends(async (typed) => {
    const password = String(typed.get('password') ?? '');
    if (!password) return fail(t('wrong'), 'password');
    try {
      await confirmPassword(password);
    } catch (error) {
      if (error instanceof HttpError && error.field === 'password') return fail(t('wrong'), 'password');
      return fail(t(error instanceof HttpError && error.status === 429 ? 'tooMany' : 'failed'));
    }
    downloadTrail(String(typed.get('format')), filter);
    closeDialog(id);
    onDone();
  });
  return (
    <ShownDialog id={id} title={t('title')} close={t('close')} onClose={onClose} holds>
      <form method="post" noValidate onSubmit={send} className="grid gap-4">
        {summary('')}
        {aloud}
        <p>{t('lead')}</p>
        <SelectField
          {...fieldOf('format')}
          label={t('format')}
          options={FORMATS.map((value) => ({ value, label: t(`formats.${value}`) }))}
        />
        <PasswordField
          {...fieldOf('password')}
          {...{ label: t('password'), show: t('show'), hide: t('hide'), autoComplete: 'current-password' }}
        />
        <div className="flex flex-wrap gap-3">
          <Button kind="main" type="submit" busy={isBusy ? t('busy') : undefined}>
            {t('send')}
          </Button>
          <Button kind="plain" onClick={() => closeDialog(id)}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </ShownDialog>
  );
}
