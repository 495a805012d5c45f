/** An adviser hears of their own call when somebody else books, moves or cancels it, or gives it to a colleague (D46). */
import { eq } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { nameForMail } from '#app/features/accounts/rules.ts';
import { localeInfo, STAND_IN } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { letterOf } from '#app/integrations/mail/layout.server.ts';
import { writeMessages } from '#app/integrations/mail/outbox.server.ts';
import { pathTo } from '#app/paths.ts';
import { brand } from '#content/brand.ts';
import { OFFICE_ZONE } from '#content/office-clock.ts';
import type { Db } from '#db/client.server.ts';
import { users } from '#db/schema.server.ts';
import { type CallOf, changesFor } from './rules.ts';

/** The clock by which the team works. */

const peopleOf = async (tx: Db, user_id: string) => {
  const { first_name, email, email_verified_at, locale } = users;
  const [row] = await tx
    .select({ first_name, email, email_verified_at, locale })
    .from(users)
    .where(eq(users.user_id, user_id));
  return row;
};

/** In the transaction of the change. Whoever has no confirmed address hears of it by the mailbox of the team. */
export async function tellAdvisers(ctx: Ctx, tx: Db, user_id: string, before: CallOf | null, after: CallOf | null) {
  const customer = nameForMail((await peopleOf(tx, user_id))?.first_name ?? '');
  for (const { told, call } of changesFor(before, after, ctx.actor.user_id)) {
    const adviser = await peopleOf(tx, call.adviser_id);
    if (!adviser) continue;
    const { locale } = adviser;
    const t = translator(locale, 'appointments');
    const words = (style: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(`${localeInfo[locale].tag}-u-nu-latn`, { ...style, timeZone: OFFICE_ZONE });
    const args = {
      ...{ name: nameForMail(adviser.first_name), who: customer },
      ...{ date: words({ dateStyle: 'full' }).format(call.starts_at) },
      ...{ time: words({ timeStyle: 'short' }).format(call.starts_at) },
    };
    await writeMessages(ctx, tx, [
      {
        ...{ kind: `call_${told}_adviser`, budget: 'none', locale },
        to_address: adviser.email && adviser.email_verified_at ? adviser.email : brand.staffEmail,
        user_id: call.adviser_id,
        ...letterOf(locale, {
          subject: t(`adviserMail.${told}.subject`, args),
          paragraphs: [
            t('adviserMail.greeting', args),
            t(`adviserMail.${told}.body`, args),
            t('adviserMail.when', args),
          ],
          ...{ action: t('adviserMail.action'), signature: brand.line },
          link: `${ctx.env.PUBLIC_URL}${pathTo('admin-calendar', STAND_IN[locale] ?? locale)}`,
        }),
      },
    ]);
  }
}
