/** Forgotten password (spec 2, D16): a link by e-mail; the answer is the same for everybody. */
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AccountForm } from '#app/features/accounts/account-form.tsx';
import { AuthPage } from '#app/features/accounts/auth-page.tsx';
import { sendPasswordResetLink } from '#app/features/accounts/client.ts';
import { useErrorText } from '#app/features/accounts/error-text.ts';
import { checkEmail, checkPhone } from '#app/features/accounts/rules.ts';
import { useAppData } from '#app/features/chrome/app/data.ts';
import { HttpError } from '#app/platform/http/http.ts';
import { Button } from '#app/ui/button.tsx';
import { RadioCards } from '#app/ui/fields/radio-cards.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { useWrittenEarly } from '#app/ui/fields/use-written-early.ts';
import { PhoneField } from '#app/ui/phone/field.tsx';
import { takePhone } from '#app/ui/phone/hand-over.ts';
import { couldBePhone, type WrittenPhone, writtenPhone } from '#app/ui/phone/written.ts';
import { Mail } from '#app/ui/scenes/spots/mail.tsx';
import { TextLink } from '#app/ui/wayfinding/link.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';

type Field = 'phone_number' | 'email';

/** Only what cannot be a number at all is refused here. */
const checkAnyPhone = (phone: WrittenPhone) =>
  checkPhone(phone.text, undefined) ?? (couldBePhone(phone) ? null : 'phone.invalid');

function Sent({ onAgain }: { onAgain(): void }) {
  const t = useTranslations('accounts.forgot');
  const { frame } = useAppData();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="status" className="grid gap-5 outline-none">
      <Mail className="h-auto w-52 max-w-full rounded-card lg:hidden" />
      <p>{t('sent')}</p>
      <p className="text-quiet">{t('spam')}</p>
      <div className="flex flex-wrap gap-3">
        <ScreenLink to="log-in" look="main" wide>
          {t('back')}
        </ScreenLink>
        <Button kind="plain" wide onClick={onAgain}>
          {t('again')}
        </Button>
      </div>
      <p className="border-line border-t pt-5 text-quiet">
        {t('noEmail')} <TextLink href={frame.chat.href}>{frame.askOnWhatsApp}</TextLink>
      </p>
    </div>
  );
}

export default function ForgotPasswordScreen() {
  const t = useTranslations('accounts');
  const { locale, phoneCountries } = useAppData();
  const id = useId();
  const errors = useErrorText();
  const sending = useSending<Field>(id);
  const { fail, clear, errorAt } = sending;
  const [way, setWay] = useState<Field>('phone_number');
  useWrittenEarly(`${id}-way`, way, setWay);
  const [isSent, setSent] = useState(false);
  const [known, setKnown] = useState<string>();
  useEffect(() => setKnown(takePhone() ?? undefined), []);

  const findingOf = (phone: WrittenPhone, email: string) => {
    const error = way === 'email' ? checkEmail(email) : checkAnyPhone(phone);
    if (!error) return null;
    const text = (error === 'phone.invalid' && phone.tooShort) || errors.ofField(error);
    return { text, isMissing: error.endsWith('.required') };
  };
  const watch = sending.watches(async (field, form) => {
    if (field !== way) return null;
    const phone = await writtenPhone(form, 'phone_number', phoneCountries);
    return findingOf(phone, String(form.get('email') ?? ''));
  });

  async function send(form: FormData) {
    const email = String(form.get('email') ?? '');
    const phone = await writtenPhone(form, 'phone_number', phoneCountries);
    const found = findingOf(phone, email);
    if (found) return fail(found.text, way);
    try {
      await sendPasswordResetLink(way === 'email' ? { email } : { phone_number: phone.value }, locale);
      setSent(true);
    } catch (failure) {
      const isTyped = failure instanceof HttpError && failure.status === 422;
      if (isTyped) fail(errors.ofField(way === 'email' ? 'email.invalid' : 'phone.invalid'), way);
      else fail(errors.ofFailure(failure, t('errors.generic')));
    }
  }

  if (isSent)
    return (
      <AuthPage title={t('forgot.sentTitle')}>
        <Sent onAgain={() => setSent(false)} />
      </AuthPage>
    );
  return (
    <AuthPage title={t('forgot.title')} intro={t('forgot.intro')}>
      <AccountForm sending={sending} submit={t('forgot.submit')} busy={t('forgot.busy')} watch={watch} onSend={send}>
        <RadioCards
          id={`${id}-way`}
          name="way"
          label={t('forgot.way')}
          columns
          value={way}
          onChange={(value) => {
            clear();
            setWay(value as Field);
          }}
          options={[
            { value: 'phone_number', title: t('forgot.byPhone') },
            { value: 'email', title: t('forgot.byEmail') },
          ]}
        />
        {way === 'email' ? (
          <TextField
            id={`${id}-email`}
            name="email"
            type="email"
            dir="ltr"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            label={t('forgot.email')}
            error={errorAt('email')}
          />
        ) : (
          <PhoneField
            key={known}
            defaultValue={known}
            id={`${id}-phone_number`}
            name="phone_number"
            locale={locale}
            countries={phoneCountries}
            label={t('logIn.phone')}
            countryLabel={t('logIn.country')}
            countryEmpty={t('logIn.countryEmpty')}
            error={errorAt('phone_number')}
          />
        )}
      </AccountForm>
      <p className="border-line border-t pt-5">
        <ScreenLink to="log-in">{t('forgot.back')}</ScreenLink>
      </p>
    </AuthPage>
  );
}
