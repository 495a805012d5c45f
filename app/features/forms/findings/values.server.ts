/** What a compared answer says, as one reads it. */
import { type ComparedField, type FamilyPerson, pathOf } from '#app/features/forms/checks/rules.ts';
import { answerWords } from '#app/features/forms/fields/answer-words.server.ts';
import { countryNames, onboardingText, sharedText } from '#app/features/quiz/texts.server.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import type { Form } from '#content/forms/definition.ts';
import { formNamed } from '#content/forms/forms.ts';
import { onboarding } from '#content/quizzes/onboarding/quiz.ts';

function onboardingWords(locale: Locale, field: string, code: string): string {
  const options = onboarding.questions.find((one) => one.field === field)?.options;
  if (options === 'countries') return countryNames(locale)(code);
  if (!options) return code;
  const list = onboardingText(locale).options[options] ?? sharedText(locale).options[options];
  return list?.[code] ?? code;
}

/** Null where it is empty, means a whole list, or is said by the label alone. */
export function valueWords(locale: Locale, form: Form, people: readonly FamilyPerson[]) {
  const words = answerWords(locale, translator(locale, 'review')('check.yes'));
  return (compared: ComparedField): string | null => {
    const { source, field, page } = compared;
    const person = people.find(({ user_id }) => user_id === compared.person);
    if (!person) return null;
    if (source === 'onboarding') {
      const code = person.onboarding?.[field];
      return code ? onboardingWords(locale, field, code) : null;
    }
    if (source === 'profile')
      return field === 'first_name' || field === 'last_name' ? person.profile[field] || null : null;
    const [name, member] = field.split('.');
    const asks = compared.form ? formNamed(compared.form) : form;
    const values = compared.form ? person.beside?.[compared.form] : person.form;
    const found = asks.pages.find(({ number }) => number === page)?.fields.find((one) => one.name === name);
    const asked = member ? found?.fields?.find((one) => one.name === member) : found;
    if (!values || !asked || asked.type === 'addRemove') return null;
    return words(asked, values.valueOf(pathOf(compared)));
  };
}
