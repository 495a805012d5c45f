/** A card whose words say that an adviser writes: staff are told, once for each card (D43). */
import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { readProfile } from '#app/features/accounts/profile.server.ts';
import { isPlaceholderEmail, nameForMail } from '#app/features/accounts/rules.ts';
import { recordCase } from '#app/features/accounts/steps/store.server.ts';
import { onboardingText } from '#app/features/quiz/texts.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { escapeHtml, messageHtml } from '#app/integrations/mail/layout.server.ts';
import { writeMessages } from '#app/integrations/mail/outbox.server.ts';
import { brand } from '#content/brand.ts';
import type { Card } from '#content/quizzes/definition.ts';
import type { Db } from '#db/client.server.ts';
import { case_events } from '#db/schema.server.ts';

const EVENT = 'adviser.asked';

export async function askAdviser(ctx: Ctx, tx: Db, user_id: string, card: Card) {
  const { user_id: whose, event, data } = case_events;
  const known = and(eq(whose, user_id), eq(event, EVENT), sql`${data} ->> 'field' = ${card.name}`);
  if ((await tx.$count(case_events, known)) > 0) return;
  const profile = await readProfile(tx, user_id);
  if (!profile) return;
  await recordCase(ctx, tx, { user_id, event: EVENT, data: { field: card.name } });
  const t = translator('es', 'quiz');
  const email = profile.email && !isPlaceholderEmail(profile.email) ? profile.email : '';
  const rows: [string, string][] = [
    [t('adviser.name'), nameForMail(profile.first_name)],
    [t('adviser.phone'), profile.phone_number ?? ''],
    [t('adviser.email'), email],
    [t('adviser.language'), profile.locale],
    [t('adviser.card'), onboardingText('es').cards[card.name]?.title ?? card.name],
  ];
  const told = rows.filter(([, value]) => value !== '');
  await writeMessages(ctx, tx, [
    {
      kind: 'adviser_asked',
      budget: 'none',
      to_address: brand.staffEmail,
      ...(email && profile.email_verified_at && { reply_to: email }),
      locale: 'es',
      user_id,
      subject: t('adviser.subject'),
      text: told.map(([label, value]) => `${label}: ${value}`).join('\n'),
      html: messageHtml(
        'es',
        t('adviser.subject'),
        told.map(([label, value]) => `<p><b>${escapeHtml(label)}</b><br>${escapeHtml(value)}</p>`).join(''),
      ),
    },
  ]);
}
