/** What an admin types for a code. Pure. */

/** "20", "12,5" in per cent as a proportion; null for what is none. */
export function proportionOf(text: string): number | null {
  const plain = text.replace(/[\s%]/g, '').replace(',', '.');
  if (!/^\d{1,3}(\.\d)?$/.test(plain)) return null;
  const share = Number(plain);
  return share >= 1 && share <= 100 ? Math.round(share * 10) / 1000 : null;
}

/** Empty is no limit; undefined is no number. */
export function usesOf(text: string): number | null | undefined {
  if (text === '') return null;
  return /^\d{1,6}$/.test(text) && Number(text) >= 1 ? Number(text) : undefined;
}

/** The end of a day of Bogotá; nothing where none is given. */
export const endOf = (day: string): string | null =>
  /^2\d{3}-\d\d-\d\d$/.test(day) ? new Date(Date.parse(`${day}T00:00:00Z`) + 29 * 3_600_000).toISOString() : null;
