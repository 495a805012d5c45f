/** A dialog with a form in it: what is wrong stands on top, sending and leaving at the end. */
import type { FormEvent, ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import type { Sending } from '#app/ui/fields/use-sending.tsx';
import { closeDialog } from '#app/ui/overlays/command.ts';
import { ShownDialog } from '#app/ui/overlays/shown-dialog.tsx';

type FormDialogWords = { title: string; close: string; send: string; busy: string; cancel: string };

type Props = {
  id: string;
  words: FormDialogWords;
  sending: Pick<Sending<never>, 'isBusy' | 'notice' | 'aloud'>;
  onSubmit(event: FormEvent<HTMLFormElement>): unknown;
  onClose(): void;
  /** Something is written in it, so a press beside it closes nothing. */
  holds?: boolean;
  isDanger?: boolean;
  children: ReactNode;
  /** What can be done besides, after the form. */
  below?: ReactNode;
};

export function FormDialog({ id, words, sending, onSubmit, onClose, holds = true, isDanger, children, below }: Props) {
  return (
    <ShownDialog id={id} title={words.title} close={words.close} onClose={onClose} holds={holds}>
      <form method="post" noValidate onSubmit={onSubmit} className="grid gap-4">
        {sending.notice}
        {sending.aloud}
        {children}
        <div className="flex flex-wrap gap-3">
          <Button kind={isDanger ? 'danger' : 'main'} type="submit" busy={sending.isBusy ? words.busy : undefined}>
            {words.send}
          </Button>
          <Button kind="plain" onClick={() => closeDialog(id)}>
            {words.cancel}
          </Button>
        </div>
      </form>
      {below}
    </ShownDialog>
  );
}
