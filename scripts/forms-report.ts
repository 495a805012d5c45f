/** Every application form: pages, fields as the domain reference counts them, and which words they have in each language. */
import { existsSync, readFileSync } from 'node:fs';
import { LOCALES, type Locale } from '#app/i18n/locales.ts';
import { FORM_NAMES } from '#content/catalogue.ts';
import type { Form, Page, PageText } from '#content/forms/definition.ts';
import { forms } from '#content/forms/forms.ts';
import { isNamedList, listOf, wordsOfList } from '#content/forms/options.ts';
import { fieldsOf, isBox, textFileOf, wordsOf } from './form-words.ts';

type ReadText = (path: string) => unknown;
const readJson: ReadText = (path) => JSON.parse(readFileSync(path, 'utf8'));

const listsOf = ({ pages }: Form) => [
  ...new Set(pages.flatMap((page) => fieldsOf(page).flatMap(({ field }) => field.options ?? []))),
];

export function countsOf(page: Page) {
  const named = fieldsOf(page);
  const boxes = named.filter(({ field }) => isBox(field)).length;
  const groups = named.filter(({ field }) => field.type === 'addRemove').length;
  return { fields: named.length - boxes, boxes, groups };
}

type Count = { there: number; of: number };
const shown = ({ there, of }: Count) => (there === of ? String(of) : `${there} of ${of}`);

/** How many of the words that a page must have are there, and the names of those that are not. */
function wordsOn(form: Form, page: Page, locale: Locale, read: ReadText = readJson) {
  const file = textFileOf(form.name, page, locale);
  const { fields: said } = read(file) as PageText;
  const wanted = fieldsOf(page).flatMap(({ id, field }) => wordsOf(field).map((key) => ({ id, key, field })));
  const isThere = ({ id, key }: { id: string; key: string }) =>
    Boolean(said[id]?.[key as keyof PageText['fields'][string]]);
  const count = (...keys: string[]): Count => {
    const among = wanted.filter(({ key }) => keys.includes(key));
    return { there: among.filter(isThere).length, of: among.length };
  };
  return {
    label: count('label'),
    help: count('help'),
    errors: count('required', 'pattern'),
    missing: wanted.filter((one) => !isThere(one)).map(({ id, key }) => `${file}: ${id}.${key}`),
  };
}

type OptionWords = Record<string, Record<string, string>>;

/** Words of lists: those of all forms, then the form's own. Countries and currencies have theirs from the language. */
function optionsIn(form: Form, locale: Locale, read: ReadText = readJson) {
  const own = `content/forms/${form.name}/text/options.${locale}.json`;
  const said = [`content/forms/options/${locale}.json`, ...(existsSync(own) ? [own] : [])].map(
    (file) => read(file) as OptionWords,
  );
  const isSaid = (name: string, code: string) => said.some((words) => words[name]?.[code]);
  const wanted = listsOf(form)
    .filter((name) => !isNamedList(name))
    .flatMap((name) => listOf(name).map(({ code }) => ({ name, code })));
  const missing = wanted.filter(({ name, code }) => !isSaid(name, code) && !isSaid(wordsOfList[name] ?? name, code));
  return {
    options: { there: wanted.length - missing.length, of: wanted.length },
    missing: missing.map(({ name, code }) => `${form.name} ${locale}: ${name}.${code}`),
  };
}

const total = (counts: readonly Count[]): Count => ({
  there: counts.reduce((sum, { there }) => sum + there, 0),
  of: counts.reduce((sum, { of }) => sum + of, 0),
});

const HEAD = ['page', 'key', 'fields', 'boxes', ...LOCALES.flatMap((one) => [`${one} label`, 'help', 'errors'])];

function linesOf(rows: readonly string[][]): string[] {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd());
}

export function formReport(form: Form, read: ReadText = readJson) {
  const pages = form.pages.map((page) => ({
    page,
    counts: countsOf(page),
    words: LOCALES.map((locale) => wordsOn(form, page, locale, read)),
  }));
  const sum = (key: 'fields' | 'boxes' | 'groups') => pages.reduce((all, { counts }) => all + counts[key], 0);
  const rows = pages.map(({ page, counts, words }) => [
    ...[String(page.number), page.key, String(counts.fields), String(counts.boxes)],
    ...words.flatMap(({ label, help, errors }) => [label, help, errors].map(shown)),
  ]);
  const totals = LOCALES.flatMap((_, at) =>
    (['label', 'help', 'errors'] as const).map((key) =>
      shown(total(pages.flatMap(({ words }) => words[at]?.[key] ?? []))),
    ),
  );
  const options = LOCALES.map((locale) => ({ locale, ...optionsIn(form, locale, read) }));
  const missing = [...pages.flatMap(({ words }) => words), ...options].flatMap((one) => one.missing);
  return {
    missing,
    lines: [
      `\n${form.name}: ${form.pages.length} pages, ${sum('fields')} fields, ${sum('boxes')} boxes`,
      ...linesOf([HEAD, ...rows, ['', 'all', String(sum('fields')), String(sum('boxes')), ...totals]]),
      `  options of ${listsOf(form).length} lists: ${options.map((one) => `${one.locale} ${shown(one.options)}`).join(', ')}`,
      missing.length > 0 ? `  missing: ${missing.join(', ')}` : '  no text is missing',
    ],
  };
}

export const formsReport = (read: ReadText = readJson): string =>
  [
    'A field is whatever asks for an answer: questions, repeat groups and the members of a group. Boxes ("does not apply",',
    '"I do not know") are counted apart: they have a label and no help. Errors are the words of a field of its own.',
    ...FORM_NAMES.flatMap((name) => formReport(forms[name], read).lines),
  ].join('\n');
