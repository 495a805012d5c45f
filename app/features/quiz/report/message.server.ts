/** The message that brings a report: it says what is attached, and nothing of what was answered. */
import { quizText } from '#app/features/quiz/texts.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { messageHtml, paragraphHtml } from '#app/integrations/mail/layout.server.ts';
import type { NewMessage } from '#app/integrations/mail/outbox.server.ts';
import { longDate } from '#content/legal/wording.ts';
import type { ReportRequest } from './report.server.ts';

export function reportMessage(
  { quiz, locale, made_on }: Omit<ReportRequest, 'answers'>,
  to_address: string,
): NewMessage {
  const t = translator(locale, 'quiz');
  const words = { quiz: quizText(quiz, locale).shortTitle, date: longDate(made_on, locale) };
  const subject = t('report.mail.subject', words);
  const paragraphs = [t('report.mail.body', words), t('result.own'), t('report.mail.once'), t('report.mail.signature')];
  return {
    kind: 'quiz_report',
    budget: 'report',
    to_address,
    locale,
    subject,
    text: paragraphs.join('\n\n'),
    html: messageHtml(locale, subject, paragraphs.map(paragraphHtml).join('')),
  };
}
