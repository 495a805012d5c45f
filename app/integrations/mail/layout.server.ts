/** The frame of every message: plain, readable everywhere, right to left where the language is. */
import { brand } from '#content/brand.ts';
import { type Locale, localeInfo } from '../../i18n/locales.ts';

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.codePointAt(0)};`);

export const messageHtml = (locale: Locale, title: string, content: string) =>
  `<!doctype html><html lang="${locale}" dir="${localeInfo[locale].dir}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>` +
  `<body style="margin:0;background:#fbf8f3;color:#0b1f3a;font:16px/1.5 system-ui,sans-serif"><div style="max-width:560px;margin:0 auto;padding:24px">` +
  `<p style="font-weight:700;color:#12408a">${brand.line}</p><h1 style="font-size:20px">${escapeHtml(title)}</h1>${content}</div></body></html>`;
