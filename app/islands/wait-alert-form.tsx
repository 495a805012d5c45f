/** Asks for one message when the published wait falls below a limit; nothing typed is lost, one wish is sent once. */
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useFirstError } from '#app/features/accounts/first-error.ts';
import { askForAlert } from '#app/features/site/wait-alert-client.ts';
import type { WaitAlertForm as Props } from '#app/features/site/wait-alert-texts.server.ts';
import { normalEmail } from '#app/platform/email.ts';
import { HttpError } from '#app/platform/http.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';

type Field = keyof Props['texts']['errors'];
type State = 'ready' | 'sending' | 'sent' | 'failed' | 'tooMany';

export default function WaitAlertForm({ locale, city, category, options, texts }: Props) {
  const id = useId();
  const error = useFirstError<Field>(id);
  const [state, setState] = useState<State>('ready');
  const done = useRef<HTMLHeadingElement>(null);
  const key = useRef('');
  const isBusy = useRef(false);

  useEffect(() => {
    if (state === 'sent') done.current?.focus();
  }, [state]);

  function refuse(field: Field) {
    setState('ready');
    error.show(field, texts.errors[field]);
  }

  function fail(failure: unknown) {
    const status = failure instanceof HttpError ? failure.status : 0;
    if (status === 422) key.current = '';
    const field = failure instanceof HttpError && status === 422 ? failure.field : undefined;
    if (field === 'email' || field === 'below_months') return refuse(field);
    setState(status === 429 ? 'tooMany' : 'failed');
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    const form = new FormData(event.currentTarget);
    const read = (field: string) => String(form.get(field) ?? '');
    const [email, below_months, website] = [normalEmail(read('email')), Number(read('below_months')), read('website')];
    error.clear();
    if (!email) return refuse('email');
    if (!below_months) return refuse('below_months');
    isBusy.current = true;
    setState('sending');
    try {
      key.current ||= crypto.randomUUID();
      await askForAlert({ email, city, category, below_months, locale, ...(website && { website }) }, key.current);
      key.current = '';
      setState('sent');
    } catch (failure) {
      fail(failure);
    } finally {
      isBusy.current = false;
    }
  }

  if (state === 'sent')
    return (
      <div className="grid gap-4" role="status">
        <h3 ref={done} tabIndex={-1} className="font-semibold text-good text-xl outline-none">
          {texts.sentTitle}
        </h3>
        <p>{texts.sent}</p>
        <Button kind="quiet" onClick={() => setState('ready')}>
          {texts.again}
        </Button>
      </div>
    );

  return (
    <form
      noValidate
      onSubmit={submit}
      // Another wish is another message.
      onChange={() => {
        key.current = '';
      }}
      className="grid gap-5 noscript:hidden"
    >
      <p role="alert" className="sr-only">
        {error.wrong?.text}
      </p>
      {(state === 'failed' || state === 'tooMany') && <ErrorSummary title={texts[state]} links={[]} />}
      <TextField
        id={error.idOf('email')}
        name="email"
        type="email"
        dir="ltr"
        label={texts.email}
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        error={error.at('email')}
      />
      <SelectField
        id={error.idOf('below_months')}
        name="below_months"
        label={texts.threshold}
        empty={texts.thresholdEmpty}
        options={options}
        error={error.at('below_months')}
      />
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
