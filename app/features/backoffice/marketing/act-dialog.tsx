/** One thing to be done, asked once more; what it needs besides stands between the words and the button. */
import { type ReactNode, useId } from 'react';
import { FormDialog } from '#app/features/backoffice/form-dialog.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { closeDialog } from '#app/ui/overlays/command.ts';

type Words = { title: string; lead: string; send: string; busy: string; cancel: string; close: string };
/** What is wrong: with the field, or with all of it. */
type ActError = { text: string; isField?: boolean };

type Props = {
  words: Words;
  /** The one field, where it has one. */
  field?: (given: { id: string; name: 'value'; error: string | undefined }) => ReactNode;
  /** Nothing where it was done. */
  onSend(value: string): Promise<ActError | null>;
  onClose(): void;
};

export function ActDialog({ words, field, onSend, onClose }: Props) {
  const id = useId();
  const { sends, fail, fieldOf, ...sending } = useSending<'value'>(id);
  const send = sends(async (typed) => {
    const wrong = await onSend(String(typed.get('value') ?? '').trim());
    if (wrong) return fail(wrong.text, wrong.isField ? 'value' : undefined);
    closeDialog(id);
  });
  const { error, ...given } = fieldOf('value');
  return (
    <FormDialog {...{ id, sending, onClose }} words={words} onSubmit={send} holds={Boolean(field)}>
      <p>{words.lead}</p>
      {field?.({ ...given, error: typeof error === 'string' ? error : undefined })}
    </FormDialog>
  );
}
