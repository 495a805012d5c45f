/** What a passport needs for a short visit, by destination (D43): the answer first, with the fact that it rests on. */
import type { Destination } from './catalogue.ts';
import type { CheckoutCountry } from './countries.ts';
import type { RuleName } from './facts/rules.ts';
import type { FeeName } from './facts.ts';
import type { ServicePageName } from './services/pages.ts';

/** `ca-eta-if`: by air, for those with certain visas; otherwise a visa. */
export type PassportNeed = 'us-visa' | 'us-esta' | 'ca-visa' | 'ca-eta' | 'ca-eta-if' | 'uk-visa' | 'uk-eta' | 'au-600';

type DestinationRow = {
  readonly needs: Partial<Record<CheckoutCountry, PassportNeed>>;
  /** Of every passport that is not named. */
  readonly otherwise: PassportNeed;
  /** Whose source and day stand beside the answer: the authority's word on passports. */
  readonly source: FeeName | RuleName;
};

const ukEta = 'uk-eta' as const;
const caEtaIf = 'ca-eta-if' as const;

export const passports: Record<Destination, DestinationRow> = {
  US: { needs: { CL: 'us-esta' }, otherwise: 'us-visa', source: 'us-visa-waiver-countries' },
  CA: {
    needs: { CL: 'ca-eta', AR: caEtaIf, UY: caEtaIf, PA: caEtaIf, CR: caEtaIf, BR: caEtaIf, MX: caEtaIf },
    otherwise: 'ca-visa',
    source: 'ca-eta-validity',
  },
  UK: {
    needs: {
      ...{ PE: ukEta, PY: ukEta, GT: ukEta, CL: ukEta, AR: ukEta },
      ...{ UY: ukEta, PA: ukEta, CR: ukEta, BR: ukEta, MX: ukEta },
    },
    otherwise: 'uk-visa',
    source: 'uk-colombia-visa',
  },
  AU: { needs: {}, otherwise: 'au-600', source: 'au-stay' },
};

/** From a directory to what we do about it; an authorization that we do not sell has no page. */
export const passportPages: Partial<Record<PassportNeed, ServicePageName>> = {
  'us-visa': 'us-visitor',
  'us-esta': 'us-esta',
  'ca-visa': 'ca-visitor',
  'ca-eta-if': 'ca-visitor',
};
