/** A dialog that is there only while it is asked for: it opens as it appears, and is forgotten when it closes. */
import { useEffect, useRef } from 'react';
import { focusHeading } from '#app/ui/focus-heading.ts';
import { Dialog, type DialogProps } from './dialog.tsx';

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
    // The browser gives the focus back to what opened it, where that is still there.
    if (opener.current && !opener.current.isConnected) focusHeading();
  };
  return <Dialog {...props} onClose={forget} />;
}
