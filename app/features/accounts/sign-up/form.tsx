/** Sign-up, step 1: what, who, and a yes to the terms (spec 2 "Sign-up screen", spec 5, spec 8). */
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  checkSignUp,
  cleanName,
  errorIn,
  type FieldError,
  type SignUpFields,
  signUpChecks,
} from '#app/features/accounts/rules.ts';
import { type PickerGroup, ServicePicker } from '#app/features/accounts/sign-up/service-picker.tsx';
import { useAppData } from '#app/features/chrome/app/data.ts';
import { clientId, trackingInputs } from '#app/features/tracking/capture.ts';
import { tellRecorded } from '#app/features/tracking/layer.ts';
import { Button } from '#app/ui/button.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { handPhoneOver } from '#app/ui/phone/hand-over.ts';
import { type WrittenPhone, writtenPhone } from '#app/ui/phone/written.ts';
import { type Destination, defaultService, type ServiceType } from '#content/catalogue.ts';
import { signUpAttempts } from './attempts.ts';
import { DRAFT, keepDraft, putDraftBack } from './draft.ts';
import { signUpFailure } from './failure.ts';
import { ConsentBoxes, PersonFields, useFailureText } from './fields.tsx';
import { type PanelCard, SignUpPanel } from './panel.tsx';

export type SignUpData = {
  groups: PickerGroup[];
  cards: PanelCard[];
  country: Destination | null;
  /** The service of the page one came from. */
  service_type: ServiceType | null;
  conversation_id: string | null;
  terms_version: string;
  /** Somebody with a session makes an account for another person (D38). */
  isForSomebodyElse: boolean;
};
export type NewAccount = { first_name: string; phone_number: string };

/** A field that the server alone refused. */
const refused: Partial<Record<string, { field: keyof SignUpFields; error: FieldError }>> = {
  first_name: { field: 'first_name', error: 'name.too_short' },
  last_name: { field: 'last_name', error: 'name.too_short' },
  phone_number: { field: 'phone_number', error: 'phone.invalid' },
  email: { field: 'email', error: 'email.invalid' },
  service_type: { field: 'service_type', error: 'service_type.required' },
};

async function readForm(typed: FormData, phoneCountries: Parameters<typeof writtenPhone>[2]) {
  const read = (name: string) => String(typed.get(name) ?? '').trim();
  const phone = await writtenPhone(typed, 'phone_number', phoneCountries);
  const fields: SignUpFields = {
    first_name: read('first_name'),
    last_name: read('last_name'),
    phone_number: phone.value,
    email: read('email'),
    service_type: read('service_type'),
    terms: typed.has('terms'),
    data_consent: typed.has('data_consent'),
  };
  return { fields, phone, written: [{ ...fields, phone_number: phone.text }, phone.number] as const };
}

export function SignUpForm({ data, onDone }: { data: SignUpData; onDone(account: NewAccount): void }) {
  const t = useTranslations('accounts');
  const { locale, phoneCountries } = useAppData();
  const id = useId();
  const sending = useSending<keyof SignUpFields>(id);
  const { fail, idOf, errorAt } = sending;
  const failureText = useFailureText();
  const [sid, setSid] = useState<string>(data.service_type ?? (data.country ? defaultService[data.country] : ''));
  const form = useRef<HTMLFormElement>(null);
  const client = useRef<ReturnType<typeof clientId>>(undefined);
  const [attempt] = useState(() => signUpAttempts({ mends: true }));

  // What was written before the page woke, or before a reload, counts; an address that names a country does, too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at waking
  useEffect(() => {
    if (!form.current) return;
    putDraftBack(DRAFT, form.current, {
      except: data.country || data.service_type ? ['service_type'] : [],
    });
    const chosen = new FormData(form.current).get('service_type');
    if (chosen) setSid(String(chosen));
  }, []);

  const textOf = ({ field, error }: { field: string; error: FieldError }, phone?: WrittenPhone) =>
    (error === 'phone.invalid' && phone?.tooShort) || t(`errors.${error}`, { field });

  const watch = sending.watches(async (field, typed) => {
    const { phone, written } = await readForm(typed, phoneCountries);
    const error = errorIn(signUpChecks(...written), field);
    return error && { text: textOf({ field, error }, phone), isMissing: error.endsWith('.required') };
  });

  async function send(typed: FormData) {
    const { fields, phone, written } = await readForm(typed, phoneCountries);
    const found = checkSignUp(...written);
    if (found) return fail(textOf(found, phone), found.field);
    const { terms: _yes, data_consent: _too, ...person } = fields;
    try {
      const { events } = await attempt(person, async () => ({
        locale,
        ...person,
        ...(await trackingInputs(client.current)),
        ...(data.conversation_id && { conversation_id: data.conversation_id }),
        terms_version: data.terms_version,
        data_consent_version: data.terms_version,
        ...(data.isForSomebodyElse && { for_somebody_else: true }),
      }));
      tellRecorded(events);
      onDone({ first_name: cleanName(person.first_name), phone_number: person.phone_number });
    } catch (thrown) {
      const failed = signUpFailure(thrown);
      const wrong = failed.kind === 'field' ? refused[failed.field] : undefined;
      if (wrong) return fail(textOf(wrong), wrong.field);
      if (failed.kind === 'exists') handPhoneOver(person.phone_number);
      const { text, ways } = failureText(failed, phone.shown);
      fail(text, undefined, ways);
    }
  }

  const chosen = data.cards.find((card) => card.sid === sid);
  return (
    <form
      ref={form}
      method="post"
      noValidate
      data-first-input
      onSubmit={sending.sends(send)}
      onBlur={watch.onBlur}
      onInput={(event) => {
        keepDraft(DRAFT, event.currentTarget);
        watch.onInput(event);
      }}
      onFocus={() => {
        client.current ??= clientId();
      }}
      className="grid items-start gap-6 noscript:hidden lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-10"
    >
      {sending.aloud}
      <Folded isFolded={Boolean(data.service_type)} title={chosen?.title}>
        <ServicePicker
          id={idOf('service_type')}
          label={t('picker.label')}
          help={t('picker.help')}
          groups={data.groups}
          value={sid}
          onChange={setSid}
          open={data.country ?? 'US'}
          error={errorAt('service_type')}
        />
      </Folded>
      <div
        className={`lg:sticky lg:top-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 ${chosen ? '' : 'max-lg:hidden'}`}
      >
        <SignUpPanel card={chosen} country={data.country ?? 'US'} />
      </div>
      <div className="grid gap-5">
        <PersonFields sending={sending} />
        <ConsentBoxes sending={sending} />
        {sending.notice}
        <Button kind="main" type="submit" wide busy={sending.isBusy ? t('signUp.busy') : undefined}>
          {t('signUp.next')}
        </Button>
      </div>
    </form>
  );
}

/** Who comes with a plan has chosen: it stands in one line, and the others behind it. */
function Folded({ isFolded, title, children }: { isFolded: boolean; title: string | undefined; children: ReactNode }) {
  const t = useTranslations('accounts.signUp');
  if (!isFolded) return children;
  return (
    <details className="accordion group rounded-card border-[1.5px] border-line bg-card">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-card px-4 py-2.5 hover:bg-sky">
        <span className="grid grow">
          <span className="text-quiet text-sm leading-snug">{t('chosen')}</span>
          <span className="font-semibold leading-snug">{title}</span>
        </span>
        <span className="font-semibold text-deep underline underline-offset-4 group-open:invisible">{t('change')}</span>
      </summary>
      <div className="px-4 pb-4">{children}</div>
    </details>
  );
}
