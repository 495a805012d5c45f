/** What we write about a refund: to whom it belongs, and to our team when somebody asks. Numbers and amounts, nobody's name but the reader's. */
import { eq } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { nameForMail } from '#app/features/accounts/rules.ts';
import { requestNumber } from '#app/features/checkout/number-rules.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { formatMoney } from '#app/i18n/money.ts';
import { letterOf } from '#app/integrations/mail/layout.server.ts';
import { type NewMessage, writeMessages } from '#app/integrations/mail/outbox.server.ts';
import { pathTo } from '#app/paths.ts';
import { brand } from '#content/brand.ts';
import type { Currency } from '#content/countries.ts';
import { acknowledge, complaintAnswer, refundArrives, refundSent, withdrawal } from '#content/legal/facts.ts';
import { period } from '#content/legal/wording.ts';
import type { Db } from '#db/client.server.ts';
import { users } from '#db/schema.server.ts';

type RefundNews = 'asked' | 'approved' | 'refused' | 'done' | 'duplicate';
type About = {
  user_id: string;
  request_number: number;
  amount: number;
  currency: string;
  stage: string;
  answer: string | null;
  reason: string | null;
};

async function readReader(tx: Db, user_id: string) {
  const { first_name, email, locale } = users;
  const [row] = await tx.select({ first_name, email, locale }).from(users).where(eq(users.user_id, user_id));
  return row;
}
type Reader = NonNullable<Awaited<ReturnType<typeof readReader>>>;

function compose(ctx: Ctx, told: RefundNews, about: About, { first_name, locale }: Reader) {
  const t = translator(locale, 'refunds');
  const name = nameForMail(first_name);
  const money = formatMoney(locale, { amount: about.amount, currency: about.currency as Currency });
  const args = {
    ...{ name, money, number: requestNumber(about.request_number), email: brand.supportEmail },
    ...{ answer: about.answer ?? '', hasAnswer: about.answer ? 'yes' : 'no' },
    ...{ soon: period(acknowledge, locale), late: period(complaintAnswer, locale) },
    sent: period(about.stage === 'withdrawal' ? withdrawal.money : refundSent, locale),
    arrives: period(about.stage === 'withdrawal' ? withdrawal.money : refundArrives, locale),
  };
  const paragraphs = [
    name ? t('mail.greeting', args) : t('mail.greetingNobody'),
    t(`mail.${told}.body`, args),
    t(`mail.${told}.after`, args),
  ];
  const link = `${ctx.env.PUBLIC_URL}${pathTo('portal-receipts', locale)}`;
  const letter = { subject: t(`mail.${told}.subject`, args), paragraphs, action: t('mail.action'), link };
  return letterOf(locale, { ...letter, signature: t('mail.signature') });
}

/** Our team reads Spanish; what somebody wrote stands in the request, not in a mailbox. */
function toStaff(ctx: Ctx, about: About): NewMessage {
  const t = translator('es', 'refunds');
  const money = formatMoney('es', { amount: about.amount, currency: about.currency as Currency });
  const args = { number: requestNumber(about.request_number), money, hasReason: about.reason ? 'yes' : 'no' };
  const link = `${ctx.env.PUBLIC_URL}${pathTo('admin-refunds', 'es')}`;
  const letter = { subject: t('staff.subject', args), paragraphs: [t('staff.body', args), t('staff.after')] };
  return {
    ...{ kind: 'refund_asked_staff', budget: 'none', to_address: brand.staffEmail, locale: 'es' },
    ...letterOf('es', { ...letter, action: t('staff.action'), link, signature: t('mail.signature') }),
  };
}

/** In the transaction of what it tells. Somebody without an address reads it in the portal. */
export async function tellOfRefund(ctx: Ctx, tx: Db, about: About, told: RefundNews) {
  const reader = await readReader(tx, about.user_id);
  const outgoing: NewMessage[] = told === 'asked' ? [toStaff(ctx, about)] : [];
  if (reader?.email)
    outgoing.push({
      ...{ kind: `refund_${told}`, budget: 'notice', user_id: about.user_id },
      ...{ to_address: reader.email, locale: reader.locale },
      ...compose(ctx, told, about, reader),
    });
  await writeMessages(ctx, tx, outgoing);
}
