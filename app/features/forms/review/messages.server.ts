/** What we write when an adviser has sent answers back, or is done with a case. No answer stands in it. */
import type { Ctx } from '#app/ctx.server.ts';
import { nameForMail } from '#app/features/accounts/rules.ts';
import { type Reader, readersOf } from '#app/features/applicants/readers.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { letterOf } from '#app/integrations/mail/layout.server.ts';
import { type NewMessage, writeMessages } from '#app/integrations/mail/outbox.server.ts';
import { pathTo } from '#app/paths.ts';
import { brand } from '#content/brand.ts';
import type { Db } from '#db/client.server.ts';

type ReviewNews = { move: 'returned' | 'accepted'; form_name: string; count: number };

function compose(ctx: Ctx, { move, form_name, count }: ReviewNews, person: Reader, reader: Reader) {
  const t = translator(reader.locale, 'review');
  const isOwn = reader.user_id === person.user_id;
  const args = {
    ...{ name: nameForMail(reader.first_name), count, email: brand.supportEmail },
    ...{ whose: isOwn ? 'own' : 'other', person: nameForMail(person.first_name) },
  };
  const subject = t(`mail.${move}.subject`, args);
  const paragraphs = [
    args.name ? t('mail.greeting', args) : t('mail.greetingNobody'),
    t(`mail.${move}.body`, args),
    t(`mail.${move}.after`, args),
  ];
  const path = pathTo('portal-form-check', reader.locale, { user_id: person.user_id, form_name });
  const link = `${ctx.env.PUBLIC_URL}${path}`;
  const action = t(`mail.${move}.action`);
  const signature = t('mail.signature');
  return letterOf(reader.locale, { subject, paragraphs, action, link, signature });
}

/** To the person, or to the one who applies for them; to confirmed addresses alone. */
export async function writeReviewMessages(ctx: Ctx, tx: Db, user_id: string, told: ReviewNews) {
  const { person, readers } = await readersOf(tx, user_id);
  if (!person) return;
  const messages = readers.flatMap((reader): NewMessage[] =>
    reader.email && reader.email_verified_at
      ? [
          {
            ...{ kind: `review_${told.move}`, budget: 'staff', user_id: reader.user_id },
            ...{ to_address: reader.email, locale: reader.locale },
            ...compose(ctx, told, person, reader),
          },
        ]
      : [],
  );
  await writeMessages(ctx, tx, messages);
}
