/** Where a comment stands (D33). Pure. */

export const COMMENT_STATES = ['waiting', 'approved', 'refused'] as const;
export type CommentState = (typeof COMMENT_STATES)[number];

/** Of staff, why a comment is not shown; kept in the trail, where personal data in it is masked. */
export const REASON_LENGTH = 300;
export const MOST_COMMENTS_AT_ONCE = 100;
