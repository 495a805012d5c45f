/** What a passport needs is said by groups, and by lists with their sources: both say the same (D2, D43). */
import { expect, test } from 'vitest';
import type { Destination } from './catalogue.ts';
import { CHECKOUT_COUNTRIES } from './countries.ts';
import { countryLists } from './facts/country-lists.ts';
import { everyFee, everyList, everyRule } from './facts/every.ts';
import { type PassportNeed, passports } from './passports.ts';

const LISTS: Record<Destination, Partial<Record<PassportNeed, keyof typeof countryLists>>> = {
  US: { 'us-visa': 'us-visa-passports' },
  CA: { 'ca-visa': 'ca-visa-passports', 'ca-eta': 'ca-eta-passports', 'ca-eta-if': 'ca-eta-with-visa' },
  UK: { 'uk-visa': 'uk-visa-passports', 'uk-eta': 'uk-eta-passports' },
  AU: { 'au-600': 'au-600-passports' },
};
const DESTINATIONS = Object.keys(LISTS) as Destination[];

test('groups and lists agree for every country where one can pay from', () => {
  for (const destination of DESTINATIONS) {
    const { needs, otherwise } = passports[destination];
    for (const [need, name] of Object.entries(LISTS[destination])) {
      const listed: readonly string[] = countryLists[name].countries;
      for (const country of CHECKOUT_COUNTRIES)
        expect(listed.includes(country), `${destination} ${country} ${need}`).toBe(
          (needs[country] ?? otherwise) === need,
        );
    }
  }
});

test('beside an answer stand source and day of what decides it', () => {
  const facts: Readonly<Record<string, { source: string }>> = { ...everyFee, ...everyRule, ...everyList };
  for (const destination of DESTINATIONS) {
    const { source } = passports[destination];
    const lists = Object.values(LISTS[destination]);
    expect([...lists, 'us-visa-waiver-countries'], destination).toContain(source);
    expect(facts[source]?.source, destination).toMatch(/^https:/);
  }
});
