/** In which currency somebody counts at home: by where they say they live, or else by their phone number. */

import type { FormName } from '#content/catalogue.ts';
import { type Currency, countries } from '#content/countries.ts';
import { personMaps } from '#content/forms/person-maps.ts';
import type { Answers } from './engine/values.ts';
import { factOf, personIn } from './prefill/person.ts';

export function homeCurrency(form_name: FormName, answers: Answers, phone_number: string | null): Currency {
  const home = factOf(personIn(personMaps[form_name], answers), 'residence.country');
  const lives = countries.find(({ code }) => code === home);
  if (home) return lives?.currency ?? 'USD';
  // The longest code decides: +59 is the beginning of several.
  const [called] = countries
    .filter(({ dial }) => phone_number?.startsWith(`+${dial}`))
    .toSorted((one, other) => other.dial.length - one.dial.length);
  return called?.currency ?? 'USD';
}
