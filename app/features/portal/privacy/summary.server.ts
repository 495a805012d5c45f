/** The page on top of an export: which file is what, what is not among them and why, in the person's language. */
import type { Locale } from '#app/i18n/locales.ts';
import { localeInfo } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { escapeHtml as escaped } from '#app/integrations/mail/layout.server.ts';
import type { PersonalData } from '#app/platform/record/personal-data.server.ts';
import { brand } from '#content/brand.ts';
import { retention } from '#content/legal/facts.ts';
import { longDate, period } from '#content/legal/wording.ts';
import type { PartName } from './names.ts';

type WrittenFile = { file: string; part: string; rows: number };
/** Of one person of the export. */
export type PersonSummary = { name: string; written: WrittenFile[]; files: string[]; missing: string[] };

const STYLE =
  'body{margin:0 auto;max-width:46rem;padding:1.5rem;font:16px/1.5 system-ui,sans-serif;color:#0b1f3a;background:#fbf8f3}' +
  'table{border-collapse:collapse;width:100%}th,td{text-align:start;vertical-align:top;padding:.4rem .6rem;border-block-end:1px solid #d8d2c5}' +
  'code{direction:ltr;unicode-bidi:isolate;overflow-wrap:anywhere}h2{margin-block-start:2rem}';

const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  `<table><thead><tr>${head.map((cell) => `<th scope="col">${escaped(cell)}</th>`).join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`;

const code = (text: string) => `<code>${escaped(text)}</code>`;

export function summaryPage(
  locale: Locale,
  now: Date,
  people: readonly PersonSummary[],
  declared: readonly PersonalData[],
) {
  const t = translator(locale, 'privacy');
  const part = (name: string) => escaped(t(`parts.${name as PartName}`));
  const sections = people.flatMap((person) => [
    `<h2><bdi>${escaped(person.name)}</bdi></h2>`,
    tableOf(
      [t('archive.file'), t('archive.what'), t('archive.rows')],
      person.written.map(({ file, part: name, rows }) => [code(file), part(name), String(rows)]),
    ),
    `<h3>${escaped(t('archive.files'))}</h3>`,
    person.files.length > 0
      ? `<ul>${person.files.map((file) => `<li>${code(file)}</li>`).join('')}</ul>`
      : `<p>${escaped(t('archive.noFiles'))}</p>`,
    person.missing.length > 0
      ? `<p>${escaped(t('archive.missing'))}</p><ul>${person.missing.map((file) => `<li>${code(file)}</li>`).join('')}</ul>`
      : '',
  ]);
  const withheld = declared.flatMap(({ name, withheld: reason }) =>
    reason ? [[part(name), escaped(t(`withheld.${reason}`))]] : [],
  );
  const kinds = [...new Set(declared.map(({ what }) => what))];
  const kept = kinds.flatMap((what) => {
    const row = retention.find((one) => one.what === what);
    return row ? [[escaped(t(`kinds.${what}`)), escaped(period(row.keep, locale))]] : [];
  });
  const title = t('archive.title', { brand: brand.name });
  return `<!doctype html><html lang="${locale}" dir="${localeInfo[locale].dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${STYLE}</style></head><body><h1>${escaped(title)}</h1><p>${escaped(t('archive.made', { date: longDate(now.toISOString().slice(0, 10), locale) }))}</p><p>${escaped(t('archive.how'))}</p>${sections.join('')}<h2>${escaped(t('archive.notHere'))}</h2>${tableOf([t('archive.what'), t('archive.why')], withheld)}<p>${escaped(t('archive.never'))}</p><h2>${escaped(t('archive.keep'))}</h2>${tableOf([t('archive.what'), t('archive.howLong')], kept)}<p>${escaped(t('archive.rights', { email: brand.supportEmail }))}</p></body></html>\n`;
}
