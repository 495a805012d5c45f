/** The hero form (spec 2, spec 4 "Temporary sign-up", spec 5, D12): six questions, one account, and the portal opens. */
import { useEffect, useId, useRef, useState } from 'react';
import type { FieldError, HeroFields } from '#app/features/accounts/rules.ts';
import { signUpAttempts } from '#app/features/accounts/sign-up/attempts.ts';
import { signUpFailure } from '#app/features/accounts/sign-up/failure.ts';
import { clientId, trackingInputs } from '#app/features/tracking/capture.ts';
import { tellRecorded } from '#app/features/tracking/layer.ts';
import { ltr } from '#app/i18n/isolate.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { RadioCards } from '#app/ui/fields/radio-cards.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { leaving, useSending } from '#app/ui/fields/use-sending.tsx';
import { PhoneField } from '#app/ui/phone/field.tsx';
import { handPhoneOver } from '#app/ui/phone/hand-over.ts';
import { type WrittenPhone, writtenPhone } from '#app/ui/phone/written.ts';
import { ButtonLink, TextLink } from '#app/ui/wayfinding/link.tsx';
import type { HeroTexts } from './texts.server.ts';

/** A field that the server alone refused. */
const refused: Partial<Record<string, { field: keyof HeroFields; error: FieldError }>> = {
  first_name: { field: 'first_name', error: 'name.too_short' },
  phone_number: { field: 'phone_number', error: 'phone.invalid' },
  number_in_party: { field: 'number_in_party', error: 'number_in_party.required' },
};

/** Not needed before somebody writes. */
const rules = () => import('#app/features/accounts/rules.ts');

