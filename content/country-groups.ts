/** Nationalities by what they need for a short visit; whoever stands in none needs a visa, as far as we know. */
export const countryGroups = {
  'us-own': ['US', 'PR'],
  /** The visa waiver program. */
  'us-waiver': [
    ...['AD', 'AU', 'AT', 'BE', 'BN', 'CL', 'HR', 'CZ', 'DK', 'EE', 'FI', 'FR', 'DE', 'GR'],
    ...['HU', 'IS', 'IE', 'IL', 'IT', 'JP', 'LV', 'LI', 'LT', 'LU', 'MT', 'MC', 'NL', 'NZ'],
    ...['NO', 'PL', 'PT', 'QA', 'SM', 'SG', 'SK', 'SI', 'KR', 'ES', 'SE', 'CH', 'TW', 'GB'],
  ],
  'ca-own': ['CA'],
  'ca-none': ['US', 'PR'],
  'ca-eta': ['CL', 'GB', 'AU', 'ES', 'AE'],
  'ca-eta-if': ['AR', 'UY', 'PA', 'CR', 'BR', 'MX'],
  'uk-own': ['GB'],
  'uk-eta': [
    ...['PE', 'PY', 'GT', 'CL', 'AR', 'UY', 'PA', 'CR', 'BR', 'MX'],
    ...['US', 'PR', 'CA', 'AU', 'ES', 'AE', 'SA', 'NI'],
  ],
  'au-own': ['AU'],
  'au-eta': ['US', 'PR', 'CA'],
  'au-evisitor': ['GB', 'ES'],
} as const satisfies Record<string, readonly string[]>;
export type CountryGroup = keyof typeof countryGroups;
