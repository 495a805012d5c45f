/** The lines that the filters show, as a file: after the password, on record with how many left (T37). */
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { confirmPassword } from '#app/features/accounts/client.ts';
import { FORMATS } from '#app/features/backoffice/exports/names.ts';
import { FormDialog } from '#app/features/backoffice/form-dialog.tsx';
import { useOwnPassword } from '#app/features/backoffice/own-password.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { closeDialog } from '#app/ui/overlays/command.ts';
import { downloadTrail } from './client.ts';

type Props = { filter: Readonly<Record<string, string>>; onDone(): void; onClose(): void };

export function ExportDialog({ filter, onDone, onClose }: Props) {
  const t = useTranslations('office-audit.export');
  const id = useId();
  const { sends, fail, fieldOf, ...sending } = useSending<'format' | 'password'>(id);
  const own = useOwnPassword('password', { fieldOf, fail });
  const send = sends(async (typed) => {
    const password = own.read(typed);
    if (!password) return;
    try {
      await confirmPassword(password);
    } catch (error) {
      return own.explains(error) || fail(t('failed'));
    }
    downloadTrail(String(typed.get('format')), filter);
    closeDialog(id);
    onDone();
  });
  return (
    <FormDialog
      {...{ id, sending, onClose }}
      words={{ title: t('title'), close: t('close'), send: t('send'), busy: t('busy'), cancel: t('cancel') }}
      onSubmit={send}
    >
      <p>{t('lead')}</p>
      <SelectField
        {...fieldOf('format')}
        label={t('format')}
        options={FORMATS.map((value) => ({ value, label: t(`formats.${value}`) }))}
      />
      {own.field}
    </FormDialog>
  );
}
