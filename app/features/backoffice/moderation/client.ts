/** The calls of staff about comments. */
import type { CommentState } from '#app/features/articles/comments/state-rules.ts';
import { send } from '#app/platform/http/http.ts';

export type DecisionOutcome = {
  moved: { comment_id: string; before: CommentState }[];
  left: { comment_id: string; why: 'changed' | 'missing' }[];
};
export type Decision = {
  comments: readonly { comment_id: string; seen: CommentState }[];
  state: CommentState;
  reason?: string | undefined;
};

export const decide = (body: Decision) => send<DecisionOutcome>('PUT', '/admin/comments', { body, seconds: 30 });

export const forget = (comment_id: string) => send('DELETE', `/admin/comments/${comment_id}`);
