/** The frame of every message: plain, readable everywhere, right to left where the language is. */
import { brand } from '#content/brand.ts';
import { type Locale, localeInfo } from '../../i18n/locales.ts';

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.codePointAt(0)};`);

export const messageHtml = (locale: Locale, title: string, content: string) =>
  `<!doctype html><html lang="${locale}" dir="${localeInfo[locale].dir}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>` +
  `<body style="margin:0;background:#fbf8f3;color:#0b1f3a;font:16px/1.5 system-ui,sans-serif"><div style="max-width:560px;margin:0 auto;padding:24px">` +
  `<p style="font-weight:700;color:#12408a">${brand.line}</p><h1 style="font-size:20px">${escapeHtml(title)}</h1>${content}</div></body></html>`;

/** The one thing to do, as a button, with its address below for those who cannot press it. */
export const actionHtml = (href: string, label: string) =>
  `<p style="margin:24px 0"><a href="${escapeHtml(href)}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:#d9432b;color:#fff;font-weight:700;text-decoration:none">${escapeHtml(label)}</a></p>` +
  `<p style="font-size:14px;color:#4a5a70;word-break:break-all" dir="ltr">${escapeHtml(href)}</p>`;

export const paragraphHtml = (text: string) => `<p>${escapeHtml(text)}</p>`;

type Letter = { subject: string; paragraphs: readonly string[]; action: string; link: string; signature: string };

/** A message of sentences and the one thing to do, as text and as a page. */
export const letterOf = (locale: Locale, { subject, paragraphs, action, link, signature }: Letter) => ({
  subject,
  text: [...paragraphs, `${action}: ${link}`, signature].join('\n\n'),
  html: messageHtml(
    locale,
    subject,
    paragraphs.map(paragraphHtml).join('') + actionHtml(link, action) + paragraphHtml(signature),
  ),
});
