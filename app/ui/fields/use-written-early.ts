/**
 * What somebody wrote, chose or ticked before the page woke. React takes a control over with its own value and never
 * hears of that: what differs from the page that was sent is noted until then, and told again as if it were done now.
 * A control that has more to say takes it by itself (`useWrittenEarly`).
 */
import { useEffect, useRef } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Early = string | boolean;

const EVENTS = ['input', 'change'];
const written = new Map<Control, Early>();

const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
const isTicked = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

function isAsSent(control: Control) {
  if (isTicked(control)) return control.checked === control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.value === control.defaultValue;
  const sent = [...control.options].find((option) => option.defaultSelected) ?? control.options[0];
  return control.value === (sent?.value ?? '');
}

function note({ target }: { target: unknown }) {
  if (isControl(target) && target.type !== 'file')
    written.set(target, isTicked(target) ? target.checked : target.value);
}

/** Before React takes the page over. */
export function noteWrittenEarly() {
  for (const control of document.querySelectorAll('input, textarea, select'))
    if (isControl(control) && !isAsSent(control)) note({ target: control });
  for (const event of EVENTS) addEventListener(event, note, true);
}

/** React hears of a value that was set past the setter it watches; first it is made to believe in another one. */
function tell(control: Control, value: Early) {
  const key = isTicked(control) ? 'checked' : 'value';
  const isSelect = control instanceof HTMLSelectElement;
  if (!isSelect) Object.assign(control, { [key]: typeof value === 'boolean' ? !value : `${value}.` });
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), key)?.set?.call(control, value);
  control.dispatchEvent(new Event(isSelect ? 'change' : isTicked(control) ? 'click' : 'input', { bubbles: true }));
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Once the page is awake and shows what it found by itself; one after the other, each told to what the one before left. */
export async function tellWrittenEarly() {
  await nextTask();
  await nextTask();
  for (const event of EVENTS) removeEventListener(event, note, true);
  for (const [control, value] of written) {
    const isUnchosen = control.type === 'radio' && value === false;
    if (control.isConnected && !isUnchosen) tell(control, value);
    await nextTask();
  }
  written.clear();
}

function takeOver(id: string) {
  const place = document.getElementById(id);
  for (const control of written.keys()) if (place?.contains(control)) written.delete(control);
}

/** Of a field, its text; of a box, whether it is ticked; of a group of radios, which one is chosen. */
function readControl(id: string): Early | null {
  const control = document.getElementById(id);
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked;
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) return control.value;
  if (control instanceof HTMLSelectElement) return control.value;
  if (!(control instanceof HTMLFieldSetElement)) return null;
  return control.querySelector<HTMLInputElement>('input[type=radio]:checked')?.value ?? null;
}

export function useWrittenEarly<T extends Early>(id: string, shown: T, take: (early: T) => void) {
  const first = useRef({ id, shown, take });
  useEffect(() => {
    const { id, shown, take } = first.current;
    const early = readControl(id);
    takeOver(id);
    if (early !== null && typeof early === typeof shown && early !== shown) take(early as T);
  }, []);
}

/** The same of boxes of one name, of which several may be ticked. */
export function useTickedEarly(id: string, name: string, shown: readonly string[], take: (early: string[]) => void) {
  const first = useRef({ id, name, shown, take });
  useEffect(() => {
    const { id, name, shown, take } = first.current;
    const boxes = [...(document.getElementById(id)?.querySelectorAll('input') ?? [])].filter(
      (box) => box.name === name,
    );
    takeOver(id);
    const ticked = boxes.filter(({ checked }) => checked).map(({ value }) => value);
    if (boxes.some(({ value, checked }) => checked !== shown.includes(value))) take(ticked);
  }, []);
}