export default function HeroForm(props: HeroTexts) {
  const { locale, texts, paths } = props;
  const id = useId();
  const sending = useSending<keyof HeroFields>(id);
  const { isBusy, sends, fail, fieldOf, aloud, notice } = sending;
  const client = useRef<ReturnType<typeof clientId>>(undefined);
  const [attempt] = useState(() => signUpAttempts({ mends: false }));

  const waitText = (minutes: number) =>
    (texts.tooMany.find((step) => step.minutes >= minutes) ?? texts.tooMany.at(-1))?.text ?? texts.failed;
  const textOf = ({ error }: { error: FieldError }, phone?: WrittenPhone) =>
    (error === 'phone.invalid' && phone?.tooShort) || props.errors[error as keyof HeroTexts['errors']];

  async function readForm(typed: FormData) {
    const read = (name: string) => String(typed.get(name) ?? '').trim();
    const phone = await writtenPhone(typed, 'phone_number', props.phoneCountries);
    const fields: HeroFields = {
      first_name: read('first_name'),
      phone_number: phone.text,
      destination: read('destination'),
      number_in_party: read('number_in_party'),
      passport_help: read('passport_help'),
      terms: typed.has('terms'),
      data_consent: typed.has('data_consent'),
    };
    return { fields, phone };
  }

  const watch = sending.watches(async (field, typed) => {
    const [{ fields, phone }, { errorIn, heroChecks }] = await Promise.all([readForm(typed), rules()]);
    const error = errorIn(heroChecks(fields, phone.number), field);
    return error && { text: textOf({ error }, phone), isMissing: error.endsWith('.required') };
  });

  async function send(typed: FormData) {
    const { fields, phone } = await readForm(typed);
    const phone_number = phone.value;
    try {
      const { checkHero } = await rules();
      const found = checkHero(fields, phone.number);
      if (found) return fail(textOf(found, phone), found.field);
      const { events } = await attempt({ ...fields, phone_number }, async () => ({
        locale,
        first_name: fields.first_name,
        last_name: '',
        email: '',
        phone_number,
        service_type: props.destinations.find(({ value }) => value === fields.destination)?.service_type ?? '',
        number_in_party: Number(fields.number_in_party),
        passport_help: fields.passport_help === 'Y' ? 'Y' : 'N',
        temporary: true,
        ...(await trackingInputs(client.current)),
        terms_version: props.terms_version,
        data_consent_version: props.terms_version,
      }));
      tellRecorded(events);
      location.assign(paths.portal);
    } catch (thrown) {
      const failed = signUpFailure(thrown);
      const wrong = failed.kind === 'field' ? refused[failed.field] : undefined;
      if (wrong) return fail(textOf(wrong), wrong.field);
      if (failed.kind === 'tooMany') return fail(waitText(failed.minutes));
      if (failed.kind === 'alreadyIn')
        return fail(texts.alreadyIn, undefined, [{ href: paths.portal, text: texts.portal }]);
      if (failed.kind !== 'exists') return fail(failed.kind === 'offline' ? texts.offline : texts.failed);
      handPhoneOver(phone_number);
      const [before, after] = texts.taken;
      return fail(`${before}${ltr(phone.shown)}${after}`, undefined, [
        { href: paths.logIn, text: texts.logIn },
        { href: paths.forgot, text: texts.forgot },
      ]);
    }
    return leaving();
  }

  return (
    <form
      noValidate
      data-first-input
      {...watch}
      onSubmit={sends(send)}
      onFocus={() => {
        client.current ??= clientId();
        rules().catch(() => undefined);
      }}
      className="@container grid gap-4 noscript:hidden"
    >
      {aloud}
      <TextField {...fieldOf('first_name')} label={texts.firstName} autoComplete="given-name" maxLength={120} />
      <PhoneField
        {...fieldOf('phone_number')}
        locale={locale}
        countries={props.phoneCountries}
        label={texts.phone}
        countryLabel={texts.country}
        countryEmpty={texts.countryEmpty}
      />
      <div className="grid items-end gap-4 @[22rem]:grid-cols-2">
        <SelectField
          {...fieldOf('destination')}
          label={texts.destination}
          empty={texts.destinationEmpty}
          options={props.destinations}
        />
        <SelectField
          {...fieldOf('number_in_party')}
          label={texts.people}
          empty={texts.peopleEmpty}
          options={props.counts}
        />
      </div>
      <RadioCards
        {...fieldOf('passport_help')}
        label={texts.passport}
        columns="always"
        options={[
          { value: 'Y', title: texts.yes },
          { value: 'N', title: texts.no },
        ]}
      />
      <div className="grid gap-3">
        <Checkbox
          {...fieldOf('terms')}
          label={<Linked words={texts.terms} href={paths.terms} newTab={texts.newTab} />}
        />
        <Checkbox
          {...fieldOf('data_consent')}
          label={<Linked words={texts.dataConsent} href={paths.privacy} newTab={texts.newTab} />}
        />
      </div>
      {notice}
      <Submit texts={texts} href={paths.signUp} isBusy={isBusy} />
    </form>
  );
}

function Linked({ words: [before, linked, after], href, newTab }: { words: string[]; href: string; newTab: string }) {
  return (
    <>
      {before}
      <TextLink href={href} newTab={newTab}>
        {linked}
      </TextLink>
      {after}
    </>
  );
}

/** Until the form is awake its button is a link to sign-up, which asks the same and more (D12). */
function Submit({ texts, href, isBusy }: { texts: HeroTexts['texts']; href: string; isBusy: boolean }) {
  const [isAwake, setAwake] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isHere = box.current?.contains(document.activeElement);
    setAwake(true);
    if (isHere) requestAnimationFrame(() => box.current?.querySelector('button')?.focus());
  }, []);
  return (
    <div ref={box} className="grid">
      {isAwake ? (
        <Button kind="main" type="submit" wide busy={isBusy ? texts.busy : undefined}>
          {texts.submit}
        </Button>
      ) : (
        <ButtonLink kind="main" wide href={href} data-until-awake="" data-no-prefetch="">
          {texts.submit}
        </ButtonLink>
      )}
    </div>
  );
}
