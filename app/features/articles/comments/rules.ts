/** Comments under an article (D33): who may write what, and what becomes of it. */
import { z } from 'zod';
import { LOCALES } from '#app/i18n/locales.ts';
import { line, lines } from '#app/platform/input.ts';

export const COMMENT_STATES = ['waiting', 'approved', 'refused'] as const;
export type CommentState = (typeof COMMENT_STATES)[number];

/** Of staff, why a comment is not shown; kept in the trail, where personal data in it is masked. */
export const REASON_LENGTH = 300;
export const MOST_COMMENTS_AT_ONCE = 100;

export const NAME_LENGTH = 60;
export const TEXT_LENGTH = 2000;

export const articleParam = z.object({ article: z.string().regex(/^[a-z\d-]{1,80}$/) });

export const commentFields = z.strictObject({
  locale: z.enum(LOCALES),
  name: line(NAME_LENGTH),
  text: lines(TEXT_LENGTH).pipe(z.string().min(1)),
  /** People do not see this field; whoever fills it is a machine (T26). */
  website: z.string().max(500).optional(),
});
export type CommentFields = z.infer<typeof commentFields>;

export const voteFields = z.strictObject({ locale: z.enum(LOCALES), is_useful: z.enum(['true', 'false']) });
