/** The calls of an adviser about the answers of a case. */
import { HttpError, send } from '#app/platform/http/http.ts';
import type { Reason, Verdict } from './rules.ts';

export type Judgement = {
  form_name: string;
  page_number: number;
  verdict: Verdict;
  fields: { path: string; seen: number | null }[];
  reason?: Reason;
  comment?: string;
};
/** As far as the screen reads it. */
export type FieldReview = {
  field_review_id: number;
  path: string;
  verdict: 'accepted' | 'flagged';
  state: 'draft' | 'sent' | 'answered' | 'settled';
  reason: Reason | null;
  comment: string | null;
  created_at: string;
};
export type JudgementResult = { version: number; fields: FieldReview[] };

export const judge = (user_id: string, body: Judgement) =>
  send<JudgementResult>('PUT', `/form/${user_id}/review/fields`, { body });
export const openReview = (user_id: string) => send('POST', `/form/${user_id}/review/open`);
export const sendBack = (user_id: string, version: number) =>
  send('POST', `/form/${user_id}/review/return`, { body: { version } });
export const approve = (user_id: string, body: { version: number; reason?: string }) =>
  send('POST', `/form/${user_id}/review/accept`, { body });

/** What stands there instead, where somebody else was faster. */
export const standsInstead = (error: unknown): JudgementResult | null =>
  error instanceof HttpError &&
  error.status === 409 &&
  Array.isArray((error.body as Partial<JudgementResult> | null)?.fields)
    ? (error.body as JudgementResult)
    : null;
export const messageOf = (error: unknown) => (error instanceof HttpError ? error.serverMessage : undefined);
