/** The answers of one form as they are judged here: each verdict is sent at once, and what others have said meanwhile is taken in. */
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { type JudgementResult, judge, standsInstead } from './client.ts';
import type { Reason, Verdict } from './rules.ts';
import { newestOf, type PageVerdicts, pageWith } from './said.ts';
import type { ReviewPage, ReviewView } from './view.server.ts';

/** Something was written and not read yet: a change of the page, which else reads nothing, would stop that reading for good. */
export const unread = { isDue: false };

type ReviewNotice = 'failed' | 'changed' | null;

export function useReview(view: ReviewView) {
  const revalidator = useRevalidator();
  const revalidate = () => {
    unread.isDue = true;
    return revalidator.revalidate();
  };
  const [said, setSaid] = useState<Record<number, PageVerdicts>>({});
  const [told, setTold] = useState<ReviewNotice>(null);
  const busy = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reading ends the wait for it
  useEffect(() => {
    unread.isDue = false;
  }, [view]);

  const read = view.review?.version ?? 0;
  const version = newestOf(said, read);
  const pages = view.pages.map((page) => pageWith(page, said[page.number], read));

  function take(page: ReviewPage, { version: now, fields }: JudgementResult) {
    setSaid((before) => ({ ...before, [page.number]: { version: now, fields } }));
    // Somebody else has spoken about another answer meanwhile: all of it is read anew.
    if (now > version + 1) void revalidate();
  }

  type More = { reason: Reason; comment: string };
  async function say(page: ReviewPage, paths: readonly string[], verdict: Verdict, more?: More): Promise<boolean> {
    if (busy.current || paths.length === 0) return false;
    busy.current = true;
    const fields = page.rows
      .filter(({ path }) => paths.includes(path))
      .map((row) => ({ path: row.path, seen: row.said?.id ?? null }));
    try {
      const asked = { form_name: view.form, page_number: page.number, verdict, fields, ...more };
      take(page, await judge(view.person.user_id, asked));
      setTold(null);
      return true;
    } catch (error) {
      const stands = standsInstead(error);
      if (stands) take(page, stands);
      setTold(stands ? 'changed' : 'failed');
      return false;
    } finally {
      busy.current = false;
    }
  }
  return { pages, version, told, say, revalidate };
}
