/** The answers of one form as they are judged here: each verdict is sent at once, and what others have said meanwhile is taken in. */
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { type FieldReview, type JudgementResult, judge, standsInstead } from './client.ts';
import type { Reason, Stand, Verdict } from './rules.ts';
import { standAfter } from './verdicts.ts';
import type { ReviewPage, ReviewRow, ReviewView } from './view.server.ts';

/** What was said of an answer since the page was read. */
type Since = Record<string, { stand: Stand; id: number | null; comment: string | null; reason: Reason | null }>;

const since = (rows: readonly FieldReview[], known: readonly ReviewRow[]): Since =>
  Object.fromEntries(
    known.flatMap(({ path, said }) => {
      const last = rows.filter((row) => row.path === path).at(-1);
      if ((last?.field_review_id ?? null) === (said?.id ?? null) && last?.state === said?.state) return [];
      const id = last?.field_review_id ?? null;
      return [[path, { stand: standAfter(last), id, comment: last?.comment ?? null, reason: last?.reason ?? null }]];
    }),
  );

/** Something was written and not read yet: a change of the page, which else reads nothing, would stop that reading for good. */
export const unread = { isDue: false };

type ReviewNotice = 'failed' | 'changed' | null;

export function useReview(view: ReviewView) {
  const revalidator = useRevalidator();
  const revalidate = () => {
    unread.isDue = true;
    return revalidator.revalidate();
  };
  const [said, setSaid] = useState<Record<number, Since>>({});
  const [version, setVersion] = useState(view.review?.version ?? 0);
  const [told, setTold] = useState<ReviewNotice>(null);
  const busy = useRef(false);
  // Read anew: what was kept here is in it.
  useEffect(() => {
    unread.isDue = false;
    setSaid({});
    setVersion(view.review?.version ?? 0);
  }, [view]);

  const pages = view.pages.map((page): ReviewPage => {
    const own = said[page.number];
    if (!own) return page;
    const rows = page.rows.map((row): ReviewRow => {
      const now = own[row.path];
      if (!now) return row;
      const before = row.said;
      const words =
        now.id === null
          ? null
          : {
              ...{ verdict: 'flagged' as const, state: 'draft' as const, before: null, after: null, by: null },
              ...{ at: new Date(), answered_at: null, ...before, id: now.id, comment: now.comment, reason: now.reason },
            };
      return { ...row, stand: now.stand, said: words };
    });
    return { ...page, rows };
  });

  function take(page: ReviewPage, answer: JudgementResult) {
    const known = view.pages.find(({ number }) => number === page.number)?.rows ?? [];
    setSaid((now) => ({ ...now, [page.number]: since(answer.fields, known) }));
    // Somebody else has spoken about another answer meanwhile: all of it is read anew.
    if (answer.version > version + 1) void revalidate();
    setVersion(answer.version);
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
