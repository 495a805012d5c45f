/** Single keys for whoever works through many cases; `?` shows them also where they are off. */
import { useEffect, useRef } from 'react';
import { isTyping, useKeysSwitch } from '#app/ui/wayfinding/single-keys.ts';

export function useKeys(moves: Readonly<Record<string, () => void>>) {
  const { hasKeys, setKeys } = useKeysSwitch();
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
  return { hasKeys, setKeys };
}
