/** What the worker shows in place of the browser's own error page: that there is no network, and what opens without one. */
import { localeInfo, localeOf } from '#app/i18n/locales.ts';
import ar from '#content/text/ar/app.json';
import en from '#content/text/en/app.json';
import es from '#content/text/es/app.json';

const texts = { es, en, ar };

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

const STYLE = `:root{color-scheme:light dark;--ground:#fbf8f3;--text:#0b1f3a;--link:#12408a}
@media(prefers-color-scheme:dark){:root{--ground:#0b1522;--text:#e8eef6;--link:#a9c8f5}}
body{margin:0;background:var(--ground);color:var(--text);font:1rem/1.6 system-ui,sans-serif}
main{max-width:36rem;margin-inline:auto;padding:3rem 1rem}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 .5rem}
a{display:inline-block;padding-block:.625rem;color:var(--link);font-weight:600;text-underline-offset:4px}
ul{padding:0;margin:0 0 1rem;list-style:none}`;

export type KeptPage = { path: string; title: string };

/** `kept`: pages of whoever is here, and of nobody else. */
export function offlinePage(path: string, kept: readonly KeptPage[]): Response {
  const locale = localeOf(path);
  const { offline, retry } = texts[locale];
  const { title, text, kept: intro } = offline;
  const lines = kept.map((one) => `<li><a href="${escaped(one.path)}">${escaped(one.title)}</a></li>`).join('');
  const list = kept.length > 0 ? `<p>${escaped(intro)}</p><ul>${lines}</ul>` : '';
  const html = `<!doctype html><html lang="${locale}" dir="${localeInfo[locale].dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(title)}</title><style>${STYLE}</style></head><body><main><h1>${escaped(title)}</h1><p>${escaped(text)}</p>${list}<a href="${escaped(path)}">${escaped(retry)}</a></main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
      'Cache-Control': 'no-store',
    },
  });
}
