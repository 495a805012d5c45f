/** Places as a screen names and links them: the label of a field, the title of its page, what stands there in words. */
import { answerWords } from '#app/features/forms/fields/answer-words.server.ts';
import { pageText } from '#app/features/forms/texts.server.ts';
import { countryNames } from '#app/features/quiz/texts.server.ts';
import type { Locale } from '#app/i18n/locales.ts';
import type { KnownFacts, PassportWarning, Place } from './suggestions.ts';

type FormPlace = Extract<Place, { source: 'form' }>;

/** `written`: what stands there. */
type NamedPlace =
  | Extract<Place, { source: 'passport' }>
  | { readonly source: 'profile' | 'onboarding'; readonly field: string; readonly written: string }
  | NamedFormPlace;
type NamedFormPlace = ReturnType<ReturnType<typeof placeWords>['ofForm']>;

export function placeWords({ profile, onboarding, forms }: KnownFacts, locale: Locale) {
  const words = answerWords(locale, '');
  const openAt = ({ form }: FormPlace) => forms.find((open) => open.form.name === form);

  const ofForm = (place: FormPlace) => {
    const { form: form_name, page: page_number, field } = place;
    const open = openAt(place);
    const page = open?.form.pages.find(({ number }) => number === page_number);
    const asked = page?.fields.find(({ name }) => name === field);
    const text = page && pageText(form_name, page, locale);
    return {
      ...{ source: 'form' as const, form_name, page_number, field },
      ...{ label: text?.fields[field]?.label ?? field, title: text?.title ?? '' },
      written: (open && asked && words(asked, open.valueOf(field))) ?? '',
    };
  };
  const named = (place: Place): NamedPlace => {
    if (place.source === 'passport') return place;
    if (place.source === 'form') return ofForm(place);
    const { source, field } = place;
    if (source === 'profile') return { source, field, written: profile[field as keyof KnownFacts['profile']] };
    return { source, field, written: countryNames(locale)(onboarding?.[field] ?? '') };
  };
  return {
    ofForm,
    warning: ({ kind, certain, places }: PassportWarning) => ({ kind, certain, places: places.map(named) }),
  };
}
