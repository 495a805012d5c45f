import type { Answers } from '#app/features/quiz/engine/match.ts';
import { dropDraft, readDraft } from '#app/features/quiz/public/draft.ts';
import { HttpError, send } from '#app/platform/http/http.ts';
import { riskOfAnswers } from './risk.ts';
import type { KeptRisk } from './store.server.ts';

type Answer = { risk: KeptRisk };

/** The tourist quiz that came to its end in this tab, over the result that the account had then. */
export function takenInTab(): KeptRisk | null {
  const draft = readDraft('us-tourist');
  const risk = draft && riskOfAnswers(draft.answers);
  return risk ? { answers: risk.answers, version: draft.base ?? 0 } : null;
}

/** Once it is kept the tab forgets it: nobody else who logs in on this phone is told it (T40). */
export async function keepResult(user_id: string, { answers, version }: { answers: Answers; version: number }) {
  await send<Answer>('PUT', `/form/${user_id}/risk-quiz`, { body: { answers, version } });
  dropDraft('us-tourist');
}

/** The result that the account has by now, where it is another one. */
export function keptElsewhere(error: unknown): KeptRisk | null {
  const isConflict = error instanceof HttpError && error.status === 409;
  return (isConflict && (error.body as Partial<Answer> | null)?.risk) || null;
}
