/** Where an adviser is among the answers, and what each key and button does there. */
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useKeys } from '#app/features/backoffice/use-keys.ts';
import { KEYS, type Move, nextAfter } from './rules.ts';
import { useReview } from './use-review.ts';
import type { ReviewPage, ReviewView } from './view.server.ts';

export const answerId = (path: string) => `answer-${path.replaceAll('.', '-')}`;

/** Where one is: the page in the address, the answer by the focus. */
export function useDesk(view: ReviewView) {
  const review = useReview(view);
  const [query, setQuery] = useSearchParams();
  const [here, setHere] = useState<string>();
  const [flagging, setFlagging] = useState<string>();
  const [hasHelp, setHelp] = useState(false);
  const number = Number(query.get('page') ?? view.page);
  const at = Math.max(
    0,
    review.pages.findIndex((one) => one.number === number),
  );
  const page = review.pages[at] as ReviewPage;
  const paths = page.rows.map(({ path }) => path);
  const mayJudge = view.review?.state === 'opened';
  const focus = (path: string | undefined) => path && document.getElementById(answerId(path))?.focus();
  const goTo = (next: number) => {
    setHere(undefined);
    setFlagging(undefined);
    setQuery((now) => new URLSearchParams({ ...Object.fromEntries(now), page: String(next) }), {
      preventScrollReset: true,
    });
  };
  // Another page begins with its heading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the page moves the focus
  useEffect(() => {
    if (query.has('page')) document.getElementById('review-page')?.focus();
  }, [number]);
  const step = (by: 1 | -1) => {
    const now = here === undefined ? (by === 1 ? -1 : paths.length) : paths.indexOf(here);
    const next = paths[now + by];
    if (next) return focus(next);
    const other = review.pages[at + by];
    if (other) goTo(other.number);
  };
  /** What waits is found without the answer that was just spoken about. */
  const goOn = (from: string) => {
    const waiting = page.rows.filter(({ stand, path }) => path !== from && (stand === 'open' || stand === 'answered'));
    focus(nextAfter(paths, new Set(waiting.map(({ path }) => path)), from) ?? from);
  };
  const stands = page.rows.find(({ path }) => path === here)?.stand;
  const isMine = mayJudge && here !== undefined && stands !== 'sent';
  const accept = async (path: string) => (await review.say(page, [path], 'accepted')) && goOn(path);
  const acceptPage = async () => {
    const open = page.rows.filter(({ stand }) => stand === 'open').map(({ path }) => path);
    if (await review.say(page, open, 'accepted')) document.getElementById('review-page')?.focus();
  };
  const takeBack = async (path: string) => {
    await review.say(page, [path], 'none');
    focus(path);
  };
  const moves: Record<Move, () => unknown> = {
    ...{ next: () => step(1), previous: () => step(-1), help: () => setHelp(true) },
    accept: () => isMine && here && stands !== 'accepted' && accept(here),
    flag: () => isMine && setFlagging(here),
    'take-back': () => isMine && here && (stands === 'accepted' || stands === 'draft') && takeBack(here),
    'accept-page': () => mayJudge && acceptPage(),
    'next-page': () => review.pages[at + 1] && goTo(review.pages[at + 1]?.number ?? number),
  };
  const keys = useKeys(Object.fromEntries(Object.entries(KEYS).map(([key, move]) => [key, () => void moves[move]()])));
  return {
    ...{ ...review, page, here, setHere, flagging, setFlagging, hasHelp, setHelp, mayJudge, goTo, keys },
    ...{ accept, acceptPage, takeBack, focus, goOn, next: review.pages[at + 1], previous: review.pages[at - 1] },
  };
}
