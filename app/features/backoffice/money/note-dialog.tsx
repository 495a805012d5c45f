/** A question that only has one answer in words: why, or what was found. */
import { useId } from 'react';
import { Button } from '#app/ui/button.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { closeDialog } from '#app/ui/overlays/command.ts';
import { ShownDialog } from '#app/ui/overlays/shown-dialog.tsx';

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
  const { isBusy, sends, fail, fieldOf, summary, aloud } = useSending<'note'>(id);
  const send = sends(async (typed) => {
    const note = String(typed.get('note') ?? '').trim();
    if (note.length < 3) return fail(words.missing, 'note');
    const wrong = await onSend(note);
    if (wrong) return fail(wrong);
    closeDialog(id);
  });
  return (
    <ShownDialog id={id} title={words.title} close={words.close} onClose={onClose} holds>
      <form method="post" noValidate onSubmit={send} className="grid gap-4">
        {summary('')}
        {aloud}
        <p>{words.lead}</p>
        <TextareaField {...fieldOf('note')} label={words.label} rows={3} maxLength={500} />
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
