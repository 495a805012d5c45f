/**
 * What somebody wrote or chose before the page woke. React takes a control over with its own value and never hears of
 * that, so the page looks once, as it wakes.
 */
import { useEffect, useRef } from 'react';

type Early = string | boolean;

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
    const ticked = boxes.filter(({ checked }) => checked).map(({ value }) => value);
    if (boxes.some(({ value, checked }) => checked !== shown.includes(value))) take(ticked);
  }, []);
}
