/** Which stand of which opening of a page was written: a save whose answer got lost is told by it from somebody else's. */

/** Not `randomUUID`, which pages without a certificate lack. */
export const newOpening = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('');

export const stampOf = (opening: string, edition: number) => `${opening}.${edition}`;

/** Whether all that has the other stamp stands in this one, too. */
export function holds(stamp: string, other: string | null): boolean {
  const [opening, edition] = stamp.split('.');
  const [its, before] = (other ?? '').split('.');
  return opening === its && Number(edition) >= Number(before);
}
