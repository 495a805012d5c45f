/** What we write to somebody who asked for an alert, in their language, text and HTML (D2, T26). */
import type { Ctx } from '#app/ctx.server.ts';
import { monthsText } from '#app/features/waits/text.server.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { actionHtml, escapeHtml, messageHtml, paragraphHtml } from '#app/integrations/mail/layout.server.ts';
import type { NewMessage } from '#app/integrations/mail/outbox.server.ts';
import { pathTo } from '#app/paths.ts';
import { longDate } from '#content/legal/wording.ts';
import type { City, WaitCategory } from '#content/waits.ts';
import { ALERT_DAYS } from './rules.ts';

type AlertRequest = { email: string; locale: Locale; city: City; category: WaitCategory; below_months: number };
export type AlertNews = AlertRequest & { as_of: string; next_months: number; source_url: string };

/** Behind the #: no server, log or other site ever sees it. */
const linkTo = ({ env }: Ctx, locale: Locale, token: string) =>
  `${env.PUBLIC_URL}${pathTo('wait-alert', locale)}#token=${token}`;

export function belowText(locale: Locale, months: number) {
  const t = translator(locale, 'waits');
  return months === 0.5 ? t('belowHalf') : t('below', { n: months });
}

function wordsOf({ locale, city, category, below_months }: AlertRequest) {
  const names = translator(locale, 'pages');
  return {
    city: names(`cities.${city}`),
    category: names(`wait.short.${category}`),
    below: belowText(locale, below_months),
    days: ALERT_DAYS,
  };
}

type Part = { text: string; html: string };
const paragraph = (text: string): Part => ({ text, html: paragraphHtml(text) });
const action = (label: string, href: string): Part => ({ text: `${label}: ${href}`, html: actionHtml(href, label) });
const smallLink = (label: string, href: string): Part => ({
  text: `${label}: ${href}`,
  html: `<p style="font-size:14px"><a href="${escapeHtml(href)}" style="color:#12408a">${escapeHtml(label)}</a></p>`,
});

function compose(kind: string, { email, locale }: AlertRequest, subject: string, parts: Part[]): NewMessage {
  const all = [...parts, paragraph(translator(locale, 'waits')('mail.signature'))];
  return {
    kind,
    to_address: email,
    locale,
    subject,
    text: all.map(({ text }) => text).join('\n\n'),
    html: messageHtml(locale, subject, all.map(({ html }) => html).join('')),
  };
}

/** Nothing is sent to an address before its owner says so: this asks. */
export function confirmMessage(ctx: Ctx, asked: AlertRequest, token: string): NewMessage {
  const t = translator(asked.locale, 'waits');
  const words = wordsOf(asked);
  return compose('wait_alert_confirm', asked, t('mail.confirm.subject', words), [
    paragraph(t('mail.confirm.body', words)),
    action(t('mail.confirm.action'), linkTo(ctx, asked.locale, token)),
    paragraph(t('mail.confirm.after', words)),
  ]);
}

/** Asked for again while one waits: it stays as it is, and its owner can end it. */
export function existsMessage(ctx: Ctx, asked: AlertRequest, token: string): NewMessage {
  const t = translator(asked.locale, 'waits');
  const words = wordsOf(asked);
  return compose('wait_alert_exists', asked, t('mail.exists.subject', words), [
    paragraph(t('mail.exists.body', words)),
    action(t('mail.exists.action'), linkTo(ctx, asked.locale, token)),
    paragraph(t('mail.exists.after')),
  ]);
}

/** The figure as published, its day and its page; never a promise. */
export function newsMessage(ctx: Ctx, told: AlertNews, token: string): NewMessage {
  const t = translator(told.locale, 'waits');
  const words = {
    ...wordsOf(told),
    months: monthsText(told.locale, told.next_months) ?? '',
    date: longDate(told.as_of, told.locale),
  };
  const message = compose('wait_alert_news', told, t('mail.news.subject', words), [
    paragraph(t('mail.news.body', words)),
    paragraph(t('mail.news.asOf', words)),
    action(t('mail.news.action'), told.source_url),
    paragraph(t('mail.news.after')),
    smallLink(t('mail.news.stop'), linkTo(ctx, told.locale, token)),
  ]);
  // Its recipient confirmed that they want it, and it comes once: dropping it would break the promise.
  return { ...message, budget: 'none' };
}
