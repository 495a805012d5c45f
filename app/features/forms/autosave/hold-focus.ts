/** Controls are drawn anew under somebody's hand: the next key goes where the last one went. */

const isText = (control: Element | null): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && control.selectionStart !== null);

/** Before it; gives back what is to be done after it, in the same turn. */
export function holdFocus(): () => void {
  const held = document.activeElement;
  const id = held?.id;
  // Whoever has marked all of it is about to write over it.
  const isMarked =
    isText(held) && held.value !== '' && held.selectionEnd === held.value.length && held.selectionStart === 0;
  return () => {
    const control = id ? document.getElementById(id) : null;
    if (!control) return;
    if (document.activeElement !== control) control.focus({ preventScroll: true });
    if (isMarked && isText(control)) control.select();
  };
}
