/** A question that must be answered first: a card in the middle, a sheet at the foot of a phone. */
import type { ReactNode } from 'react';
import { ModalHead } from './modal-head.tsx';

export type DialogProps = {
  id: string;
  title: string;
  /** The word for the cross. */
  close: string;
  children: ReactNode;
  /** Buttons; on a phone the first stands on top. */
  actions?: ReactNode;
  /** In the page, not over it. */
  open?: boolean | undefined;
  onClose?: (() => void) | undefined;
  /** Holds something typed: a tap beside it does not close it. */
  holds?: boolean | undefined;
};

/** Opened by `<Button {...command('show-modal', id)}>`; Escape, the cross and, unless it `holds`, a tap beside it close it. */
export function Dialog({ id, title, close, children, actions, open, onClose, holds }: DialogProps) {
  return (
    <dialog
      id={id}
      open={open}
      onClose={onClose}
      closedby={holds ? 'closerequest' : 'any'}
      aria-labelledby={`${id}-title`}
      className="modal m-auto w-[min(32rem,100%)] rounded-2xl bg-card text-night shadow-soft not-modal:static not-modal:max-w-full not-modal:border not-modal:border-line max-sm:modal:mb-0 max-sm:modal:max-w-full max-sm:modal:rounded-b-none"
    >
      <ModalHead id={id} title={title} close={close} />
      <div className="grid gap-4 px-5 pb-5 sm:px-6 sm:pb-6">
        {children}
        {actions && (
          // Within reach however long the question is.
          <div className="sticky bottom-0 -mx-5 -mb-5 grid gap-2.5 bg-card px-5 pt-3 pb-5 max-sm:*:w-full sm:-mx-6 sm:-mb-6 sm:flex sm:flex-row-reverse sm:justify-start sm:px-6 sm:pb-6">
            {actions}
          </div>
        )}
      </div>
    </dialog>
  );
}
