/** /admin/new-account (spec 6 "CSR", D15): staff make an account for somebody, and get the link that only that person uses. */
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { checkEmail, checkName, checkPhone, type FieldError } from '#app/features/accounts/rules.ts';
import { signUpFailure } from '#app/features/accounts/sign-up/failure.ts';
import { useAppData } from '#app/features/chrome/app/data.ts';
import { LOCALES, type Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { keyPerContent } from '#app/platform/http/key-per-content.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { PhoneField } from '#app/ui/phone/field.tsx';
import { writtenPhone } from '#app/ui/phone/written.ts';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import { SERVICE_TYPES } from '#content/catalogue.ts';
import type { Route } from './+types/new-account-screen.ts';
import { findByPhone, type HandoverLink, makeAccount, makeFirstLink } from './client.ts';
import { HandedLink } from './handed-link.tsx';

export function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const t = translator(ctx.locale, 'catalogue');
  return { services: SERVICE_TYPES.map((sid) => ({ value: sid as string, label: t(`services.${sid}.title`) })) };
}

type Field = 'first_name' | 'last_name' | 'phone_number' | 'email' | 'service_type' | 'locale';
type NewAccount = { user_id: string; handed: HandoverLink | null };

/** Everything that is wrong, in the order of the form. */
function wrongsIn(fields: Record<Field, string>, phone: Parameters<typeof checkPhone>[1], text: string) {
  const checks: [Field, FieldError | null][] = [
    ['first_name', checkName(fields.first_name)],
    ['last_name', checkName(fields.last_name)],
    ['phone_number', checkPhone(text, phone)],
    ['email', checkEmail(fields.email)],
    ['service_type', fields.service_type ? null : 'service_type.required'],
  ];
  return checks.flatMap(([field, error]) => (error ? [{ field, error }] : []));
}

function AccountForm({
  services,
  onDone,
}: {
  services: { value: string; label: string }[];
  onDone(done: NewAccount): void;
}) {
  const t = useTranslations('office-accounts.create');
  const errors = useTranslations('accounts');
  const { locale, phoneCountries } = useAppData();
  const id = useId();
  const { isBusy, sends, fail, failWith, fieldOf, notice, aloud } = useSending<Field>(id);
  const [{ keyOf }] = useState(keyPerContent);
  const send = sends(async (typed) => {
    const read = (name: Field) => String(typed.get(name) ?? '').trim();
    const phone = await writtenPhone(typed, 'phone_number', phoneCountries);
    const fields = {
      ...{ first_name: read('first_name'), last_name: read('last_name'), email: read('email') },
      ...{ phone_number: phone.value, service_type: read('service_type'), locale: read('locale') as Locale },
    };
    const wrongs = wrongsIn(fields, phone.number, phone.text);
    // Whoever types is not the person.
    const textOf = (field: Field, error: FieldError) =>
      error.endsWith('.required') ? t('missing', { field }) : errors(`errors.${error}`, { field });
    if (wrongs.length > 0) return failWith(wrongs.map(({ field, error }) => ({ field, text: textOf(field, error) })));
    const content = { ...fields, complete_onboarding_forms: !typed.has('asks') };
    try {
      const made = await makeAccount(content, keyOf(content));
      const user_id = made.user_profile?.user_id ?? (await findByPhone(fields.phone_number));
      if (!user_id) return fail(t('exists'));
      onDone({ user_id, handed: await makeFirstLink(user_id).catch(() => null) });
    } catch (thrown) {
      const failed = signUpFailure(thrown);
      const isKnown = failed.kind === 'exists' || failed.kind === 'refused';
      fail(t(isKnown ? 'exists' : failed.kind === 'tooMany' ? 'tooMany' : 'failed'));
    }
  });
  return (
    <form method="post" noValidate onSubmit={send} className="grid max-w-2xl gap-5">
      {notice}
      {aloud}
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <TextField {...fieldOf('first_name')} label={t('firstName')} autoComplete="off" maxLength={120} />
        <TextField {...fieldOf('last_name')} label={t('lastName')} autoComplete="off" maxLength={120} />
      </div>
      <PhoneField
        {...fieldOf('phone_number')}
        {...{ locale, countries: phoneCountries, label: t('phone') }}
        {...{ countryLabel: t('country'), countryEmpty: t('countryEmpty') }}
      />
      <TextField
        {...fieldOf('email')}
        {...{ label: t('email'), help: t('emailHelp'), type: 'email', inputMode: 'email', dir: 'ltr' }}
        {...{ autoComplete: 'off', spellCheck: false, maxLength: 254 }}
      />
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <SelectField
          {...fieldOf('service_type')}
          label={t('service')}
          empty={t('serviceEmpty')}
          options={services}
          defaultValue=""
        />
        <SelectField
          {...fieldOf('locale')}
          label={t('language')}
          options={LOCALES.map((value) => ({ value, label: t(`languages.${value}`) }))}
          defaultValue="es"
        />
      </div>
      <Checkbox id={`${id}-asks`} name="asks" label={t('asks')} help={t('asksHelp')} />
      <Button kind="main" type="submit" wide busy={isBusy ? t('busy') : undefined}>
        {t('send')}
      </Button>
    </form>
  );
}

export default function NewAccountScreen({ loaderData: { services } }: Route.ComponentProps) {
  const t = useTranslations('office-accounts');
  const [done, setDone] = useState<NewAccount | null>(null);
  const params = { user_id: done?.user_id ?? '' };
  const ways = done && (
    <div className="flex flex-wrap gap-x-5 gap-y-2">
      <ScreenLink to="admin-person" params={params}>
        {t('handed.openCase')}
      </ScreenLink>
      <ScreenLink to="portal-form" params={params}>
        {t('handed.form')}
      </ScreenLink>
      <ScreenLink to="portal-documents" params={params}>
        {t('handed.documents')}
      </ScreenLink>
      <Button kind="plain" onClick={() => setDone(null)}>
        {t('handed.another')}
      </Button>
    </div>
  );
  return (
    <div className="grid gap-4">
      <title>{t('create.title')}</title>
      <h1 className="text-2xl">{t('create.title')}</h1>
      <p className="max-w-2xl text-quiet">{t('create.lead')}</p>
      {!done && <AccountForm services={services} onDone={setDone} />}
      {done?.handed && <HandedLink handed={done.handed}>{ways}</HandedLink>}
      {done && !done.handed && (
        <>
          <p role="alert">{t('create.linkFailed')}</p>
          {ways}
        </>
      )}
    </div>
  );
}
