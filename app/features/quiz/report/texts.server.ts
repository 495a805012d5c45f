/** The sentences around the report, finished on the server: the island carries no message machinery. */
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';

export function reportTexts(locale: Locale) {
  const t = translator(locale, 'quiz');
  return {
    title: t('report.title'),
    intro: t('report.intro'),
    download: t('report.download'),
    downloading: t('report.downloading'),
    downloaded: t('report.downloaded'),
    byEmail: t('report.byEmail'),
    email: t('report.email'),
    send: t('report.send'),
    sending: t('report.sending'),
    privacy: t('report.privacy'),
    errorEmail: t('report.errorEmail'),
    sentTitle: t('report.sentTitle'),
    sent: t('report.sent'),
    again: t('report.again'),
    failed: t('report.failed'),
    busy: t('report.busy'),
    tooMany: t('report.tooMany'),
  };
}

export type ReportTexts = ReturnType<typeof reportTexts>;
