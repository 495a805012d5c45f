/** Sign-up, step 1: what, who, and a yes to the terms (spec 2 "Sign-up screen", spec 5, spec 8). */
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { handPhoneOver } from '#app/features/accounts/log-in/phone-hand-over.ts';
import {
  checkEmail,
  checkName,
  checkPhone,
  checkSignUp,
  cleanName,
  type FieldError,
  type SignUpFields,
} from '#app/features/accounts/rules.ts';
import { type PickerGroup, ServicePicker } from '#app/features/accounts/service-picker.tsx';
import { useAppData } from '#app/features/chrome/app/data.ts';
import { type VisitDetails, visitDetails } from '#app/features/tracking/capture.ts';
import { Button } from '#app/ui/button.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { type WrittenPhone, writtenPhone } from '#app/ui/phone/written.ts';
import { type Destination, defaultService, type ServiceType } from '#content/catalogue.ts';
import { signUpAttempts } from './attempts.ts';
import { forgetDraft, keepDraft, putDraftBack } from './draft.ts';
import { signUpFailure } from './failure.ts';
import { PersonFields, TermsBox, useFailureText } from './fields.tsx';
import { missingDigitsText } from './missing-digits.ts';
import { type PanelCard, SignUpPanel } from './panel.tsx';
import type { MissingDigits } from './phone-texts.server.ts';

export type SignUpData = {
  groups: PickerGroup[];
  cards: PanelCard[];
  country: Destination | null;
  /** The service of the page one came from. */
  service_type: ServiceType | null;
  conversation_id: string | null;
  terms_version: string;
  missing: MissingDigits;
};
export type NewAccount = { first_name: string; phone_number: string };

const DRAFT = 'sign-up-draft';

/** A field that the server alone refused. */
const refused: Partial<Record<string, { field: keyof SignUpFields; error: FieldError }>> = {
  first_name: { field: 'first_name', error: 'name.too_short' },
  last_name: { field: 'last_name', error: 'name.too_short' },
  phone_number: { field: 'phone_number', error: 'phone.invalid' },
  email: { field: 'email', error: 'email.invalid' },
  service_type: { field: 'service_type', error: 'service_type.required' },
};

type Written = { fields: SignUpFields; phone: WrittenPhone };

const onLeaving: Partial<Record<keyof SignUpFields, (written: Written) => FieldError | null>> = {
  first_name: ({ fields }) => checkName(fields.first_name),
  last_name: ({ fields }) => checkName(fields.last_name),
  phone_number: ({ phone }) => checkPhone(phone.text, phone.number),
  email: ({ fields }) => checkEmail(fields.email),
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
  };
  return { fields, phone, found: checkSignUp({ ...fields, phone_number: phone.text }, phone.number) };
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
  const visit = useRef<Promise<VisitDetails>>(undefined);
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
    (error === 'phone.invalid' && phone && missingDigitsText(phone, data.missing)) || t(`errors.${error}`, { field });

  /** Leaving an empty field is no mistake yet. */
  const checkLater = (field: keyof SignUpFields) =>
    sending.onLeave(field, async () => {
      if (!form.current) return null;
      const written = await readForm(new FormData(form.current), phoneCountries);
      const found = onLeaving[field]?.(written);
      return found && !found.endsWith('.required') ? textOf({ field, error: found }, written.phone) : null;
    });

  async function send(typed: FormData) {
    const { fields, phone, found } = await readForm(typed, phoneCountries);
    if (found) return fail(textOf(found, phone), found.field);
    const { terms: _yes, ...person } = fields;
    try {
      await attempt(person, async () => ({
        locale,
        ...person,
        ...(await (visit.current ?? visitDetails())),
        ...(data.conversation_id && { conversation_id: data.conversation_id }),
        terms_version: data.terms_version,
      }));
      forgetDraft(DRAFT);
      onDone({ first_name: cleanName(person.first_name), phone_number: person.phone_number });
    } catch (thrown) {
      const failed = signUpFailure(thrown);
      const wrong = failed.kind === 'field' ? refused[failed.field] : undefined;
      if (wrong) return fail(textOf(wrong), wrong.field);
      if (failed.kind === 'exists') handPhoneOver(person.phone_number);
      const { text, ways } = failureText(failed);
      fail(text, undefined, ways);
    }
  }

  const chosen = data.cards.find((card) => card.sid === sid);
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={sending.sends(send)}
      onInput={(event) => keepDraft(DRAFT, event.currentTarget)}
      onFocus={() => {
        visit.current ??= visitDetails();
      }}
      className="grid items-start gap-6 noscript:hidden lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-10"
    >
      {sending.aloud}
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
      <div
        className={`lg:sticky lg:top-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 ${chosen ? '' : 'max-lg:hidden'}`}
      >
        <SignUpPanel card={chosen} country={data.country ?? 'US'} />
      </div>
      <div className="grid gap-5">
        <PersonFields sending={sending} onLeave={checkLater} />
        <TermsBox id={idOf('terms')} error={errorAt('terms')} />
        {sending.notice}
        <Button kind="main" type="submit" wide busy={sending.isBusy ? t('signUp.busy') : undefined}>
          {t('signUp.next')}
        </Button>
      </div>
    </form>
  );
}
