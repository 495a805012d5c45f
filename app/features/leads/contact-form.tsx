/** The contact form: nothing typed is ever lost, one message is saved once. */
import { useId, useState } from 'react';
import { postLead } from '#app/features/leads/client.ts';
import type { ContactForm as Props } from '#app/features/leads/contact-texts.server.ts';
import { normalEmail } from '#app/platform/email.ts';
import { HttpError } from '#app/platform/http/http.ts';
import { keyPerContent } from '#app/platform/http/key-per-content.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { TrapField } from '#app/ui/fields/trap-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { SentNote } from '#app/ui/notices/sent-note.tsx';
import { PhoneField } from '#app/ui/phone/field.tsx';
import { writtenPhone } from '#app/ui/phone/written.ts';
import { TextLink } from '#app/ui/wayfinding/link.tsx';
import { wrongsIn } from './form-checks.ts';

type Field = keyof Props['texts']['errors'];

export default function ContactForm({ locale, phoneCountries, data_consent_version, privacyHref, texts }: Props) {
  const id = useId();
  const { isBusy, sends, fail, failWith, fieldOf, watches, aloud, notice } = useSending<Field>(id);
  const [message] = useState(keyPerContent);
  const [sentBy, setSentBy] = useState('');
  const refuse = (field: Field) => fail(texts.errors[field], field);

  const check = async (form: FormData) =>
    wrongsIn(form, await writtenPhone(form, 'phone_number', phoneCountries), texts.errors);
  const watch = watches(async (field, form) => (await check(form)).find((one) => one.field === field) ?? null);

  async function send(form: FormData) {
    const wrongs = await check(form);
    if (wrongs.length > 0) return failWith(wrongs);
    const read = (field: string) => String(form.get(field) ?? '').trim();
    const first_name = read('first_name');
    const phone = await writtenPhone(form, 'phone_number', phoneCountries);
    const to = { phone_number: phone.value, email: normalEmail(read('email')) ?? '', form_name: 'contact' } as const;
    const [text, website] = [read('message'), read('website')];
    const fields = {
      ...{ locale, first_name, data_consent_version },
      ...(text && { message: text }),
      ...(website && { website }),
    };
    try {
      await postLead(to, fields, message.keyOf({ ...to, ...fields }));
      message.arrived();
      setSentBy(first_name);
    } catch (error) {
      const { status, field } = error instanceof HttpError ? error : {};
      if (status === 422 && field && field in texts.errors) return refuse(field as Field);
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
    <form noValidate {...watch} onSubmit={sends(send)} className="grid gap-5 noscript:hidden">
      {aloud}
      <TextField {...fieldOf('first_name')} label={texts.firstName} autoComplete="given-name" maxLength={80} />
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
      <TextareaField id={`${id}-message`} name="message" label={texts.message} maxLength={2000} />
      <TrapField id={`${id}-website`} label={texts.website} />
      <Checkbox
        {...fieldOf('data_consent')}
        label={
          <>
            {texts.dataConsent[0]}
            <TextLink href={privacyHref} newTab={texts.newTab}>
              {texts.dataConsent[1]}
            </TextLink>
            {texts.dataConsent[2]}
          </>
        }
      />
      {notice}
      <Button kind="main" type="submit" busy={isBusy ? texts.sending : undefined}>
        {texts.send}
      </Button>
    </form>
  );
}
