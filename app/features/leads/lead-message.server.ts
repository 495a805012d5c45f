/** What the staff read when somebody writes to us. */
import { translator } from '#app/i18n/messages.server.ts';
import { escapeHtml, messageHtml } from '#app/integrations/mail/layout.server.ts';
import type { leads } from '#db/schema.server.ts';

type Lead = typeof leads.$inferSelect;

export function leadMessage(lead: Lead) {
  const t = translator('es', 'leads');
  const name = [lead.first_name, lead.last_name].filter(Boolean).join(' ');
  const rows: [string, string][] = [
    [t('mail.name'), name],
    [t('mail.phone'), lead.phone_number],
    [t('mail.email'), lead.email],
    [t('mail.language'), lead.locale],
    [t('mail.message'), lead.message ?? t('mail.noMessage')],
  ];
  return {
    subject: t('mail.subject', { name }),
    text: rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
    html: messageHtml(
      'es',
      t('mail.subject', { name }),
      rows
        .map(([label, value]) => `<p><b>${escapeHtml(label)}</b><br>${escapeHtml(value).replace(/\n/g, '<br>')}</p>`)
        .join(''),
    ),
  };
}
