/** The words for what is wrong with an answer: the field's own where it has some, otherwise those of the rule (spec 5). */
import { useLocale, useTranslations } from 'use-intl';
import type { Fault } from '#app/features/forms/engine/check.ts';
import { shortDate } from '#app/features/forms/fields/date-text.ts';
import type { Locale } from '#app/i18n/locales.ts';
import type { Field, FieldText, PageText } from '#content/forms/definition.ts';

export type Words = (field: Field, text: FieldText, fault: Fault) => string;

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
  return (field, text, fault) => {
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
        if (field.precision === 'year, rest free') return t('faults.dateYear');
        return field.precision && field.precision !== 'day'
          ? t('faults.dateMonth', { example: shortDate('1990-03', locale) })
          : t('faults.date', { example: shortDate('1990-03-07', locale) });
      case 'after':
      case 'before':
        if (fault.than.startsWith('today')) return t(`faults.${fault.rule}Today`);
        return t(`faults.${fault.rule}`, { than: labelOf(fault.than) });
      case 'differs':
      case 'count':
        return t(`faults.${fault.rule}`, { than: labelOf(fault.than) });
      default:
        return t(`faults.${fault.rule}`);
    }
  };
}
