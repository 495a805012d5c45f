/** "Same as" another family member: what a family has in common on a page, and nothing else of it. */
import { type Answers, isSameAnswer, type Value } from '#app/features/forms/engine/values.ts';
import { bareLetters } from '#app/i18n/bare-letters.ts';
import type { Prefill, SharedBlock } from '#content/forms/prefill.ts';
import type { Offers } from './offer.ts';
import { byPath, isAnswer } from './paths.ts';

const bare = (value: unknown) => (typeof value === 'string' ? bareLetters(value).replace(/\s+/gu, ' ').trim() : '');

type Self = { readonly surnames: unknown; readonly given_names: unknown };

function isOf({ onlyWhen, notSelf }: SharedBlock, theirs: Answers, self: Self): boolean {
  if (onlyWhen && !onlyWhen.oneOf.includes(String(theirs[onlyWhen.field]))) return false;
  if (!notSelf) return true;
  const [surnames, given] = notSelf.map((name) => bare(theirs[name]));
  return !surnames || surnames !== bare(self.surnames) || given !== bare(self.given_names);
}

/** Whole blocks, with what is empty in them: half of one address and half of another is neither. */
export function sharedOn({ shared }: Prefill, page: number, theirs: Answers, self: Self): Answers {
  const blocks = (shared?.[page] ?? []).filter(
    (block) => isOf(block, theirs, self) && block.fields.some((name) => isAnswer(theirs[name])),
  );
  return Object.fromEntries(blocks.flatMap(({ fields }) => fields).map((name) => [name, theirs[name] ?? null]));
}

export const sharedOffers = (answers: Answers, user_id: string): Offers =>
  new Map([...byPath(answers)].map(([path, value]) => [path, { value, origin: `form-of:${user_id}` }]));

/** The home address as one thing. */
export const addressIn = ({ address }: Prefill, answers: Answers): Record<string, Value> =>
  Object.fromEntries((address?.fields ?? []).map((name) => [name, (answers[name] ?? null) as Value]));

/** A box that was never there and one that is not ticked are the same. */
const asSaid = (address: Record<string, Value>) =>
  Object.fromEntries(Object.entries(address).map(([name, value]) => [name, isAnswer(value) ? value : null]));

export const isSameAddress = (one: Record<string, Value>, other: Record<string, Value>) =>
  isSameAnswer(asSaid(one), asSaid(other));
