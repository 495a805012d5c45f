/** What can be wrong with the words of a form's page, by the key of each. */
import { checksIn } from '#app/features/forms/engine/values.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { characterRule } from '#content/forms/characters.ts';
import type { Page, PageText } from '#content/forms/definition.ts';
import { fieldsOf, wordsOf } from '../scripts/form-words.ts';
import { readSource } from './sources.ts';

const MOST_LABEL = 60;
const MOST_HELP = 220;
const MOST_SENTENCES = 3;

type Words = { names: string[] } & Record<Locale, string>;
export type OptionText = Record<string, Record<string, string>>;

export const read = <T>(path: string) => JSON.parse(readSource(path)) as T;
const sharedWords = read<Words[]>('content/forms/shared-words.json');

export function* differences(known: readonly string[], said: readonly string[], what: string) {
  for (const key of known) if (!said.includes(key)) yield `${what}${key} has no words`;
  for (const key of said) if (!known.includes(key)) yield `${what}${key} is used by nothing`;
}

export function* faultsOfPage(page: Page, text: PageText): Generator<string> {
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

export function* faultsOfLengths(text: PageText): Generator<string> {
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
export const flatten = (value: unknown, key = ''): [key: string, text: string][] =>
  typeof value === 'string'
    ? [[key, value]]
    : Object.entries(value as object).flatMap(([name, inner]) => flatten(inner, key ? `${key}.${name}` : name));

/** What is wrong with one sentence, wherever it stands. */
export function* faultsOfSentence(key: string, text: string, locale: Locale): Generator<string> {
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

export function* faultsOfWords(page: Page, text: PageText, locale: Locale): Generator<string> {
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
export function* faultsOfExamples(page: Page, text: PageText): Generator<string> {
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
export function* faultsOfQuotes(page: Page, text: PageText, options: OptionText): Generator<string> {
  for (const { id, field } of fieldsOf(page)) {
    const labels = Object.values((field.options && options[field.options]) || {});
    for (const [, quoted = ''] of text.fields[id]?.help?.matchAll(/["«]([^"»]+)["»]/g) ?? [])
      if (!labels.some((label) => label === quoted || label.startsWith(`${quoted} (`)))
        yield `fields.${id}.help quotes "${quoted}", which is no option`;
  }
}
