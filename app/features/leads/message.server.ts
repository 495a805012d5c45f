/** What the staff read when somebody writes to us. */
import { translator } from '#app/i18n/messages.server.ts';
import { escapeHtml, messageHtml } from '#app/integrations/mail/layout.server.ts';
import type { LeadFields, LeadKey } from './rules.ts';

type SentLead = { key: LeadKey; fields: Omit<LeadFields, 'website'>; is_priority: boolean };

/** What the visa form asks, in words. */
function answersOf({ fields, is_priority }: SentLead): [string, string][] {
  const t = translator('es', 'leads');
  const v = translator('es', 'lead-landing');
  const { trip_reason, number_applying, has_valid_passport, visa_denied, start_time } = fields;
  const yesNo = (answer: 'Y' | 'N' | undefined) => (answer ? v(`form.yesNo.${answer}`) : '');
  return [
    [v('form.tripReason'), trip_reason ? v(`form.tripReasons.${trip_reason}`) : ''],
    [v('form.numberApplying'), number_applying ?? ''],
    [v('form.hasValidPassport'), yesNo(has_valid_passport)],
    [v('form.visaDenied'), yesNo(visa_denied)],
    [v('form.startTime'), start_time ? v(`form.startTimes.${start_time}`) : ''],
    [t('mail.call'), t(is_priority ? 'mail.callFirst' : 'mail.callInTurn')],
  ];
}

/** Made of what was sent, not of the row: there an earlier message may still stand. */
export function leadMessage(sent: SentLead) {
  const { key, fields, is_priority } = sent;
  const t = translator('es', 'leads');
  const isVisa = key.form_name === 'visa';
  const name = [fields.first_name, fields.last_name].filter(Boolean).join(' ');
  const rows: [string, string][] = [
    [t('mail.name'), name],
    [t('mail.phone'), key.phone_number],
    [t('mail.email'), key.email],
    [t('mail.language'), fields.locale],
    ...(isVisa
      ? answersOf(sent)
      : ([[t('mail.message'), fields.message ?? t('mail.noMessage')]] as [string, string][])),
  ];
  const subject = !isVisa ? t('mail.subject') : t(is_priority ? 'mail.visaFirst' : 'mail.visa');
  return {
    subject,
    text: rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
    html: messageHtml(
      'es',
      subject,
      rows
        .map(([label, value]) => `<p><b>${escapeHtml(label)}</b><br>${escapeHtml(value).replace(/\n/g, '<br>')}</p>`)
        .join(''),
    ),
  };
}
