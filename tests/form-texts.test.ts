/** The words of the application forms: all there, none left over, and as short and calm as the models ask. */
import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '#app/i18n/locales.ts';
import { FORM_NAMES } from '#content/catalogue.ts';
import type { Form, Page, PageText } from '#content/forms/definition.ts';
import { forms } from '#content/forms/forms.ts';
import { isNamedList, listOf, type OptionListName, wordsOfList } from '#content/forms/options.ts';
import { fieldsOf, textFileOf } from '../scripts/form-words.ts';
import {
  differences,
  faultsOfExamples,
  faultsOfLengths,
  faultsOfPage,
  faultsOfQuotes,
  faultsOfSentence,
  faultsOfWords,
  flatten,
  type OptionText,
  read,
} from './form-text-faults.ts';
import { listFiles } from './sources.ts';

const FORMS: readonly Form[] = FORM_NAMES.map((name) => forms[name]);

/** The applicant's own, which names the passport; a member of the same name stands below the name of its row. */
const OWN_PASSPORT = ['surnames', 'given_names'];
/** The same question about what is over: another tense. */
const PAST = ['previous_jobs.duties'];
/** Names of members that mean something else in each group. */
const GENERAL = /\.(name|detail|details|reason|status|type|kind|what|number|who|from|to|date|year|other)$/;

const pages = FORMS.flatMap((form) =>
  form.pages.flatMap((page) =>
    LOCALES.map((locale) => {
      const file = textFileOf(form.name, page, locale);
      return { form, page, locale, file, text: read<PageText>(file) };
    }),
  ),
);
/** Lists that the fields of a form offer, and the file that has their words: the form's own, or the one of all. */
const SHARED = 'content/forms/options';
const ownFile = ({ name }: Form, locale: Locale) => `content/forms/${name}/text/options.${locale}.json`;
const textFiles = FORMS.flatMap(({ name }) => listFiles(`content/forms/${name}/text`));
const optionFiles = (locale: Locale) => [
  `${SHARED}/${locale}.json`,
  ...FORMS.map((form) => ownFile(form, locale)).filter((file) => textFiles.includes(file)),
];
const usedLists = [
  ...new Set(
    FORMS.flatMap((form) => form.pages.flatMap((page) => fieldsOf(page).flatMap(({ field }) => field.options ?? []))),
  ),
].filter((name) => !isNamedList(name));
const optionText = (locale: Locale): OptionText =>
  Object.assign({}, ...optionFiles(locale).map((file) => read<OptionText>(file)));

const named = (faults: Iterable<string>, file: string) => [...faults].map((fault) => `${file}: ${fault}`);

test('every page, section, field, box, group and member has its words, and none are left over', () => {
  expect(pages.length).toBeGreaterThanOrEqual(6 * LOCALES.length);
  expect(pages.flatMap(({ page, text, file }) => named(faultsOfPage(page, text), file))).toEqual([]);
  const known = [...pages.map(({ file }) => file), ...LOCALES.flatMap(optionFiles)];
  expect(textFiles.filter((file) => !known.includes(file))).toEqual([]);
});

test('labels and helps are as short as the models', () => {
  expect(pages.flatMap(({ text, file }) => named(faultsOfLengths(text), file))).toEqual([]);
});

test('sentences are calm, promise nothing, take no arguments but the number of a row, and keep codes in their order', () => {
  const options = LOCALES.flatMap((locale) =>
    optionFiles(locale).map((file) => ({ locale, file, text: read<OptionText>(file) })),
  );
  const faults = [...pages, ...options].flatMap(({ text, locale, file }) =>
    flatten(text).flatMap(([key, sentence]) => named(faultsOfSentence(key, sentence, locale), file)),
  );
  expect(faults).toEqual([]);
});

/** Of another list's words those that this one offers. */
const wordsWithin = (words: Record<string, string> = {}, name: OptionListName) =>
  Object.fromEntries(Object.entries(words).filter(([code]) => listOf(name).some((option) => option.code === code)));

test('every option has its words, no two of a list the same, and countries have theirs elsewhere', () => {
  const faults = LOCALES.flatMap((locale) => {
    const text = optionText(locale);
    const missing = [...differences(usedLists, Object.keys(text), '')];
    const inside = usedLists.flatMap((name: OptionListName) => {
      const other = wordsOfList[name];
      const said: Record<string, string> = { ...wordsWithin(other && text[other], name), ...text[name] };
      const twice = Object.values(said).filter((label, at, all) => all.indexOf(label) < at);
      return [
        ...differences(
          listOf(name).map(({ code }) => code),
          Object.keys(said),
          `${name}.`,
        ),
        ...twice.map((label) => `${name} says "${label}" twice`),
      ];
    });
    return named([...missing, ...inside], locale);
  });
  expect(faults).toEqual([]);
});

test('what a help gives as an example could be written into the field, what it quotes could be chosen', () => {
  const quotes = pages.flatMap(({ page, text, locale, file }) =>
    named(faultsOfQuotes(page, text, optionText(locale)), file),
  );
  expect(quotes).toEqual([]);
  expect(pages.flatMap(({ page, text, file }) => named(faultsOfExamples(page, text), file))).toEqual([]);
});

test('fields that ask the same have the same label, and one word for one thing', () => {
  const faults = pages.flatMap(({ page, text, locale, file }) => named(faultsOfWords(page, text, locale), file));
  expect(faults).toEqual([]);
  const asked = pages.flatMap(({ form, page, text, locale, file }) =>
    fieldsOf(page)
      .filter(({ id }) => form.name === 'ds160' || !GENERAL.test(id))
      .map(({ id, field }) => {
        const isApart = OWN_PASSPORT.includes(id) || PAST.includes(id);
        return {
          same: [form.name, locale, isApart ? `own ${id}` : field.name, field.type, field.options].join(' '),
          label: text.fields[id]?.label,
          where: `${file}: fields.${id}.label`,
        };
      }),
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
