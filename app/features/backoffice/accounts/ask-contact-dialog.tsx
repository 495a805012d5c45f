/** Another number or address for a customer: it waits for the person or an admin (T44). */
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { updateProfile } from '#app/features/accounts/client.ts';
import { checkEmail, checkPhone, type FieldError } from '#app/features/accounts/rules.ts';
import { FormDialog } from '#app/features/backoffice/form-dialog.tsx';
import { useAppData } from '#app/features/chrome/app/data.ts';
import { HttpError } from '#app/platform/http/http.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { closeDialog } from '#app/ui/overlays/command.ts';
import { PhoneField } from '#app/ui/phone/field.tsx';
import { writtenPhone } from '#app/ui/phone/written.ts';

type Field = 'email' | 'phone_number';
type Props = { user_id: string; onDone(): void; onClose(): void };

export function AskContactDialog({ user_id, onDone, onClose }: Props) {
  const t = useTranslations('office-accounts.changes');
  const errors = useTranslations('accounts');
  const { locale, phoneCountries } = useAppData();
  const id = useId();
  const { sends, fail, failWith, fieldOf, ...sending } = useSending<Field>(id);

  function explain(error: unknown) {
    const answer = error instanceof HttpError ? error : undefined;
    if (answer?.status === 409) return fail(t('inUse'), answer.field === 'phone_number' ? 'phone_number' : 'email');
    fail(t(answer?.status === 429 ? 'tooMany' : 'failed'));
  }

  const send = sends(async (typed) => {
    const email = String(typed.get('email') ?? '').trim();
    const phone = await writtenPhone(typed, 'phone_number', phoneCountries);
    if (!email && !phone.text) return fail(t('nothing'));
    const checked: [Field, FieldError | null][] = [
      ['phone_number', phone.text ? checkPhone(phone.text, phone.number) : null],
      ['email', email ? checkEmail(email) : null],
    ];
    const wrongs = checked.flatMap(([field, error]) =>
      error ? [{ field, text: errors(`errors.${error}`, { field }) }] : [],
    );
    if (wrongs.length > 0) return failWith(wrongs);
    try {
      await updateProfile(user_id, { ...(email && { email }), ...(phone.text && { phone_number: phone.value }) });
      closeDialog(id);
      onDone();
    } catch (error) {
      explain(error);
    }
  });

  return (
    <FormDialog
      {...{ id, sending, onClose }}
      words={{ title: t('askTitle'), close: t('close'), send: t('ask'), busy: t('busy'), cancel: t('cancel') }}
      onSubmit={send}
    >
      <p>{t('askHelp')}</p>
      <PhoneField
        {...fieldOf('phone_number')}
        {...{ locale, countries: phoneCountries, label: t('phone') }}
        {...{ countryLabel: t('country'), countryEmpty: t('countryEmpty') }}
      />
      <TextField
        {...fieldOf('email')}
        {...{ label: t('email'), type: 'email', inputMode: 'email', dir: 'ltr' }}
        {...{ autoComplete: 'off', spellCheck: false, maxLength: 254 }}
      />
    </FormDialog>
  );
}
