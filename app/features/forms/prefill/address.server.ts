/** Who shares the address of the one who applies moves along with it, as long as the two are the same (`shares_address`). */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import type { Answers } from '#app/features/forms/engine/values.ts';
import { isStaff } from '#app/platform/access/actor.ts';
import { lockPerson } from '#app/platform/access/lock-person.server.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import type { Form } from '#content/forms/definition.ts';
import { prefillOf } from '#content/forms/forms.ts';
import type { Db } from '#db/client.server.ts';
import { form_pages, reviews } from '#db/schema.server.ts';
import { isLookedAfter, readFamily } from './family.server.ts';
import { byPath, isAnswer } from './paths.ts';
import { addressIn, isSameAddress } from './shared.ts';

type PageChange = {
  readonly head: { readonly user_id: string; readonly primary_user_id: string | null };
  readonly form: Form;
  readonly page_number: number;
  readonly before: Answers;
  readonly after: Answers;
  /** What else follows for a member whose page has changed. */
  settle(user_id: string): Promise<void>;
};

/** In the transaction of the one who moves; a case that waits for its review, or has had it, stays as it was sent. */
export async function moveAlong(ctx: Ctx, tx: Db, { head, form, page_number, before, after, settle }: PageChange) {
  const prefill = prefillOf(form.name);
  const address = prefill?.address;
  if (!prefill || !address || page_number !== address.page || head.primary_user_id) return;
  const [was, now] = [addressIn(prefill, before), addressIn(prefill, after)];
  // An address that was emptied is moved to nobody.
  if (isSameAddress(was, now) || ![was, now].every((one) => Object.values(one).some(isAnswer))) return;
  const family = await readFamily(tx, head.user_id);
  const along = family.filter((one) => one.user_id !== head.user_id && one.shares_address && isLookedAfter(one));
  for (const user_id of along.map((one) => one.user_id).sort()) {
    if (!(await lockPerson(tx, user_id))) continue;
    const ofPage = and(
      ...[eq(form_pages.user_id, user_id), eq(form_pages.form_name, form.name)],
      ...[eq(form_pages.page_number, page_number), inArray(form_pages.status, ['In Progress', 'Finished'])],
    );
    const [row] = await tx
      .select({ form_data: form_pages.form_data, origins: form_pages.origins })
      .from(form_pages)
      .where(ofPage);
    if (!row || !isSameAddress(addressIn(prefill, row.form_data as Answers), was)) continue;
    if ((await tx.$count(reviews, eq(reviews.user_id, user_id))) > 0) continue;
    const kept = Object.entries(row.origins).filter(([path]) => !address.fields.includes(path));
    const marks = [...byPath(now).keys()].map((path) => [path, `form-of:${head.user_id}`]);
    await tx
      .update(form_pages)
      .set({
        form_data: { ...row.form_data, ...now },
        origins: Object.fromEntries([...kept, ...marks]),
        ...{ version: sql`${form_pages.version} + 1`, saved_by: ctx.actor.user_id ?? null, updated_at: ctx.now },
        written_in: null,
      })
      .where(ofPage);
    if (isStaff(ctx.actor)) {
      const after = { form_name: form.name, page_number, fields: address.fields };
      await recordAudit(tx, ctx, { action: 'form.save', subject_id: user_id, after });
    }
    await settle(user_id);
  }
}
