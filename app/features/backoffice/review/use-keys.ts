/** Single keys for whoever reads many answers; they never act while somebody types, nor below a dialog. */
import { useEffect, useRef } from 'react';
import { type Move, moveOf } from './rules.ts';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.closest('input, textarea, select, dialog') !== null || target.isContentEditable);

export function useKeys(onMove: (move: Move) => void) {
  const latest = useRef<(event: KeyboardEvent) => void>(() => undefined);
  latest.current = (event) => {
    const move = isTyping(event.target) || document.querySelector('dialog[open]') ? null : moveOf(event);
    if (!move) return;
    event.preventDefault();
    onMove(move);
  };
  useEffect(() => {
    const listen = (event: KeyboardEvent) => latest.current(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
