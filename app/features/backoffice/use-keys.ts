/** Single keys for whoever works through many cases; they can be turned off, and never act while somebody types. */
import { useEffect, useRef, useState } from 'react';

const OFF = 'office-keys-off';

export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.closest('input:not([type=checkbox]), textarea, select, dialog') !== null || target.isContentEditable);

const isOff = () => {
  try {
    return localStorage.getItem(OFF) === '1';
  } catch {
    return false;
  }
};

/** `?` shows the keys also where they are off. */
export function useKeys(moves: Readonly<Record<string, () => void>>) {
  const [hasKeys, setHasKeys] = useState(true);
  useEffect(() => setHasKeys(!isOff()), []);
  const latest = useRef<(event: KeyboardEvent) => void>(() => undefined);
  latest.current = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const move = moves[event.key];
    if (!move || (!hasKeys && event.key !== '?')) return;
    event.preventDefault();
    move();
  };
  useEffect(() => {
    const listen = (event: KeyboardEvent) => latest.current(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const setKeys = (on: boolean) => {
    setHasKeys(on);
    try {
      localStorage.setItem(OFF, on ? '0' : '1');
    } catch {
      // A browser that keeps nothing for us: it holds for this page.
    }
  };
  return { hasKeys, setKeys };
}
