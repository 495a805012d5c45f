/** The comment form: posts by itself where scripts do not run; awake, nothing typed is lost and one comment is sent once. */
import { useEffect, useId, useState } from 'react';
import { HttpError } from '#app/platform/http/http.ts';
import { keyPerContent } from '#app/platform/http/key-per-content.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { TrapField } from '#app/ui/fields/trap-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { SentNote } from '#app/ui/notices/sent-note.tsx';
import { TextLink } from '#app/ui/wayfinding/link.tsx';
import { postComment } from './client.ts';
import type { CommentForm as Props } from './texts.server.ts';

type Field = keyof Props['texts']['errors'];

export default function CommentForm({ article, locale, action, privacyHref, texts }: Props) {
  const id = useId();
  const { isBusy, sends, fail, fieldOf, watches, aloud, notice } = useSending<Field>(id);
  const [comment] = useState(keyPerContent);
  const [isSent, setSent] = useState(false);
  // Asleep, the browser itself asks for what is missing.
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  const refuse = (field: Field) => fail(texts.errors[field], field);

  const watch = watches((field, form) =>
    String(form.get(field) ?? '').trim() || !(field in texts.errors)
      ? null
      : { text: texts.errors[field], isMissing: true },
  );

  async function send(form: FormData) {
    const read = (field: string) => String(form.get(field) ?? '').trim();
    const [name, text, website] = [read('name'), read('text'), read('website')];
    if (!name) return refuse('name');
    if (!text) return refuse('text');
    const fields = { locale, name, text, ...(website && { website }) };
    try {
      await postComment(article, fields, comment.keyOf(fields));
      comment.arrived();
      setSent(true);
    } catch (error) {
      const { status, field } = error instanceof HttpError ? error : {};
      if (status === 422 && (field === 'name' || field === 'text')) return refuse(field);
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
    <form
      method="post"
      action={action}
      noValidate={isAwake}
      {...watch}
      onSubmit={sends(send)}
      className="relative grid gap-5"
    >
      {aloud}
      {notice}
      <input type="hidden" name="locale" value={locale} />
      <TextField {...fieldOf('name')} label={texts.name} autoComplete="nickname" maxLength={60} required />
      <TextareaField {...fieldOf('text')} label={texts.text} maxLength={2000} required />
      <TrapField id={`${id}-website`} label={texts.website} />
      <p className="text-quiet text-sm">
        {texts.privacy[0]}
        <TextLink href={privacyHref}>{texts.privacy[1]}</TextLink>
        {texts.privacy[2]}
      </p>
      <Button kind="main" type="submit" busy={isBusy ? texts.sending : undefined}>
        {texts.send}
      </Button>
    </form>
  );
}
