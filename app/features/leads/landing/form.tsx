/** The visa form (spec 3 "Lead", spec 5 "Lead form"): every field that is wrong is told; nothing typed is ever lost. */
import { useId, useRef, useState } from 'react';
import { postLead } from '#app/features/leads/client.ts';
import { wrongsIn } from '#app/features/leads/form-checks.ts';
import type { LeadFields } from '#app/features/leads/rules.ts';
import { clientId, trackingInputs } from '#app/features/tracking/capture.ts';
import { tellRecorded } from '#app/features/tracking/layer.ts';
import { normalEmail } from '#app/platform/email.ts';
import { HttpError } from '#app/platform/http/http.ts';
import { keyPerContent } from '#app/platform/http/key-per-content.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { RadioCards } from '#app/ui/fields/radio-cards.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { TrapField } from '#app/ui/fields/trap-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { SentNote } from '#app/ui/notices/sent-note.tsx';
import { PhoneField } from '#app/ui/phone/field.tsx';
import { writtenPhone } from '#app/ui/phone/written.ts';
import { TextLink } from '#app/ui/wayfinding/link.tsx';
import type { VisaForm as Props } from './texts.server.ts';

type Field = keyof Props['texts']['errors'];

export default function VisaForm({ locale, phoneCountries, data_consent_version, paths, options, texts }: Props) {
  const id = useId();
  const { isBusy, sends, fail, failWith, fieldOf, watches, aloud, notice } = useSending<Field>(id);
  const [message] = useState(keyPerContent);
  const [sentBy, setSentBy] = useState('');
  const client = useRef<ReturnType<typeof clientId>>(undefined);

  const check = async (form: FormData) =>
    wrongsIn(form, await writtenPhone(form, 'phone_number', phoneCountries), texts.errors);
  const watch = watches(async (field, form) => (await check(form)).find((one) => one.field === field) ?? null);

  async function send(form: FormData) {
    const wrongs = await check(form);
    if (wrongs.length > 0) return failWith(wrongs);
    const read = (field: string) => String(form.get(field) ?? '').trim();
    const phone = await writtenPhone(form, 'phone_number', phoneCountries);
    const to = { phone_number: phone.value, email: normalEmail(read('email')) ?? '', form_name: 'visa' } as const;
    const first_name = read('first_name');
    const website = read('website');
    const fields = {
      ...{ locale, first_name, last_name: read('last_name'), data_consent_version },
      trip_reason: read('trip_reason') as LeadFields['trip_reason'],
      number_applying: read('number_applying') as LeadFields['number_applying'],
      has_valid_passport: read('has_valid_passport') as LeadFields['has_valid_passport'],
      visa_denied: read('visa_denied') as LeadFields['visa_denied'],
      start_time: read('start_time') as LeadFields['start_time'],
      ...(website && { website }),
    };
    try {
      const told = await trackingInputs(client.current);
      const { events } = await postLead(to, { ...fields, ...told }, message.keyOf({ ...to, ...fields, ...told }));
      tellRecorded(events);
      message.arrived();
      setSentBy(first_name);
    } catch (error) {
      const { status, field } = error instanceof HttpError ? error : {};
      if (status === 422 && field && field in texts.errors) return fail(texts.errors[field as Field], field as Field);
      fail(status === 429 ? texts.tooMany : texts.failed);
    }
  }

  if (sentBy)
    return (
      <SentNote title={texts.sentTitle} again={texts.again} onAgain={() => setSentBy('')}>
        {texts.sent[0]}
        <bdi>{sentBy}</bdi>
        {texts.sent[1]}
      </SentNote>
    );

  return (
    <form
      noValidate
      {...watch}
      data-first-input
      onSubmit={sends(send)}
      onFocus={() => {
        client.current ??= clientId();
      }}
      className="@container grid gap-4 noscript:hidden"
    >
      {aloud}
      <div className="grid items-start gap-4 @[26rem]:grid-cols-2">
        <TextField {...fieldOf('first_name')} label={texts.firstName} autoComplete="given-name" maxLength={80} />
        <TextField {...fieldOf('last_name')} label={texts.lastName} autoComplete="family-name" maxLength={80} />
      </div>
      <PhoneField
        {...fieldOf('phone_number')}
        locale={locale}
        countries={phoneCountries}
        label={texts.phone}
        countryLabel={texts.country}
        countryEmpty={texts.countryEmpty}
      />
      <TextField
        {...fieldOf('email')}
        type="email"
        dir="ltr"
        label={texts.email}
        autoComplete="email"
        inputMode="email"
        maxLength={254}
      />
      <div className="grid items-end gap-4 @[26rem]:grid-cols-2">
        <SelectField
          {...fieldOf('trip_reason')}
          label={texts.tripReason}
          empty={texts.choose}
          options={options.trip_reason}
        />
        <SelectField
          {...fieldOf('number_applying')}
          label={texts.numberApplying}
          empty={texts.choose}
          options={options.number_applying}
        />
      </div>
      <RadioCards
        {...fieldOf('has_valid_passport')}
        label={texts.hasValidPassport}
        columns="always"
        options={options.yesNo}
      />
      <RadioCards
        {...fieldOf('visa_denied')}
        label={texts.visaDenied}
        help={texts.privacyNote}
        columns="always"
        options={options.yesNo}
      />
      <SelectField
        {...fieldOf('start_time')}
        label={texts.startTime}
        empty={texts.choose}
        options={options.start_time}
      />
      <TrapField id={`${id}-website`} label={texts.website} />
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
      <Button kind="main" type="submit" wide busy={isBusy ? texts.sending : undefined}>
        {texts.send}
      </Button>
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
