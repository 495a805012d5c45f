/** Profile edit (spec 2 "settings gear", spec 8 "Profile update"): a new number or address asks for the password. */
import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { updateProfile } from '#app/features/accounts/client.ts';
import { useErrorText } from '#app/features/accounts/error-text.ts';
import { REFUSALS } from '#app/features/accounts/refusals.ts';
import { checkPhone } from '#app/features/accounts/rules.ts';
import { useAppData } from '#app/features/chrome/app/data.ts';
import { HttpError } from '#app/platform/http/http.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { PasswordField } from '#app/ui/fields/password-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';
import { PhoneField } from '#app/ui/phone/field.tsx';
import type { PhoneValue } from '#app/ui/phone/number.ts';
import { writtenPhone } from '#app/ui/phone/written.ts';
import { changesOf, type ProfileField, type ProfileInput, wrongsIn } from './form-rules.ts';

export type Editable = {
  user_id: string;
  first_name: string;
  last_name: string;
  email: string | null;
  phone_number: string | null;
  /** Undefined for those whom we never remind. */
  wants_reminders?: boolean | undefined;
  /** Of a family member: whether the one who applies may read and write their answers; undefined for others. */
  lets_primary?: boolean | undefined;
  primary_name?: string | undefined;
};

const CLOSES_AFTER_MS = 1500;

/** Whether another number stands in the field than the one we know; before the plans arrive the text alone tells. */
function useNewPhone(known: string | null) {
  const first = useRef<PhoneValue | null>(null);
  const [value, setValue] = useState<PhoneValue | null>(null);
  // The same function each time: the field tells again whenever it is handed another.
  const take = useCallback((next: PhoneValue) => {
    first.current ??= next;
    setValue(next);
  }, []);
  const isNew = value !== null && (value.e164 ? value.e164 !== known : value.national !== first.current?.national);
  return { isNew, take };
}

/** The fields as they stand, read into what is known of them. */
function useTyped(isNewPhone: boolean, person: Editable) {
  const { phoneCountries } = useAppData();
  return async (form: FormData): Promise<ProfileInput> => {
    const read = (name: ProfileField) => String(form.get(name) ?? '');
    const phone = isNewPhone ? await writtenPhone(form, 'phone_number', phoneCountries) : undefined;
    return {
      first_name: read('first_name'),
      last_name: read('last_name'),
      email: read('email'),
      phone: phone && { value: phone.value, error: checkPhone(phone.text, phone.number) },
      ...(person.wants_reminders !== undefined && { wants_reminders: form.has('wants_reminders') }),
      ...(person.lets_primary !== undefined && { lets_primary: form.has('lets_primary') }),
      current_password: read('current_password'),
    };
  };
}

const TAKEN: Record<string, ['phone_number' | 'email', 'phone_in_use' | 'email_in_use']> = {
  [REFUSALS.phoneInUse]: ['phone_number', 'phone_in_use'],
  [REFUSALS.emailInUse]: ['email', 'email_in_use'],
};

/** The text of a refusal, and the field it belongs to. */
function useRefusal() {
  const t = useTranslations('accounts');
  const errors = useErrorText();
  return (error: unknown): [text: string, field?: ProfileField] => {
    const answer = error instanceof HttpError ? error : undefined;
    const field = answer?.field?.replace('updates.', '');
    const taken = TAKEN[answer?.serverMessage ?? ''];
    if (taken) return [t(`errors.${taken[1]}`), taken[0]];
    if (field === 'current_password') return [t('settings.password.wrong'), field];
    if (field === 'phone_number') return [t('errors.phone.invalid'), field];
    return [errors.ofFailure(error, t('errors.profile_update_failed'))];
  };
}

type FormProps = {
  person: Editable;
  /** What is said once the form is closed; nothing where it has said it itself. */
  onDone(said?: string): void;
};

