/** Does a name answer what was typed? From the start of any word, and anywhere once three letters are there. */
const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export function matchesSearch(name: string, typed: string): boolean {
  const wanted = bare(typed.trim());
  if (!wanted) return true;
  const words = bare(name);
  if (wanted.length >= 3 && words.includes(wanted)) return true;
  return ` ${words}`.includes(` ${wanted}`);
}
