/** A question that only has one answer in words: why, or what was found. */
import { useId } from 'react';
import { FormDialog } from '#app/features/backoffice/form-dialog.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { closeDialog } from '#app/ui/overlays/command.ts';
import { LEAST_REASON } from '#content/limits.ts';

type Words = {
  title: string;
  lead: string;
  label: string;
  missing: string;
  send: string;
  busy: string;
  cancel: string;
  close: string;
};

type Props = {
  words: Words;
  /** Nothing where it was done; otherwise what to say. */
  onSend(note: string): Promise<string | null>;
  onClose(): void;
};

export function NoteDialog({ words, onSend, onClose }: Props) {
  const id = useId();
  const { sends, fail, fieldOf, ...sending } = useSending<'note'>(id);
  const send = sends(async (typed) => {
    const note = String(typed.get('note') ?? '').trim();
    if (note.length < LEAST_REASON) return fail(words.missing, 'note');
    const wrong = await onSend(note);
    if (wrong) return fail(wrong);
    closeDialog(id);
  });
  return (
    <FormDialog {...{ id, sending, onClose }} words={words} onSubmit={send}>
      <p>{words.lead}</p>
      <TextareaField {...fieldOf('note')} label={words.label} rows={3} maxLength={500} />
    </FormDialog>
  );
}
