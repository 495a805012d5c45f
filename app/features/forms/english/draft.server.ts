/** A draft in English by the configured service (T34): names, numbers and places stay here, and what comes back is checked; nothing of it is kept. */
import type { Ctx } from '#app/ctx.server.ts';
import { isOnlyHidden, mask, unmask } from '#app/features/forms/mask/mask.ts';
import { within } from '#app/platform/limits/deadline.ts';
import { Problem } from '#app/platform/problem.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import { knownOf } from './known.server.ts';
import { mostOf } from './prose.ts';
import { isPlain, wrongWith } from './rules.ts';
import { CLOSED, findText, isClosedFor } from './store.server.ts';

/** Longer than the service is given. */
const MOST_SECONDS = 8.5;

/** Why there is no draft: no service, nothing to translate, too slow or out of order, not usable, longer than the field. */
export const NO_DRAFT = ['none', 'nothing', 'slow', 'broken', 'wrong', 'long'] as const;
type NoDraft = (typeof NO_DRAFT)[number];

export type Draft =
  | { kind: 'answered'; draft: string | null; why: NoDraft | null; original: string }
  | { kind: 'changed elsewhere' };

const isLate = (error: unknown) => error instanceof Error && /Timeout|Abort|Late/.test(error.name);
class LateError extends Error {
  override name = 'LateError';
}

export async function draftEnglish(
  ctx: Ctx,
  where: { user_id: string; form_name: string },
  asked: { path: string; original?: string | undefined },
): Promise<Draft> {
  const { opened, text } = await findText(ctx, ctx.db, where, asked.path);
  if (await isClosedFor(ctx.db, ctx.actor, where.user_id)) throw new Problem(423, CLOSED);
  if (!text || (asked.original !== undefined && asked.original !== text.original)) return { kind: 'changed elsewhere' };
  const { original } = text;
  const without = (why: NoDraft): Draft => ({ kind: 'answered', draft: null, why, original });
  const { writer } = ctx;
  if (!writer) return without('none');
  const masked = mask(original, await knownOf(ctx.db, opened));
  if (isOnlyHidden(masked)) return without('nothing');
  // What leaves the house is on record, whoever asked for it; by the name of the field.
  const after = { form_name: where.form_name, fields: [text.id] };
  await recordAudit(ctx.db, ctx, { action: 'form.draft', subject_id: where.user_id, after });
  try {
    const written = await within(MOST_SECONDS, writer.translate(masked.text), () => new LateError());
    const draft = isPlain(written, masked.text) ? unmask(written.trim(), masked.hidden) : null;
    const why = draft === null ? 'wrong' : wrongWith(draft, mostOf(text.field)) === 'long' ? 'long' : null;
    ctx.log.info({ outcome: why ?? 'good' }, 'english draft');
    return why ? without(why) : { kind: 'answered', draft, why, original };
  } catch (error) {
    const why = isLate(error) ? 'slow' : 'broken';
    ctx.log.warn({ outcome: why, reason: error instanceof Error ? error.name : 'unknown' }, 'english draft');
    return without(why);
  }
}
