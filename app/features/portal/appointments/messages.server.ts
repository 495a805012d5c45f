/** What we write when an appointment is booked, moved, cancelled or near. Confirmation numbers stay in the portal. */
import type { Ctx } from '#app/ctx.server.ts';
import { nameForMail } from '#app/features/accounts/rules.ts';
import { type Reader, readersOf } from '#app/features/applicants/readers.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { actionHtml, messageHtml, paragraphHtml } from '#app/integrations/mail/layout.server.ts';
import { type NewMessage, writeMessages } from '#app/integrations/mail/outbox.server.ts';
import { pathTo } from '#app/paths.ts';
import { brand } from '#content/brand.ts';
import type { Db } from '#db/client.server.ts';
import type { BookedTime, Kind } from './rules.ts';
import { cityName, postOf, timeWords } from './words.server.ts';

export type AppointmentEvent = 'booked' | 'moved' | 'cancelled';
type AppointmentNews = AppointmentEvent | 'reminder';
type Facts = BookedTime & { kind: Kind; booked_city: string | null };

function compose(
  ctx: Ctx,
  told: AppointmentNews,
  { person, reader }: { person: Reader; reader: Reader },
  facts: Facts,
) {
  const t = translator(reader.locale, 'appointments');
  const name = nameForMail(reader.first_name);
  const isOwn = reader.user_id === person.user_id;
  const who = isOwn ? '' : nameForMail(person.first_name);
  const { date, time } = timeWords(reader.locale, facts);
  const city = facts.booked_city ? cityName(reader.locale, facts.booked_city) : '';
  const what = who ? t('mail.whatOf', { what: t(`kinds.${facts.kind}`), name: who }) : t(`kinds.${facts.kind}`);
  const address = postOf(facts.kind, facts.booked_city)?.address;
  const args = { name, what, date, time, city, email: brand.supportEmail };
  const subject = t(`mail.${told}.subject`, args);
  const paragraphs = [
    name ? t('mail.greeting', args) : t('mail.greetingNobody'),
    t(`mail.${told}.body`, args),
    ...(told === 'cancelled' ? [] : [t(facts.kind === 'adviser_call' ? 'mail.whenCall' : 'mail.when', args)]),
    ...(address && told !== 'cancelled' ? [t('mail.where', { address })] : []),
    t(`mail.${told}.after`, args),
  ];
  const link = `${ctx.env.PUBLIC_URL}${pathTo('portal-appointment', reader.locale, { user_id: person.user_id })}`;
  const action = t('mail.action');
  const signature = t('mail.signature');
  return {
    subject,
    text: [...paragraphs, `${action}: ${link}`, signature].join('\n\n'),
    html: messageHtml(
      reader.locale,
      subject,
      paragraphs.map(paragraphHtml).join('') + actionHtml(link, action) + paragraphHtml(signature),
    ),
  };
}

/** Day and place go to addresses that were confirmed, and to no others; only staff and the calendar cause them. */
export async function writeAppointmentMessages(ctx: Ctx, tx: Db, user_id: string, told: AppointmentNews, facts: Facts) {
  const { person, readers } = await readersOf(tx, user_id);
  if (!person) return;
  const messages = readers.flatMap((reader): NewMessage[] =>
    reader.email && reader.email_verified_at
      ? [
          {
            kind: `appointment_${told}`,
            budget: 'notice',
            user_id: reader.user_id,
            to_address: reader.email,
            locale: reader.locale,
            ...compose(ctx, told, { person, reader }, facts),
          },
        ]
      : [],
  );
  await writeMessages(ctx, tx, messages);
}
