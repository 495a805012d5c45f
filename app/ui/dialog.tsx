/** A question that must be answered first: a card in the middle, a sheet at the foot of a phone. */
import type { ReactNode } from 'react';
import { ModalHead } from './modal-head.tsx';

type Props = {
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
};

/** Opened by `<Button {...command('show-modal', id)}>`; Escape, the cross and a tap beside it close it. */
export function Dialog({ id, title, close, children, actions, open, onClose }: Props) {
  return (
    <dialog
      id={id}
      open={open}
      onClose={onClose}
      closedby="any"
      aria-labelledby={`${id}-title`}
      className="modal m-auto w-[min(32rem,100%)] rounded-2xl bg-card text-night shadow-soft not-modal:static not-modal:max-w-full not-modal:border not-modal:border-line max-sm:modal:mb-0 max-sm:modal:max-w-full max-sm:modal:rounded-b-none"
    >
      <ModalHead id={id} title={title} close={close} />
      <div className="grid gap-4 px-5 pb-5 sm:px-6 sm:pb-6">
        {children}
        {actions && (
          <div className="grid gap-2.5 pt-2 max-sm:*:w-full sm:flex sm:flex-row-reverse sm:justify-start">
            {actions}
          </div>
        )}
      </div>
    </dialog>
  );
}
