/** A place in a list as start_key_pk and start_key_sk: the two halves of one sealed word (D55, T37). Nobody else can make one. */
import { z } from 'zod';
import { seal, unseal } from '#app/platform/access/seal.server.ts';
import { cursorInstant } from '#app/platform/cursor.ts';
import { Problem } from '#app/platform/problem.ts';

/** Of which list, and after which row. */
const place = z.object({ list: z.string(), at: cursorInstant, id: z.uuid() });
export type Place = { at: string; id: string };
type Halves = { start_key_pk: string; start_key_sk: string };

export function halvesOf(secret: string, list: string, { at, id }: Place): Halves {
  const sealed = seal(secret, JSON.stringify({ list, at, id }));
  const middle = Math.ceil(sealed.length / 2);
  return { start_key_pk: sealed.slice(0, middle), start_key_sk: sealed.slice(middle) };
}

/** Nothing where the list begins; 422 for halves that do not belong together, or to another list. */
export function placeOf(secret: string, list: string, given: Partial<Record<keyof Halves, string | undefined>>) {
  const { start_key_pk, start_key_sk } = given;
  if (!start_key_pk && !start_key_sk) return undefined;
  try {
    const found = place.parse(JSON.parse(unseal(secret, `${start_key_pk}${start_key_sk}`)));
    if (found.list === list) return { at: found.at, id: found.id };
  } catch {
    // Whatever is wrong with it, the answer is the same.
  }
  throw new Problem(422, undefined, { field: 'start_key_pk' });
}
