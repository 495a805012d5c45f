/** The words of the application forms: all there, none left over, and as short and calm as the models ask. */
import { expect, test } from 'vitest';
import { checksIn } from '#app/features/forms/engine/values.ts';
import { LOCALES, type Locale } from '#app/i18n/locales.ts';
import { characterRule } from '#content/forms/characters.ts';
import type { Form, Page, PageText } from '#content/forms/definition.ts';
import { ds160 } from '#content/forms/ds160/form.ts';
import { optionLists } from '#content/forms/options.ts';
import { fieldsOf, textFileOf, wordsOf } from '../scripts/form-words.ts';
import { listFiles, readSource } from './sources.ts';

const FORMS: readonly Form[] = [ds160];
const MOST_LABEL = 60;
const MOST_HELP = 220;
const MOST_SENTENCES = 3;
/** Same name, another question: the applicant's own names are those of the passport; a job of before is asked about in the past. */
const OWN_WORDS = ['surnames', 'given_names', 'previous_jobs.duties'];

type Words = { names: string[] } & Record<Locale, string>;
type OptionText = Record<string, Record<string, string>>;

const read = <T>(path: string) => JSON.parse(readSource(path)) as T;
const pages = FORMS.flatMap((form) =>
  form.pages.flatMap((page) =>
    LOCALES.map((locale) => {
      const file = textFileOf(form.name, page, locale);
      return { page, locale, file, text: read<PageText>(file) };
    }),
  ),
);
const sharedWords = read<Words[]>('content/forms/shared-words.json');

function* differences(known: readonly string[], said: readonly string[], what: string) {
  for (const key of known) if (!said.includes(key)) yield `${what}${key} has no words`;
  for (const key of said) if (!known.includes(key)) yield `${what}${key} is used by nothing`;
}

function* faultsOfPage(page: Page, text: PageText): Generator<string> {
  const fields = fieldsOf(page);
  const known = fields.map(({ id }) => id);
  const sections = page.fields.flatMap(({ section }) => section ?? []);
  if (!text.title) yield 'title has no words';
  yield* differences(sections, Object.keys(text.sections ?? {}), 'sections.');
  yield* differences(known, Object.keys(text.fields), 'fields.');
  for (const { id, field } of fields) {
    const said = Object.keys(text.fields[id] ?? {});
    yield* differences(wordsOf(field), said, `fields.${id}.`);
  }
}

