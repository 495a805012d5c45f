/** What we write when an adviser asks for a document or another file of it, or lets one be left out. The reason is not in it. */
import type { Ctx } from '#app/ctx.server.ts';
import { nameForMail } from '#app/features/accounts/rules.ts';
import { type Reader, readersOf } from '#app/features/applicants/readers.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { letterOf } from '#app/integrations/mail/layout.server.ts';
import { type NewMessage, writeMessages } from '#app/integrations/mail/outbox.server.ts';
import { pathTo } from '#app/paths.ts';
import { brand } from '#content/brand.ts';
import type { DocumentType } from '#content/documents.ts';
import type { Db } from '#db/client.server.ts';

type DocumentNews = 'askedAgain' | 'askedFor' | 'leftOut';
type DocumentPlace = { user_id: string; document_type: DocumentType };

const KINDS = { askedAgain: 'document_asked_again', askedFor: 'document_asked_for', leftOut: 'document_left_out' };

function compose(
  ctx: Ctx,
  told: DocumentNews,
  { document_type }: DocumentPlace,
  { person, reader }: { person: Reader; reader: Reader },
) {
  const t = translator(reader.locale, 'documents');
  const args = {
    ...{ name: nameForMail(reader.first_name), email: brand.supportEmail, document: t(`titles.${document_type}`) },
    whose: reader.user_id === person.user_id ? 'own' : 'other',
    person: nameForMail(person.first_name),
  };
  return letterOf(reader.locale, {
    subject: t(`mail.${told}.subject`),
    paragraphs: [
      args.name ? t('mail.greeting', args) : t('mail.greetingNobody'),
      t(`mail.${told}.body`, args),
      t(`mail.${told}.after`, args),
    ],
    action: t('mail.action'),
    link: `${ctx.env.PUBLIC_URL}${pathTo('portal-documents', reader.locale, { user_id: person.user_id })}`,
    signature: t('mail.signature'),
  });
}

/** To the person, or to the one who applies for them; to confirmed addresses alone. */
export async function writeDocumentMessages(ctx: Ctx, tx: Db, told: DocumentNews, place: DocumentPlace) {
  const { person, readers } = await readersOf(tx, place.user_id);
  if (!person) return;
  const messages = readers.flatMap((reader): NewMessage[] =>
    reader.email && reader.email_verified_at
      ? [
          {
            ...{ kind: KINDS[told], budget: 'staff', user_id: reader.user_id },
            ...{ to_address: reader.email, locale: reader.locale },
            ...compose(ctx, told, place, { person, reader }),
          },
        ]
      : [],
  );
  await writeMessages(ctx, tx, messages);
}
