/** A dialog that is there only while it is asked for: it opens as it appears, and is forgotten when it closes. */
import { useEffect, useRef } from 'react';
import { Dialog, type DialogProps } from './dialog.tsx';

/** The browser gives the focus back to what opened it; where that is gone, one reads on at the top of the page. */
function focusPage() {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}

export function ShownDialog({ onClose, ...props }: Omit<DialogProps, 'open'> & { onClose: () => void }) {
  const { id } = props;
  const opener = useRef<Element>(null);
  useEffect(() => {
    const dialog = document.getElementById(id);
    if (!(dialog instanceof HTMLDialogElement) || dialog.open) return;
    opener.current = document.activeElement;
    dialog.showModal();
  }, [id]);
  const forget = () => {
    onClose();
    if (opener.current && !opener.current.isConnected) focusPage();
  };
  return <Dialog {...props} onClose={forget} />;
}
