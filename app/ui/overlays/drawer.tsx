/** More of the same page, from the end of the line: menus, filters, help. */
import type { ReactNode } from 'react';
import { ModalHead } from './modal-head.tsx';

type Props = { id: string; title: string; close: string; children: ReactNode; open?: boolean | undefined };

/** Opened by `<Button {...command('show-modal', id)}>`. */
export function Drawer({ id, title, close, children, open }: Props) {
  return (
    <dialog
      id={id}
      open={open}
      closedby="any"
      aria-labelledby={`${id}-title`}
      className="modal ms-auto me-0 my-0 h-dvh max-h-dvh w-[min(24rem,88vw)] overflow-y-auto overscroll-contain rounded-s-2xl bg-card text-night shadow-soft [--away:translateX(100%)] not-modal:static not-modal:h-auto not-modal:max-w-full not-modal:border not-modal:border-line rtl:[--away:translateX(-100%)]"
    >
      <ModalHead id={id} title={title} close={close} />
      <div className="grid gap-4 px-5 pb-6 sm:px-6">{children}</div>
    </dialog>
  );
}
