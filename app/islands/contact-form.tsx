/** The contact form: nothing typed is ever lost, one message is saved once. */
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { postLead } from '#app/features/leads/client.ts';
import type { ContactTexts } from '#app/features/leads/contact-texts.server.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { HttpError } from '#app/platform/http.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { TextareaField } from '#app/ui/textarea-field.tsx';

type Props = { locale: Locale; texts: ContactTexts };
type Field = keyof ContactTexts['errors'];

export default function ContactForm({ locale, texts }: Props) {
  const id = useId();
  const [wrong, setWrong] = useState<Field | null>(null);
  const [mistakes, setMistakes] = useState(0);
  const [state, setState] = useState<'ready' | 'sending' | 'sent' | 'failed' | 'tooMany'>('ready');
  const [name, setName] = useState('');
  const done = useRef<HTMLHeadingElement>(null);
  const key = useRef('');
  const busy = useRef(false);

  useEffect(() => {
    if (state === 'sent') done.current?.focus();
  }, [state]);

  function refuse(field: Field) {
    setWrong(field);
    setMistakes((count) => count + 1);
    setState('ready');
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    const form = new FormData(event.currentTarget);
    const read = (field: string) => String(form.get(field) ?? '');
    const typed = { first_name: read('first_name'), phone_number: read('phone_number'), email: read('email') };
    busy.current = true;
    // What was wrong stays while it works: nothing moves under the finger.
    setState('sending');
    try {
      const { firstContactError, leadParams } = await import('#app/features/leads/rules.ts');
      const found = firstContactError(typed);
      if (found) {
        refuse(found);
        return;
      }
      key.current ||= crypto.randomUUID();
      const message = read('message').trim();
      const website = read('website');
      await postLead(
        leadParams.parse({ ...typed, form_name: 'contact' }),
        { locale, first_name: typed.first_name, ...(message && { message }), ...(website && { website }) },
        key.current,
      );
      key.current = '';
      setName(typed.first_name.trim());
      setState('sent');
    } catch (error) {
      const field = error instanceof HttpError && error.status === 422 ? error.field : undefined;
      if (field && field in texts.errors) {
        key.current = '';
        refuse(field as Field);
      } else {
        setWrong(null);
        if (error instanceof HttpError && error.status === 422) key.current = '';
        setState(error instanceof HttpError && error.status === 429 ? 'tooMany' : 'failed');
      }
    } finally {
      busy.current = false;
    }
  }

  if (state === 'sent')
    return (
      <div className="grid gap-4" role="status">
        <h3 ref={done} tabIndex={-1} className="font-semibold text-good text-xl outline-none">
          {texts.sentTitle}
        </h3>
        <p>
          {texts.sent[0]}
          <bdi>{name}</bdi>
          {texts.sent[1]}
        </p>
        <Button kind="quiet" onClick={() => setState('ready')}>
          {texts.again}
        </Button>
      </div>
    );

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {wrong && (
        <ErrorSummary
          key={mistakes}
          title={texts.summary}
          links={[{ href: `#${id}-${wrong}`, text: texts.errors[wrong] }]}
        />
      )}
      {(state === 'failed' || state === 'tooMany') && <ErrorSummary title={texts[state]} links={[]} />}
      <TextField
        id={`${id}-first_name`}
        name="first_name"
        label={texts.firstName}
        autoComplete="given-name"
        maxLength={80}
        error={wrong === 'first_name' ? texts.errors.first_name : undefined}
      />
      <TextField
        id={`${id}-phone_number`}
        name="phone_number"
        type="tel"
        dir="ltr"
        label={texts.phone}
        help={texts.phoneHelp}
        autoComplete="tel"
        inputMode="tel"
        maxLength={40}
        error={wrong === 'phone_number' ? texts.errors.phone_number : undefined}
      />
      <TextField
        id={`${id}-email`}
        name="email"
        type="email"
        dir="ltr"
        label={texts.email}
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        error={wrong === 'email' ? texts.errors.email : undefined}
      />
      <TextareaField id={`${id}-message`} name="message" label={texts.message} maxLength={2000} />
      <div aria-hidden="true" className="absolute -z-10 size-px overflow-hidden opacity-0">
        <label htmlFor={`${id}-website`}>{texts.website}</label>
        <input id={`${id}-website`} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <Button kind="main" type="submit" busy={state === 'sending' ? texts.sending : undefined}>
        {texts.send}
      </Button>
      <p className="text-quiet text-sm">{texts.privacy}</p>
    </form>
  );
}
