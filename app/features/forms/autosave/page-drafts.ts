/** Answers of a page that the server does not have yet, kept under whoever wrote them (app/platform/offline/drafts.ts). */
import { bodyOf, type PagePlace, pathOf } from '#app/features/forms/client.ts';
import type { Answers } from '#app/features/forms/engine/values.ts';
import type { TakenAnswers } from '#app/features/forms/prefill/marks.ts';
import {
  aloneWith,
  type Draft,
  dropSent,
  keepDraft,
  readDraft,
  readSent,
  restDraft,
} from '#app/platform/offline/drafts.ts';
import { keepAtOnce } from '#app/platform/offline/last-word.ts';

/** `address`: where the page stands. What is kept while it is being left is still its own, whatever address shows then. */
export type PageKey = PagePlace & { viewer: string; service_type: string | null; address: string };
export type PageDraft = {
  answers: Answers;
  confirm_later: string[];
  confirmed?: string[];
  filled?: TakenAnswers[];
  /** The stand of this opening (stamp.ts), and those of earlier ones that it came from, of which the server has not been heard. */
  written_in?: string[];
  /** What the server had when it was written. */
  base: { version: number; form_data: Answers; confirm_later?: string[] };
  at: number;
  /** The person has gone on to the next page (D47). */
  isNext?: boolean;
};

const nameOf = ({ user_id, form_name, page_number }: PageKey) => `form ${user_id} ${form_name} ${page_number}`;

export const readPageDraft = (key: PageKey): Promise<PageDraft | null> =>
  readDraft<Draft & PageDraft>(key.viewer, nameOf(key));

const withCall = (key: PageKey, draft: PageDraft): Draft & PageDraft => ({
  ...draft,
  path: pathOf(key),
  body: bodyOf(draft, { ...key, version: draft.base.version, isNext: draft.isNext === true }),
  address: key.address,
});

/** Whether it is kept. It can be sent without its page: after the next log-in, or before log-out. */
export const keepPageDraft = (key: PageKey, draft: PageDraft): Promise<boolean> =>
  keepDraft(key.viewer, nameOf(key), withCall(key, draft));

/** The page is about to go. */
export const keepPageDraftAtOnce = (key: PageKey, draft: PageDraft) =>
  keepAtOnce(key.viewer, nameOf(key), withCall(key, draft));

/** It has arrived; the copy of the page that opens without a network is older. */
export const restPageDraft = (key: PageKey, draft: PageDraft) =>
  restDraft(key.viewer, nameOf(key), withCall(key, draft));

/** What arrived after the page at hand was made; nothing where the page knows it all. */
export async function readNewer(key: PageKey, version: number): Promise<PageDraft | null> {
  const sent = await readSent<Draft & PageDraft>(key.viewer, nameOf(key));
  if (!sent || sent.base.version > version) return sent;
  await dropSent(key.viewer, nameOf(key));
  return null;
}

export const alonePage = <T>(key: PageKey, work: () => Promise<T>) => aloneWith(key.viewer, nameOf(key), work);
