/** Does a name answer what was typed? From the start of any word, and anywhere once three letters are there. */
import { bareLetters } from '#app/i18n/bare-letters.ts';

export function matchesSearch(name: string, typed: string): boolean {
  const wanted = bareLetters(typed.trim());
  if (!wanted) return true;
  const words = bareLetters(name);
  if (wanted.length >= 3 && words.includes(wanted)) return true;
  return ` ${words}`.includes(` ${wanted}`);
}
