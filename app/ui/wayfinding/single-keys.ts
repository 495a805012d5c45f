/** Single keys of a screen: they never act while somebody types, and whoever turns them off has them off everywhere (WCAG 2.1.4). */
import { useEffect, useState } from 'react';

const OFF = 'single-keys-off';

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

export function useKeysSwitch() {
  const [hasKeys, setHasKeys] = useState(true);
  useEffect(() => setHasKeys(!isOff()), []);
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
