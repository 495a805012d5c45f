/** What the staff read when somebody writes to us. */
import { translator } from '#app/i18n/messages.server.ts';
import { escapeHtml, messageHtml } from '#app/integrations/mail/layout.server.ts';
import type { LeadFields, LeadKey } from './rules.ts';

/** Made of what was sent, not of the row: there an earlier message may still stand. */
export function leadMessage(key: LeadKey, fields: LeadFields) {
  const t = translator('es', 'leads');
  const name = [fields.first_name, fields.last_name].filter(Boolean).join(' ');
  const rows: [string, string][] = [
    [t('mail.name'), name],
    [t('mail.phone'), key.phone_number],
    [t('mail.email'), key.email],
    [t('mail.language'), fields.locale],
    [t('mail.message'), fields.message ?? t('mail.noMessage')],
  ];
  return {
    subject: t('mail.subject'),
    text: rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
    html: messageHtml(
      'es',
      t('mail.subject'),
      rows
        .map(([label, value]) => `<p><b>${escapeHtml(label)}</b><br>${escapeHtml(value).replace(/\n/g, '<br>')}</p>`)
        .join(''),
    ),
  };
}
