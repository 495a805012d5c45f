/** What stands on the page of an outcome by destination: facts of content/facts, and where an authority explains a denial. */
import type { ServiceType } from './catalogue.ts';
import type { RuleName } from './facts/rules.ts';

/** How long a visit may be, for services whose visa is known from their name. */
export const stayFacts: Partial<Record<ServiceType, RuleName>> = {
  FirstTime: 'us-b-stay',
  FirstTimeExpress: 'us-b-stay',
  FirstTimeVIP: 'us-b-stay',
  Renewal: 'us-b-stay',
  VisitorVisaCanada: 'ca-stay',
  VisitorVisaUK: 'uk-stay',
  VisitorVisaAustralia: 'au-stay-usual',
};

/** What the sections of a US denial mean, by the Department of State. */
export const usDenialPage =
  'https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/visa-denials.html';

/** Our article about a US denial, by its postId. */
export const usDenialGuide = 'visa-denied-214b';
