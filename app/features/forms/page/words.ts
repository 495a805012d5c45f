/** The words for what is wrong with an answer: the field's own where it has some, otherwise those of the rule (spec 5). */
import { useLocale, useTranslations } from 'use-intl';
import type { Fault } from '#app/features/forms/engine/check.ts';
import { dateInWords, dateTrouble, shortDate } from '#app/features/forms/fields/date-text.ts';
import type { Locale } from '#app/i18n/locales.ts';
import type { Field, FieldText, PageText } from '#content/forms/definition.ts';

/** `raw`: what stands in the field, where it helps to say what is wrong with it. */
export type Words = (field: Field, text: FieldText, fault: Fault, raw?: unknown) => string;

/** At the beginning of a sentence. */
const begun = (words: string, locale: Locale) => words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);

const CHOSEN = ['select', 'multipleSelect', 'radio', 'radioButton'];

type Labels = Readonly<Record<string, Pick<FieldText, 'label'>>>;

/** What a field is called that another one is compared with: one of the page, of the same row, or of another page. */
export function labelIn(fields: Labels, elsewhere: Labels, name: string): string {
  const member = Object.keys(fields).find((id) => id.endsWith(`.${name}`));
  return (fields[name] ?? elsewhere[name] ?? (member ? fields[member] : undefined))?.label ?? name;
}

/** `elsewhere`: fields of other pages that the checks of this one read. */
export function useFaultWords({ fields }: Pick<PageText, 'fields'>, elsewhere: Labels = {}): Words {
  const t = useTranslations('forms');
  const locale = useLocale() as Locale;
  const labelOf = (name: string) => labelIn(fields, elsewhere, name);
  const troubleOf = (field: Field, raw: unknown) => {
    const trouble = dateTrouble(typeof raw === 'string' ? raw : '', locale, field.precision);
    switch (trouble?.is) {
      case undefined:
        return null;
      case 'days':
        return t('faults.dateDays', { month: begun(dateInWords(trouble.month, locale), locale), days: trouble.days });
      case 'month':
        return t('faults.dateNoMonth', { month: trouble.month });
      case 'year':
        return t('faults.dateOddYear', { year: trouble.year });
      default:
        return t('faults.dateShortYear');
    }
  };
  const example = ({ precision = 'day' }: Field) => {
    if (precision === 'year, rest free') return t('faults.dateYear');
    return precision === 'day'
      ? t('faults.date', { example: shortDate('1990-03-07', locale) })
      : t('faults.dateMonth', { example: shortDate('1990-03', locale) });
  };
  return (field, text, fault, raw) => {
    switch (fault.rule) {
      case 'required':
        return text.required ?? t(CHOSEN.includes(field.type) ? 'faults.choose' : 'faults.required');
      case 'minLength':
      case 'maxLength':
      case 'limit':
        return t(`faults.${fault.rule}`, { n: fault.n });
      case 'pattern':
        return text.pattern ?? t('faults.pattern');
      case 'date':
        return troubleOf(field, raw) ?? example(field);
      case 'after':
      case 'before':
        if (fault.than.startsWith('today+'))
          return t(`faults.${fault.rule}Years`, { years: Number(/\d+/.exec(fault.than)?.[0]) });
        if (fault.than === 'today') return t(`faults.${fault.rule}Today`);
        return t(`faults.${fault.rule}`, { than: labelOf(fault.than) });
      case 'differs':
      case 'count':
        return t(`faults.${fault.rule}`, { than: labelOf(fault.than) });
      default:
        return t(`faults.${fault.rule}`);
    }
  };
}
