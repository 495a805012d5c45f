/** Comments under an article (D33): who may write what, and what becomes of it. */
import { z } from 'zod';
import { LOCALES } from '#app/i18n/locales.ts';
import { line, lines } from '#app/platform/input.ts';

const NAME_LENGTH = 60;
const TEXT_LENGTH = 2000;

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
