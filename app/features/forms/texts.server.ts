/** Words of the forms, found by their place: content/forms/<form>/text/<page>.<locale>.json and options/<locale>.json. */
import { countryNames } from '#app/features/quiz/texts.server.ts';
import type { Locale } from '#app/i18n/locales.ts';
import type { Form, PageText } from '#content/forms/definition.ts';
import { listOf, type Option, type OptionListName } from '#content/forms/options.ts';

const pages = import.meta.glob<PageText>('../../../content/forms/*/text/*.json', { eager: true, import: 'default' });
type OptionText = Readonly<Record<string, Readonly<Record<string, string>>>>;
const options = import.meta.glob<OptionText>('../../../content/forms/options/*.json', {
  eager: true,
  import: 'default',
});

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

/** A list with its words; countries by name, everything else in the order of its list. */
export function choicesOf(name: OptionListName, locale: Locale): Choice[] {
  const nameOf = countryNames(locale);
  const words = options[`../../../content/forms/options/${locale}.json`]?.[name] ?? {};
  const choices = listOf(name).map((option) => ({
    ...option,
    label: name === 'COUNTRIES' ? nameOf(option.code) : (words[option.code] ?? option.code),
  }));
  return name === 'COUNTRIES' || name === 'US_STATES'
    ? choices.sort((a, b) => a.label.localeCompare(b.label, locale))
    : choices;
}
