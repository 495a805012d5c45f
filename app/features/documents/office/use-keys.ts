/** Single keys for whoever goes through many files. */
import { useEffect, useRef } from 'react';
import { isTyping, useKeysSwitch } from '#app/ui/wayfinding/single-keys.ts';
import { type Move, moveOf } from './rules.ts';

export function useKeys(onMove: (move: Move) => void) {
  const { hasKeys, setKeys } = useKeysSwitch();
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
