/** What we write when an adviser asks for another file: which document, and where the reason stands. The reason is not in it. */
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

type Asked = { user_id: string; document_type: DocumentType };

function compose(ctx: Ctx, { document_type }: Asked, person: Reader, reader: Reader) {
  const t = translator(reader.locale, 'documents');
  const args = {
    ...{ name: nameForMail(reader.first_name), email: brand.supportEmail, document: t(`titles.${document_type}`) },
    whose: reader.user_id === person.user_id ? 'own' : 'other',
    person: nameForMail(person.first_name),
  };
  return letterOf(reader.locale, {
    subject: t('mail.askedAgain.subject'),
    paragraphs: [
      args.name ? t('mail.greeting', args) : t('mail.greetingNobody'),
      t('mail.askedAgain.body', args),
      t('mail.askedAgain.after', args),
    ],
    action: t('mail.action'),
    link: `${ctx.env.PUBLIC_URL}${pathTo('portal-documents', reader.locale, { user_id: person.user_id })}`,
    signature: t('mail.signature'),
  });
}

/** To the person, or to the one who applies for them; to confirmed addresses alone. */
export async function writeAskedAgain(ctx: Ctx, tx: Db, asked: Asked) {
  const { person, readers } = await readersOf(tx, asked.user_id);
  if (!person) return;
  const messages = readers.flatMap((reader): NewMessage[] =>
    reader.email && reader.email_verified_at
      ? [
          {
            ...{ kind: 'document_asked_again', budget: 'notice', user_id: reader.user_id },
            ...{ to_address: reader.email, locale: reader.locale },
            ...compose(ctx, asked, person, reader),
          },
        ]
      : [],
  );
  await writeMessages(ctx, tx, messages);
}
