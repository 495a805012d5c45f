/** Words of the forms, found by their place: content/forms/<form>/text/<page>.<locale>.json and options/<locale>.json. */
import { countryNames } from '#app/features/quiz/texts.server.ts';
import { LOCALES, type Locale } from '#app/i18n/locales.ts';
import type { Form, PageText } from '#content/forms/definition.ts';
import type { Option } from '#content/forms/option.ts';
import { isNamedList, listOf, type OptionListName, wordsOfList } from '#content/forms/options.ts';

const pages = import.meta.glob<PageText>('../../../content/forms/*/text/[0-9]*.json', {
  eager: true,
  import: 'default',
});
type OptionText = Readonly<Record<string, Readonly<Record<string, string>>>>;
const shared = import.meta.glob<OptionText>('../../../content/forms/options/*.json', {
  eager: true,
  import: 'default',
});
const own = import.meta.glob<OptionText>('../../../content/forms/*/text/options.*.json', {
  eager: true,
  import: 'default',
});
const optionText = Object.fromEntries(
  LOCALES.map((locale) => [
    locale,
    Object.assign({}, ...[shared, own].flatMap((files) => filesOf(files, locale))) as OptionText,
  ]),
) as Record<Locale, OptionText>;

function filesOf(files: Readonly<Record<string, OptionText>>, locale: Locale): OptionText[] {
  return Object.entries(files).flatMap(([file, text]) => (file.endsWith(`${locale}.json`) ? [text] : []));
}

const fileOf = (number: number, key: string) => `${String(number).padStart(2, '0')}-${key.replaceAll('_', '-')}`;

export function pageText(form: string, page: { number: number; key: string }, locale: Locale): PageText {
  const file = `../../../content/forms/${form}/text/${fileOf(page.number, page.key)}.${locale}.json`;
  const text = pages[file];
  if (!text) throw new Error(`there is no ${file}`);
  return text;
}

/** The labels of these fields, whichever page they stand on. */
export const labelsOf = (form: Form, names: readonly string[], locale: Locale) =>
  Object.fromEntries(
    form.pages.flatMap((page) => {
      const asked = page.fields.filter(({ name }) => names.includes(name));
      if (asked.length === 0) return [];
      const { fields } = pageText(form.name, page, locale);
      return asked.map(({ name }) => [name, { label: fields[name]?.label ?? name }]);
    }),
  );

export type Choice = Option & { readonly label: string };

/** Lists that are found by the name of what is wanted; the rest stands in its own order. */
const BY_NAME: readonly OptionListName[] = ['US_STATES', 'PROVINCES_CA_US'];

function namesOf(name: OptionListName, locale: Locale): (code: string) => string | undefined {
  if (name === 'CURRENCY') return currencyNames(locale);
  if (isNamedList(name)) return countryNames(locale);
  const text = optionText[locale];
  const other = wordsOfList[name];
  return (code) => text[name]?.[code] ?? (other && text[other]?.[code]);
}

/** "COP – peso colombiano": both are searched for. */
function currencyNames(locale: Locale) {
  const names = new Intl.DisplayNames(locale === 'es' ? 'es-419' : locale, { type: 'currency' });
  return (code: string) => `${names.of(code) ?? code} (${code})`;
}

/** A list with its words. */
export function choicesOf(name: OptionListName, locale: Locale): Choice[] {
  const nameOf = namesOf(name, locale);
  const choices = listOf(name).map((option) => ({ ...option, label: nameOf(option.code) ?? option.code }));
  return isNamedList(name) || BY_NAME.includes(name)
    ? choices.sort((a, b) => a.label.localeCompare(b.label, locale))
    : choices;
}
