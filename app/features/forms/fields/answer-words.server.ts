/** An answer as one reads it, in one language. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { isDate } from '#app/features/forms/engine/dates.ts';
import { isEmpty } from '#app/features/forms/engine/values.ts';
import { type Choice, choicesOf } from '#app/features/forms/texts.server.ts';
import { type Locale, localeInfo } from '#app/i18n/locales.ts';
import type { Field } from '#content/forms/definition.ts';
import type { OptionListName } from '#content/forms/options.ts';
import { dateInWords } from './date-text.ts';

/** Words instead of what is stored, in one language. */
export function answerWords(locale: Locale, yes: string) {
  const lists = new Map<OptionListName, Choice[]>();
  const labelOf = (name: OptionListName, code: string) => {
    const list = lists.get(name) ?? choicesOf(name, locale);
    lists.set(name, list);
    return list.find((one) => one.code === code)?.label ?? code;
  };
  const joined = new Intl.ListFormat(localeInfo[locale].tag, { type: 'conjunction' });
  return ({ type, options }: Field, value: unknown): string | null => {
    if (isEmpty(value) || value === false) return null;
    if (value === true) return yes;
    if (Array.isArray(value)) return joined.format(value.map((code) => (options ? labelOf(options, code) : code)));
    const text = String(value);
    if (options) return labelOf(options, text);
    if (type === 'date') return isDate(text, 'year, rest free') ? dateInWords(text, locale) : text;
    if (type === 'international_phone') return parsePhoneNumberFromString(`+${text}`)?.formatInternational() ?? text;
    return text;
  };
}
