/** Asks for one message when the published wait falls below a limit; nothing typed is lost, one wish is sent once. */
import { useId, useState } from 'react';
import { normalEmail } from '#app/platform/email.ts';
import { HttpError } from '#app/platform/http/http.ts';
import { keyPerContent } from '#app/platform/http/key-per-content.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { TrapField } from '#app/ui/fields/trap-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { SentNote } from '#app/ui/notices/sent-note.tsx';
import { askForAlert } from './client.ts';
import type { WaitAlertForm as Props } from './texts.server.ts';

type Field = keyof Props['texts']['errors'];

export default function WaitAlertForm({ locale, city, category, options, texts }: Props) {
  const id = useId();
  const { isBusy, sends, fail, fieldOf, watches, aloud, notice } = useSending<Field>(id);
  const [wish] = useState(keyPerContent);
  const [isSent, setSent] = useState(false);
  const refuse = (field: Field) => fail(texts.errors[field], field);

  const watch = watches((field, form) => {
    const written = String(form.get(field) ?? '');
    const isRight = field === 'email' ? normalEmail(written) : written;
    return isRight ? null : { text: texts.errors[field], isMissing: !written };
  });

  async function send(form: FormData) {
    const read = (field: string) => String(form.get(field) ?? '');
    const [email, below_months, website] = [normalEmail(read('email')), Number(read('below_months')), read('website')];
    if (!email) return refuse('email');
    if (!below_months) return refuse('below_months');
    const fields = { email, city, category, below_months, locale, ...(website && { website }) };
    try {
      await askForAlert(fields, wish.keyOf(fields));
      wish.arrived();
      setSent(true);
    } catch (error) {
      const { status, field } = error instanceof HttpError ? error : {};
      if (status === 422 && (field === 'email' || field === 'below_months')) return refuse(field);
      fail(status === 429 ? texts.tooMany : texts.failed);
    }
  }

  if (isSent)
    return (
      <SentNote title={texts.sentTitle} again={texts.again} onAgain={() => setSent(false)}>
        {texts.sent}
      </SentNote>
    );

  return (
    <form noValidate {...watch} onSubmit={sends(send)} className="grid gap-5 noscript:hidden">
      {aloud}
      {notice}
      <TextField
        {...fieldOf('email')}
        type="email"
        dir="ltr"
        label={texts.email}
        autoComplete="email"
        inputMode="email"
        maxLength={254}
      />
      <SelectField
        {...fieldOf('below_months')}
        label={texts.threshold}
        empty={texts.thresholdEmpty}
        options={options}
      />
      <TrapField id={`${id}-website`} label={texts.website} />
      <Button kind="main" type="submit" busy={isBusy ? texts.sending : undefined}>
        {texts.send}
      </Button>
      <p className="text-quiet text-sm">{texts.privacy}</p>
    </form>
  );
}
