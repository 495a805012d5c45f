/** What a passport needs for a short visit, by destination (D43): the answer first, with the fact that it rests on. */
import type { Destination } from './catalogue.ts';
import { countries } from './countries.ts';
import { type CountryGroup, countryGroups } from './country-groups.ts';
import type { FactName } from './facts/every.ts';
import type { ServicePageName } from './services/pages.ts';

/** `ca-eta-if`: by air, for those with certain visas; otherwise a visa. */
export type PassportNeed = 'us-visa' | 'us-esta' | 'ca-visa' | 'ca-eta' | 'ca-eta-if' | 'uk-visa' | 'uk-eta' | 'au-600';

type DestinationRow = {
  readonly needs: Readonly<Record<string, PassportNeed>>;
  /** Of every passport that is not named. */
  readonly otherwise: PassportNeed;
  /** Whose source and day stand beside the answer: the authority's word on passports. */
  readonly source: FactName;
};

const need = (what: PassportNeed, group: CountryGroup): Record<string, PassportNeed> =>
  Object.fromEntries(countryGroups[group].map((country) => [country, what]));

export const passports: Record<Destination, DestinationRow> = {
  US: { needs: need('us-esta', 'us-waiver'), otherwise: 'us-visa', source: 'us-visa-waiver-countries' },
  CA: {
    needs: { ...need('ca-eta', 'ca-eta'), ...need('ca-eta-if', 'ca-eta-if') },
    otherwise: 'ca-visa',
    source: 'ca-eta-passports',
  },
  UK: { needs: need('uk-eta', 'uk-eta'), otherwise: 'uk-visa', source: 'uk-eta-passports' },
  AU: { needs: {}, otherwise: 'au-600', source: 'au-600-passports' },
};

/** Nationalities whose need in every destination we have looked up; for any other an adviser confirms it before payment. */
export const LOOKED_UP: readonly string[] = countries.map(({ code }) => code);

/** From a directory to what we do about it; an authorization that we do not sell has no page. */
export const passportPages: Partial<Record<PassportNeed, ServicePageName>> = {
  'us-visa': 'us-visitor',
  'us-esta': 'us-esta',
  'ca-visa': 'ca-visitor',
  'ca-eta-if': 'ca-visitor',
};