function* faultsOfLengths(text: PageText): Generator<string> {
  const helps = Object.entries(text.fields).map(([id, { help }]) => [`fields.${id}.help`, help ?? ''] as const);
  for (const [key, help] of [['help', text.help ?? ''] as const, ...helps]) {
    if (help.length > MOST_HELP) yield `${key} has ${help.length} characters`;
    const sentences = help.split(/[.?؟]["»]?(?:\s|$)/).filter(Boolean).length;
    if (sentences > MOST_SENTENCES) yield `${key} has ${sentences} sentences`;
  }
  for (const [id, { label }] of Object.entries(text.fields)) {
    if (label.length > MOST_LABEL) yield `fields.${id}.label has ${label.length} characters`;
    if (label.endsWith('.')) yield `fields.${id}.label ends with a full stop`;
  }
}

const LATIN = /[A-Za-zÀ-ÿ@]/;
const flatten = (value: unknown, key = ''): [key: string, text: string][] =>
  typeof value === 'string'
    ? [[key, value]]
    : Object.entries(value as object).flatMap(([name, inner]) => flatten(inner, key ? `${key}.${name}` : name));

/** What is wrong with one sentence, wherever it stands. */
function* faultsOfSentence(key: string, text: string, locale: Locale): Generator<string> {
  if (text === '' || text !== text.trim()) yield `${key} is empty or has a space at its end`;
  if (/[!¡！]/.test(text)) yield `${key} has an exclamation mark`;
  if (/aprobad|approved|موافق عليه/i.test(text)) yield `${key} speaks of approval`;
  if (locale === 'es' && /(?<!\p{L})usted(?!\p{L})/iu.test(text)) yield `${key} says usted`;
  if (/[٠-٩۰-۹]/.test(text)) yield `${key} has figures of another kind`;
  const isRow = key.endsWith('.row');
  if (/[{}]/.test(text.replace(isRow ? '{n}' : '', ''))) yield `${key} takes an argument that nothing gives`;
  if (isRow && !text.includes('{n}')) yield `${key} has no {n}`;
  // Otherwise brackets, full stops and signs of a code move to its other end.
  if (locale === 'ar' && LATIN.test(text.replaceAll(/\u2066[^\u2066\u2069]*\u2069/g, '').replace('{n}', '')))
    yield `${key} has Latin letters outside of an isolate`;
}

function* faultsOfWords(page: Page, text: PageText, locale: Locale): Generator<string> {
  for (const { id } of fieldsOf(page).filter(({ field }) => !/radio|doesNotApply/i.test(field.type)))
    for (const words of sharedWords) {
      const flat = `_${id.replace('.', '_')}`;
      if (!words.names.some((name) => flat.endsWith(`_${name}`))) continue;
      const label = text.fields[id]?.label ?? '';
      if (!label.toLowerCase().includes(words[locale].toLowerCase()))
        yield `fields.${id}.label does not say "${words[locale]}"`;
    }
}

const EXAMPLE = /(?:Ejemplo|Example|مثال)[^:]*: (.+?)\.(?:\s|$)/;

/** An example that the field itself would refuse. */
function* faultsOfExamples(page: Page, text: PageText): Generator<string> {
  for (const { id, field } of fieldsOf(page))
    for (const { regexPattern, maxLength = Number.POSITIVE_INFINITY } of checksIn(field.validation)) {
      const help = text.fields[id]?.help?.replaceAll(/[\u2066\u2069]/g, '') ?? '';
      const [, example] = EXAMPLE.exec(help) ?? [];
      if (!regexPattern || !example) continue;
      const { typing = '', whole = '' } = characterRule(regexPattern);
      if (![typing, whole].every((shape) => new RegExp(shape, 'u').test(example)) || example.length > maxLength)
        yield `fields.${id}.help gives "${example}", which cannot be written there`;
    }
}

/** An option that a help quotes and the list does not offer in these words. */
function* faultsOfQuotes(page: Page, text: PageText, options: OptionText): Generator<string> {
  for (const { id, field } of fieldsOf(page)) {
    const labels = Object.values((field.options && options[field.options]) || {});
    for (const [, quoted = ''] of text.fields[id]?.help?.matchAll(/["«]([^"»]+)["»]/g) ?? [])
      if (!labels.some((label) => label === quoted || label.startsWith(`${quoted} (`)))
        yield `fields.${id}.help quotes "${quoted}", which is no option`;
  }
}

const named = (faults: Iterable<string>, file: string) => [...faults].map((fault) => `${file}: ${fault}`);

test('every page, section, field, box, group and member has its words, and none are left over', () => {
  expect(pages).toHaveLength(23 * LOCALES.length);
  expect(pages.flatMap(({ page, text, file }) => named(faultsOfPage(page, text), file))).toEqual([]);
  const files = FORMS.flatMap(({ name }) => listFiles(`content/forms/${name}/text`));
  expect(files.sort()).toEqual(pages.map(({ file }) => file).sort());
});

test('labels and helps are as short as the models', () => {
  expect(pages.flatMap(({ text, file }) => named(faultsOfLengths(text), file))).toEqual([]);
});

test('sentences are calm, promise nothing, take no arguments but the number of a row, and keep codes in their order', () => {
  const options = LOCALES.map((locale) => {
    const file = `content/forms/options/${locale}.json`;
    return { locale, file, text: read<OptionText>(file) };
  });
  const faults = [...pages, ...options].flatMap(({ text, locale, file }) =>
    flatten(text).flatMap(([key, sentence]) => named(faultsOfSentence(key, sentence, locale), file)),
  );
  expect(faults).toEqual([]);
});

test('every option has its words, no two of a list the same, and countries have theirs elsewhere', () => {
  const { COUNTRIES: _, ...lists } = optionLists;
  const faults = LOCALES.flatMap((locale) => {
    const file = `content/forms/options/${locale}.json`;
    const text = read<OptionText>(file);
    const missing = [...differences(Object.keys(lists), Object.keys(text), '')];
    const inside = Object.entries(lists).flatMap(([name, list]) => {
      const said = text[name] ?? {};
      const twice = Object.values(said).filter((label, at, all) => all.indexOf(label) < at);
      return [
        ...differences(
          list.map(({ code }) => code),
          Object.keys(said),
          `${name}.`,
        ),
        ...twice.map((label) => `${name} says "${label}" twice`),
      ];
    });
    return named([...missing, ...inside], file);
  });
  expect(faults).toEqual([]);
});

test('what a help gives as an example could be written into the field, what it quotes could be chosen', () => {
  const quotes = pages.flatMap(({ page, text, locale, file }) =>
    named(faultsOfQuotes(page, text, read<OptionText>(`content/forms/options/${locale}.json`)), file),
  );
  expect(quotes).toEqual([]);
  expect(pages.flatMap(({ page, text, file }) => named(faultsOfExamples(page, text), file))).toEqual([]);
});

test('fields that ask the same have the same label, and one word for one thing', () => {
  const faults = pages.flatMap(({ page, text, locale, file }) => named(faultsOfWords(page, text, locale), file));
  expect(faults).toEqual([]);
  const asked = pages.flatMap(({ page, text, locale, file }) =>
    fieldsOf(page).map(({ id, field }) => ({
      same: [locale, OWN_WORDS.includes(id) ? `own ${id}` : field.name, field.type, field.options].join(' '),
      label: text.fields[id]?.label,
      where: `${file}: fields.${id}.label`,
    })),
  );
  const different = [...Map.groupBy(asked, ({ same }) => same).values()].flatMap((among) =>
    among.filter(({ label }) => label !== among[0]?.label).map(({ where }) => `${where} is not "${among[0]?.label}"`),
  );
  expect(different).toEqual([]);
});

test('a fault is named by its key', () => {
  const page: Page = {
    number: 1,
    key: 'one',
    fields: [
      {
        section: 'a',
        name: 'surnames',
        type: 'text',
        validation: {
          when: 'sex',
          is: 'M',
          // biome-ignore lint/suspicious/noThenProperty: the specification's word
          then: { required: true, regexPattern: 'C_NAME' },
        },
      },
      { name: 'jobs', type: 'addRemove', fields: [{ name: 'country', type: 'select', options: 'COUNTRIES' }] },
    ],
  };
  const text: PageText = {
    title: 'Uno',
    help: `${'Una frase. '.repeat(4)}`,
    sections: { b: 'B' },
    fields: {
      surnames: { label: `${'Nombre'.repeat(11)}.`, help: 'Ejemplo: A1. Nada más.' },
      jobs: { label: 'Trabajos', help: 'Elige "Otro".', row: 'Trabajo', add: 'Más' },
    },
  };
  expect([...faultsOfPage(page, text)]).toEqual([
    'sections.a has no words',
    'sections.b is used by nothing',
    'fields.jobs.country has no words',
    'fields.surnames.required has no words',
    'fields.surnames.pattern has no words',
    'fields.jobs.country.label has no words',
    'fields.jobs.country.help has no words',
  ]);
  expect([...faultsOfLengths(text)]).toEqual([
    'help has 4 sentences',
    'fields.surnames.label has 67 characters',
    'fields.surnames.label ends with a full stop',
  ]);
  expect([...faultsOfWords(page, text, 'es')]).toEqual([
    'fields.surnames.label does not say "apellidos"',
    'fields.jobs.country.label does not say "país"',
  ]);
  expect([...faultsOfExamples(page, text)]).toEqual(['fields.surnames.help gives "A1", which cannot be written there']);
  expect([...faultsOfQuotes(page, text, { YN: { Y: 'Otro' } })]).toEqual([
    'fields.jobs.help quotes "Otro", which is no option',
  ]);
  const wrong = (sentence: string, locale: Locale, key = 'help') => [...faultsOfSentence(key, sentence, locale)];
  expect(wrong('Visa aprobada!', 'es')).toHaveLength(2);
  expect(wrong('Escriba usted {n} ٣', 'es')).toHaveLength(3);
  expect(wrong('Otro nombre', 'es', 'fields.jobs.row')).toEqual(['fields.jobs.row has no {n}']);
  expect(wrong('مثال: AB 1', 'ar')).toHaveLength(1);
  expect(wrong('مثال {n}: \u2066AB 1\u2069', 'ar', 'a.row')).toEqual([]);
});
