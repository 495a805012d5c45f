/** The hero form (spec 2, spec 4 "Temporary sign-up", spec 5, D12): six questions, one account, and the portal opens. */
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useFirstError } from '#app/features/accounts/first-error.ts';
import type { HeroTexts } from '#app/features/accounts/hero-texts.server.ts';
import { missingDigitsText } from '#app/features/accounts/missing-digits.ts';
import { handPhoneOver } from '#app/features/accounts/phone-hand-over.ts';
import type { FieldError, HeroFields } from '#app/features/accounts/rules.ts';
import { signUpAttempts } from '#app/features/accounts/sign-up-attempts.ts';
import { signUpFailure } from '#app/features/accounts/sign-up-failure.ts';
import { type VisitDetails, visitDetails } from '#app/features/tracking/capture.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { ButtonLink, TextLink } from '#app/ui/link.tsx';
import { PhoneField } from '#app/ui/phone-field.tsx';
import { RadioCards } from '#app/ui/radio-cards.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { type WrittenPhone, writtenPhone } from '#app/ui/written-phone.ts';

/** A field that the server alone refused. */
const refused: Partial<Record<string, { field: keyof HeroFields; error: FieldError }>> = {
  first_name: { field: 'first_name', error: 'name.too_short' },
  phone_number: { field: 'phone_number', error: 'phone.invalid' },
  number_in_party: { field: 'number_in_party', error: 'number_in_party.required' },
};

export default function HeroForm(props: HeroTexts) {
  const { locale, texts, paths } = props;
  const id = useId();
  const error = useFirstError<keyof HeroFields>(id);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const busy = useRef(false);
  const visit = useRef<Promise<VisitDetails>>(undefined);
  const [attempt] = useState(() => signUpAttempts({ mends: false }));

  const textOf = ({ error }: { error: FieldError }, phone?: WrittenPhone) =>
    (error === 'phone.invalid' && phone && missingDigitsText(phone, props.missing)) ||
    props.errors[error as keyof HeroTexts['errors']];
  /** What was wrong stays while it works: nothing moves under the finger. */
  const stop = () => {
    busy.current = false;
    setBusy(false);
    setFailure(null);
    error.clear();
  };

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    setBusy(true);
    const typed = new FormData(event.currentTarget);
    const read = (name: string) => String(typed.get(name) ?? '').trim();
    let phone_number = '';
    try {
      const { checkHero } = await import('#app/features/accounts/rules.ts');
      const phone = await writtenPhone(typed, 'phone_number', props.phoneCountries);
      const fields: HeroFields = {
        first_name: read('first_name'),
        phone_number: phone.text,
        destination: read('destination'),
        number_in_party: read('number_in_party'),
        passport_help: read('passport_help'),
        terms: typed.has('terms'),
      };
      const found = checkHero(fields, phone.number);
      if (found) {
        stop();
        return error.show(found.field, textOf(found, phone));
      }
      phone_number = phone.value;
      await attempt({ ...fields, phone_number }, async () => ({
        locale,
        first_name: fields.first_name,
        last_name: '',
        email: '',
        phone_number,
        service_type: props.destinations.find(({ value }) => value === fields.destination)?.service_type ?? '',
        number_in_party: Number(fields.number_in_party),
        passport_help: fields.passport_help === 'Y' ? 'Y' : 'N',
        temporary: true,
        ...(await (visit.current ?? visitDetails())),
        terms_version: props.terms_version,
      }));
      location.assign(paths.portal);
    } catch (thrown) {
      const failed = signUpFailure(thrown);
      if (failed.kind === 'exists') {
        handPhoneOver(phone_number);
        return location.assign(paths.logIn);
      }
      stop();
      const wrong = failed.kind === 'field' ? refused[failed.field] : undefined;
      if (wrong) return error.show(wrong.field, textOf(wrong));
      const { tooMany } = texts;
      if (failed.kind === 'tooMany')
        setFailure((tooMany.find(({ minutes }) => minutes >= failed.minutes) ?? tooMany.at(-1))?.text ?? texts.failed);
      else setFailure(failed.kind === 'offline' ? texts.offline : texts.failed);
    }
  }

  const common = (field: keyof HeroFields) => ({ id: error.idOf(field), name: field, error: error.at(field) });
  return (
    <form
      noValidate
      onSubmit={send}
      onFocus={() => {
        visit.current ??= visitDetails();
      }}
      className="@container grid gap-4 noscript:hidden"
    >
      <p role="alert" className="sr-only">
        {error.wrong?.text}
      </p>
      <TextField {...common('first_name')} label={texts.firstName} autoComplete="given-name" maxLength={120} />
      <PhoneField
        {...common('phone_number')}
        locale={locale}
        countries={props.phoneCountries}
        label={texts.phone}
        countryLabel={texts.country}
        countryEmpty={texts.countryEmpty}
      />
      <div className="grid items-end gap-4 @[22rem]:grid-cols-2">
        <SelectField
          {...common('destination')}
          label={texts.destination}
          empty={texts.destinationEmpty}
          options={props.destinations}
        />
        <SelectField
          {...common('number_in_party')}
          label={texts.people}
          empty={texts.peopleEmpty}
          options={props.counts}
        />
      </div>
      <RadioCards
        {...common('passport_help')}
        label={texts.passport}
        columns="always"
        options={[
          { value: 'Y', title: texts.yes },
          { value: 'N', title: texts.no },
        ]}
      />
      <Checkbox {...common('terms')} label={<Terms texts={texts} paths={paths} />} />
      {failure && <ErrorSummary title={failure} links={[]} />}
      <Submit texts={texts} href={paths.signUp} isBusy={isBusy} />
    </form>
  );
}

function Terms({ texts, paths }: Pick<HeroTexts, 'texts' | 'paths'>) {
  const [before, terms, between, privacy, after] = texts.terms;
  return (
    <>
      {before}
      <TextLink href={paths.terms} newTab={texts.newTab}>
        {terms}
      </TextLink>
      {between}
      <TextLink href={paths.privacy} newTab={texts.newTab}>
        {privacy}
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
