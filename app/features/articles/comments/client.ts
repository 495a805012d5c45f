/** The browser's call about comments. */
import { send } from '#app/platform/http/http.ts';
import type { CommentFields } from './rules.ts';

/** The key stays the same for one comment, so that a second try after a lost answer saves it once. */
export const postComment = (article: string, body: CommentFields, idempotencyKey: string) =>
  send<{ success: true; message: string }>('POST', `/articles/${article}/comments`, {
    body,
    idempotencyKey,
    isOutsideSession: true,
  });
