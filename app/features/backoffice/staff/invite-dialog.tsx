/** Somebody new: who, in which role, and where the link goes. */
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { confirmPassword } from '#app/features/accounts/client.ts';
import { checkEmail, checkName, checkPhone, type FieldError } from '#app/features/accounts/rules.ts';
import { FormDialog } from '#app/features/backoffice/form-dialog.tsx';
import { useOwnPassword } from '#app/features/backoffice/own-password.tsx';
import { useAppData } from '#app/features/chrome/app/data.ts';
import { STAFF_ROLES, type StaffRole } from '#app/platform/access/actor.ts';
import { HttpError } from '#app/platform/http/http.ts';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { closeDialog } from '#app/ui/overlays/command.ts';
import { PhoneField } from '#app/ui/phone/field.tsx';
import { writtenPhone } from '#app/ui/phone/written.ts';
import { inviteMember } from './client.ts';
import { STAFF_LOCALES } from './rules.ts';

type Field = 'first_name' | 'last_name' | 'email' | 'phone_number' | 'role' | 'locale' | 'password';

export function InviteDialog({ onDone, onClose }: { onDone(name: string): void; onClose(): void }) {
  const t = useTranslations('office-staff');
  const errors = useTranslations('accounts');
  const { locale, phoneCountries } = useAppData();
  const id = useId();
  const { sends, fail, failWith, fieldOf, ...sending } = useSending<Field>(id);
  const own = useOwnPassword('password', { fieldOf, fail });

  function explain(error: unknown) {
    if (own.explains(error)) return;
    const answer = error instanceof HttpError ? error : undefined;
    if (answer?.status === 409)
      return answer.field === 'email'
        ? fail(t('invite.emailTaken'), 'email')
        : fail(t('invite.phoneTaken'), 'phone_number');
    fail(t('dialog.failed'));
  }

  const send = sends(async (typed) => {
    const read = (name: Field) => String(typed.get(name) ?? '').trim();
    const phone = await writtenPhone(typed, 'phone_number', phoneCountries);
    const checked: [Field, FieldError | null][] = [
      ['first_name', checkName(read('first_name'))],
      ['last_name', checkName(read('last_name'))],
      ['email', checkEmail(read('email'))],
      ['phone_number', checkPhone(phone.text, phone.number)],
    ];
    const wrongs = checked.flatMap(([field, error]) =>
      error ? [{ field, text: errors(`errors.${error}`, { field }) }] : [],
    );
    if (wrongs.length > 0) return failWith(wrongs);
    const password = own.read(typed);
    if (!password) return;
    const invitee = {
      ...{ first_name: read('first_name'), last_name: read('last_name'), email: read('email') },
      ...{ phone_number: phone.value, role: read('role') as StaffRole, locale: read('locale') },
    };
    try {
      await confirmPassword(password);
      await inviteMember(invitee);
      onDone(`${invitee.first_name} ${invitee.last_name}`);
      closeDialog(id);
    } catch (thrown) {
      explain(thrown);
    }
  });

  return (
    <FormDialog
      {...{ id, sending, onClose }}
      words={{
        title: t('invite.title'),
        close: t('dialog.close'),
        send: t('invite.send'),
        busy: t('invite.busy'),
        cancel: t('dialog.cancel'),
      }}
      onSubmit={send}
    >
      <p>{t('invite.lead')}</p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField {...fieldOf('first_name')} label={t('invite.first_name')} autoComplete="off" maxLength={120} />
        <TextField {...fieldOf('last_name')} label={t('invite.last_name')} autoComplete="off" maxLength={120} />
      </div>
      <TextField
        {...fieldOf('email')}
        {...{ label: t('invite.email'), type: 'email', inputMode: 'email', dir: 'ltr' }}
        {...{ autoComplete: 'off', spellCheck: false, maxLength: 254 }}
      />
      <PhoneField
        {...fieldOf('phone_number')}
        {...{ locale, countries: phoneCountries, label: t('invite.phone') }}
        {...{ countryLabel: t('invite.country'), countryEmpty: t('invite.countryEmpty') }}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          {...fieldOf('role')}
          label={t('invite.role')}
          options={STAFF_ROLES.map((value) => ({ value, label: t(`list.roles.${value}`) }))}
        />
        <SelectField
          {...fieldOf('locale')}
          label={t('invite.locale')}
          options={STAFF_LOCALES.map((value) => ({ value, label: t(`invite.languages.${value}`) }))}
        />
      </div>
      {own.field}
    </FormDialog>
  );
}
