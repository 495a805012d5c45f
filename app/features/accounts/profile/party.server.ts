/** How many travel is said in three places: the questions, the payment page, the profile. The last word counts in all (D44). */
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import type { Db } from '#db/client.server.ts';
import { carts, form_pages } from '#db/schema.server.ts';

/** The number was said anew, before payment: cart and answers follow, as new versions, so that no older page puts it back. */
export async function bringParty({ now: updated_at }: Pick<Ctx, 'now'>, tx: Db, user_id: string, people: number) {
  await tx
    .update(carts)
    .set({ number_purchasing: people, version: sql`${carts.version} + 1`, updated_at })
    .where(and(eq(carts.user_id, user_id), ne(carts.number_purchasing, people)));
  const { form_data, form_name, page_number } = form_pages;
  const answer = JSON.stringify({ number_in_party: String(people) });
  await tx
    .update(form_pages)
    .set({ form_data: sql`${form_data} || ${answer}::jsonb`, version: sql`${form_pages.version} + 1`, updated_at })
    .where(
      and(
        ...[eq(form_pages.user_id, user_id), eq(form_name, 'eligibility'), eq(page_number, 1)],
        sql`${form_data} ->> 'number_in_party' <> ${String(people)}`,
      ),
    );
}