export function ProfileForm({ person, onDone }: FormProps) {
  const t = useTranslations('accounts');
  const errors = useErrorText();
  const refusal = useRefusal();
  const text = (name: string) => t(`settings.profile.${name as 'email'}`);
  const name = person.primary_name ?? '';
  const id = useId();
  const { isBusy, sends, fail, failWith, errorAt, watches, aloud, notice } = useSending<ProfileField>(id);
  const phone = useNewPhone(person.phone_number);
  const readForm = useTyped(phone.isNew, person);
  const [email, setEmail] = useState(person.email ?? '');
  const [state, setState] = useState<'open' | 'same' | 'done'>('open');

  const watch = watches(async (field, form) => {
    const typed = await readForm(form);
    const found = wrongsIn(changesOf(person, typed), typed).find((one) => one.field === field);
    return found ? { text: errors.ofField(found.error, field), isMissing: !form.get(field) } : null;
  });

  async function send(form: FormData) {
    if (state === 'done') return;
    const typed = await readForm(form);
    const changes = changesOf(person, typed);
    const wrongs = wrongsIn(changes, typed);
    setState('open');
    if (wrongs.length > 0)
      return failWith(wrongs.map(({ field, error }) => ({ field, text: errors.ofField(error, field) })));
    if (Object.keys(changes).length === 0) return setState('same');
    try {
      await updateProfile(person.user_id, changes, typed.current_password || undefined);
      // A switch is said in a word over the page: which way it stands is what one wants to know.
      if (changes.wants_reminders !== undefined)
        return onDone(text(changes.wants_reminders ? 'remindersOn' : 'remindersOff'));
      if (changes.lets_primary !== undefined)
        return onDone(t(`settings.profile.${changes.lets_primary ? 'letsOn' : 'letsOff'}`, { name }));
      setState('done');
      setTimeout(onDone, CLOSES_AFTER_MS);
    } catch (error) {
      fail(...refusal(error));
    }
  }

  const isNewEmail = email.trim().toLowerCase() !== (person.email ?? '');
  return (
    <form method="post" noValidate {...watch} onSubmit={sends(send)} className="grid gap-5">
      {aloud}
      <Names id={id} person={person} errorAt={errorAt} />
      <Phone id={id} known={person.phone_number} onChange={phone.take} error={errorAt('phone_number')} />
      <TextField
        id={`${id}-email`}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        dir="ltr"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        label={text('email')}
        maxLength={300}
        error={errorAt('email')}
      />
      {(phone.isNew || isNewEmail) && (
        <PasswordField
          id={`${id}-current_password`}
          name="current_password"
          autoComplete="current-password"
          label={text('current')}
          help={text('currentHelp')}
          show={t('settings.show')}
          hide={t('settings.hide')}
          maxLength={400}
          error={errorAt('current_password')}
        />
      )}
      {person.wants_reminders !== undefined && (
        <Checkbox
          id={`${id}-wants_reminders`}
          name="wants_reminders"
          defaultChecked={person.wants_reminders}
          label={text('reminders')}
          help={text('remindersHelp')}
        />
      )}
      {person.lets_primary !== undefined && (
        <Checkbox
          id={`${id}-lets_primary`}
          name="lets_primary"
          defaultChecked={person.lets_primary}
          label={t('settings.profile.lets', { name })}
          help={t('settings.profile.letsHelp', { name })}
        />
      )}
      {notice}
      {state === 'done' && (
        <Banner kind="good" live>
          <p>{text('done')}</p>
        </Banner>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button kind="main" type="submit" wide busy={isBusy ? text('busy') : undefined}>
          {text('save')}
        </Button>
        <p role="status" className="text-quiet">
          {state === 'same' && text('unchanged')}
        </p>
      </div>
    </form>
  );
}

type NamesProps = { id: string; person: Editable; errorAt(field: ProfileField): ReactNode };

function Names({ id, person, errorAt }: NamesProps) {
  const t = useTranslations('accounts');
  const names = [
    { name: 'first_name', autoComplete: 'given-name' },
    { name: 'last_name', autoComplete: 'family-name' },
  ] as const;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {names.map(({ name, autoComplete }) => (
        <TextField
          key={name}
          id={`${id}-${name}`}
          name={name}
          autoComplete={autoComplete}
          defaultValue={person[name]}
          label={t(`settings.profile.${name}`)}
          maxLength={200}
          error={errorAt(name)}
        />
      ))}
    </div>
  );
}

type PhoneProps = { id: string; known: string | null; onChange(value: PhoneValue): void; error: ReactNode };

function Phone({ id, known, onChange, error }: PhoneProps) {
  const t = useTranslations('accounts');
  const { locale, phoneCountries } = useAppData();
  return (
    <PhoneField
      id={`${id}-phone_number`}
      name="phone_number"
      locale={locale}
      countries={phoneCountries}
      label={t('settings.profile.phone')}
      help={t('settings.profile.phoneHelp')}
      countryLabel={t('settings.profile.country')}
      countryEmpty={t('settings.profile.countryEmpty')}
      defaultValue={known ?? undefined}
      onChange={onChange}
      error={error}
    />
  );
}
