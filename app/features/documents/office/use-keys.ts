/** Single keys for whoever goes through many files; they can be turned off, and never act while somebody types. */
import { useEffect, useRef, useState } from 'react';
import { type Move, moveOf } from './rules.ts';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.closest('input, textarea, select, dialog') !== null || target.isContentEditable);

export function useKeys(onMove: (move: Move) => void) {
  const [hasKeys, setKeys] = useState(true);
  const latest = useRef<(event: KeyboardEvent) => void>(() => undefined);
  latest.current = (event) => {
    const move = isTyping(event.target) ? null : moveOf(event);
    if (!move || (!hasKeys && move !== 'help')) return;
    event.preventDefault();
    onMove(move);
  };
  useEffect(() => {
    const listen = (event: KeyboardEvent) => latest.current(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return { hasKeys, setKeys };
}
