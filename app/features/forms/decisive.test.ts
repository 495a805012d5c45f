import { expect, test } from 'vitest';
import { placesRead } from '#content/document-rules.ts';
import { forms } from '#content/forms/forms.ts';
import { decidesOverDocuments } from './decisive.ts';

test('whatever a rule of documents reads is decisive, in every form', () => {
  const places = [...placesRead].map((place) => place.split('.')).filter(([room]) => room !== 'onboarding');
  expect(places.length).toBeGreaterThan(20);
  for (const [form = '', field = ''] of places)
    expect(decidesOverDocuments(forms[form as keyof typeof forms], [field]), `${form}.${field}`).toBe(true);
});

test('so are the date of birth, and what decides whether such a question is asked at all', () => {
  expect(decidesOverDocuments(forms.ds160, ['date_of_birth'])).toBe(true);
  // Whoever is in transit is not asked who pays.
  const behind = forms.ds160.pages.flatMap(({ fields }) =>
    fields.flatMap(({ name, hide }) => (placesRead.has(`ds160.${name}`) && hide ? [hide.unless.when] : [])),
  );
  expect(behind.length).toBeGreaterThan(0);
  for (const field of behind) expect(decidesOverDocuments(forms.ds160, [field]), field).toBe(true);
});

test('a name, a telephone or a street is not: nothing is worked out for it', () => {
  expect(decidesOverDocuments(forms.ds160, ['surnames', 'given_names', 'home_street1', 'primary_phone'])).toBe(false);
});
