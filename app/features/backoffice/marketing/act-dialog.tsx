/** One thing to be done, asked once more; what it needs besides stands between the words and the button. */
import { type ReactNode, useId } from 'react';
import { Button } from '#app/ui/button.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { closeDialog } from '#app/ui/overlays/command.ts';
import { ShownDialog } from '#app/ui/overlays/shown-dialog.tsx';

type Words = { title: string; lead: string; send: string; busy: string; cancel: string; close: string };
/** What is wrong: with the field, or with all of it. */
export type Wrong = { text: string; isField?: boolean };

type Props = {
  words: Words;
  /** The one field, where it has one. */
  field?: (given: { id: string; name: 'value'; error: string | undefined }) => ReactNode;
  /** Nothing where it was done. */
  onSend(value: string): Promise<Wrong | null>;
  onClose(): void;
};

export function ActDialog({ words, field, onSend, onClose }: Props) {
  const id = useId();
  const { isBusy, sends, fail, fieldOf, summary, aloud } = useSending<'value'>(id);
  const send = sends(async (typed) => {
    const wrong = await onSend(String(typed.get('value') ?? '').trim());
    if (wrong) return fail(wrong.text, wrong.isField ? 'value' : undefined);
    closeDialog(id);
  });
  const { error, ...given } = fieldOf('value');
  return (
    <ShownDialog id={id} title={words.title} close={words.close} onClose={onClose} holds={Boolean(field)}>
      <form method="post" noValidate onSubmit={send} className="grid gap-4">
        {summary('')}
        {aloud}
        <p>{words.lead}</p>
        {field?.({ ...given, error: typeof error === 'string' ? error : undefined })}
        <div className="flex flex-wrap gap-3">
          <Button kind="main" type="submit" busy={isBusy ? words.busy : undefined}>
            {words.send}
          </Button>
          <Button kind="plain" onClick={() => closeDialog(id)}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </ShownDialog>
  );
}
