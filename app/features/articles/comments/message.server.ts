/** What the staff read when somebody comments. */
import { translator } from '#app/i18n/messages.server.ts';
import { escapeHtml, messageHtml } from '#app/integrations/mail/layout.server.ts';
import type { CommentFields } from './rules.ts';

export function commentMessage(article: string, { locale, name, text }: CommentFields) {
  const t = translator('es', 'articles');
  const rows: [string, string][] = [
    [t('comments.mail.article'), article],
    [t('comments.mail.language'), locale],
    [t('comments.mail.name'), name],
    [t('comments.mail.text'), text],
  ];
  return {
    subject: t('comments.mail.subject'),
    text: rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
    html: messageHtml(
      'es',
      t('comments.mail.subject'),
      rows
        .map(([label, value]) => `<p><b>${escapeHtml(label)}</b><br>${escapeHtml(value).replace(/\n/g, '<br>')}</p>`)
        .join(''),
    ),
  };
}
