/** The price catalogue (spec 3 "Service types", "Countries", "Service product", spec 9 "Prices", "Plans shown"; D3, D4, D24, D26, D27). */
import type { Currency } from './countries.ts';
import type { FeeName, FeeTable } from './facts.ts';

export const SERVICE_TYPES = [
  'FirstTime',
  'FirstTimeExpress',
  'FirstTimeVIP',
  'Renewal',
  'InterviewPrepDS160Update',
  'ESTA',
  'InterviewPrep',
  'BackgroundCheck',
  'StudentF1',
  'CrewTransit',
  'WorkFamilyImmigration',
  'VisitorVisaCanada',
  'StudyPermitCanada',
  'VisitorVisaUK',
  'VisitorVisaAustralia',
] as const;
export type ServiceType = (typeof SERVICE_TYPES)[number];

/** Where people go, in the order of the service picker; the service a destination stands for when nobody chose one. */
export const DESTINATIONS = ['US', 'CA', 'UK', 'AU'] as const;
export type Destination = (typeof DESTINATIONS)[number];

export const defaultService = {
  US: 'FirstTime',
  CA: 'VisitorVisaCanada',
  UK: 'VisitorVisaUK',
  AU: 'VisitorVisaAustralia',
} as const satisfies Record<Destination, ServiceType>;

/** The form or forms of a service, in the order they are filled in (D24). */
export const FORM_NAMES = [
  'ds160',
  'renewal',
  'interview_prep',
  'imm5257',
  'uk_visitor',
  'au600',
  'esta',
  'background_check',
  'work_family',
] as const;
export type FormName = (typeof FORM_NAMES)[number];

/** What a service includes beside the form; each is promised by a bullet of its texts, and nothing else is here. */
export const INCLUSIONS = ['appointment', 'interview'] as const;
export type Inclusion = (typeof INCLUSIONS)[number];

export const PLANS = ['standard', 'plus', 'vip', 'student'] as const;
export type Plan = (typeof PLANS)[number];

/** What the authority asks of each person: paid to it apart, part of our price, nothing, or, for want of a figure we can prove, told before one pays (D2). */
export type GovernmentFee =
  | { readonly paid: 'apart'; readonly fees: readonly FeeName[] }
  | { readonly paid: 'included'; readonly fees: readonly FeeName[] }
  | { readonly paid: 'never' }
  | { readonly paid: 'confirmed-later'; readonly table: FeeTable };

export type Product = {
  readonly id: string;
  readonly itemId: string;
  readonly sid: ServiceType;
  /** Raised with every change of a figure in the row: an order keeps it. */
  readonly versionNumber: number;
  readonly country: Destination;
  /** USD before discount; a service without one is quoted. */
  readonly price: number | null;
  /** USD, the standing offer: what the page shows. */
  readonly discountedPrice?: number;
  /** The most a person pays in a currency, whatever the rate (D27). */
  readonly listPrices?: Readonly<Partial<Record<Currency, number>>>;
  readonly '2_person_discount': number;
  readonly '3_person_discount': number;
  readonly minors_discount: number;
  readonly plan?: Plan;
  readonly governmentFee: GovernmentFee;
  readonly forms: readonly FormName[];
  /** We book with the applicant, and prepare the interview: the portal opens its pages by it. */
  readonly includes: readonly Inclusion[];
};

/** The specification's fractions, for whatever people travel for together (decision record 014). */
const together = { '2_person_discount': 0.1667, '3_person_discount': 0.3056, minors_discount: 0.3056 } as const;
/** Work that is done person by person: what is shared is little. */
const personByPerson = { '2_person_discount': 0.1, '3_person_discount': 0.2, minors_discount: 0.2 } as const;
const quoted = { price: null, '2_person_discount': 0, '3_person_discount': 0, minors_discount: 0 } as const;

const usVisa = { paid: 'apart', fees: ['us-mrv'] } as const;

export const catalogue: readonly Product[] = [
  {
    id: 'first-time',
    itemId: 'us-first-time',
    sid: 'FirstTime',
    versionNumber: 1,
    country: 'US',
    price: 125,
    discountedPrice: 97,
    listPrices: { USD: 97, COP: 400_000 },
    ...together,
    plan: 'plus',
    governmentFee: usVisa,
    forms: ['ds160'],
    includes: ['appointment', 'interview'],
  },
  {
    id: 'first-time-express',
    itemId: 'us-first-time-express',
    sid: 'FirstTimeExpress',
    versionNumber: 1,
    country: 'US',
    price: 67.5,
    discountedPrice: 54,
    listPrices: { USD: 65, COP: 275_000 },
    ...together,
    plan: 'standard',
    governmentFee: usVisa,
    forms: ['ds160'],
    includes: ['interview'],
  },
  {
    id: 'first-time-vip',
    itemId: 'us-first-time-vip',
    sid: 'FirstTimeVIP',
    versionNumber: 1,
    country: 'US',
    price: 300,
    discountedPrice: 225,
    listPrices: { USD: 240, COP: 1_000_000 },
    ...together,
    plan: 'vip',
    governmentFee: usVisa,
    forms: ['ds160'],
    includes: ['appointment', 'interview'],
  },
  {
    id: 'renewal',
    itemId: 'us-renewal',
    sid: 'Renewal',
    versionNumber: 1,
    country: 'US',
    price: 90,
    discountedPrice: 69,
    ...together,
    governmentFee: usVisa,
    forms: ['renewal', 'ds160'],
    includes: ['appointment'],
  },
  {
    id: 'interview-prep-ds160-update',
    itemId: 'us-interview-prep-ds160-update',
    sid: 'InterviewPrepDS160Update',
    versionNumber: 1,
    country: 'US',
    price: 80,
    discountedPrice: 62,
    ...together,
    governmentFee: { paid: 'never' },
    forms: ['interview_prep', 'ds160'],
    includes: ['interview'],
  },
  {
    id: 'esta',
    itemId: 'us-esta',
    sid: 'ESTA',
    versionNumber: 1,
    country: 'US',
    price: 80,
    ...together,
    governmentFee: { paid: 'included', fees: ['us-esta'] },
    forms: ['esta'],
    includes: [],
  },
  {
    id: 'interview-prep',
    itemId: 'us-interview-prep',
    sid: 'InterviewPrep',
    versionNumber: 1,
    country: 'US',
    price: 50,
    ...personByPerson,
    governmentFee: { paid: 'never' },
    forms: ['interview_prep'],
    includes: ['interview'],
  },
  {
    id: 'background-check',
    itemId: 'us-background-check',
    sid: 'BackgroundCheck',
    versionNumber: 1,
    country: 'US',
    price: 20,
    ...personByPerson,
    governmentFee: { paid: 'never' },
    forms: ['background_check'],
    includes: [],
  },
  {
    id: 'student-f1',
    itemId: 'us-student-f1',
    sid: 'StudentF1',
    versionNumber: 1,
    country: 'US',
    price: 435,
    listPrices: { USD: 435, COP: 1_850_000 },
    ...personByPerson,
    plan: 'student',
    governmentFee: { paid: 'apart', fees: ['us-mrv', 'us-sevis'] },
    forms: ['ds160'],
    includes: ['appointment', 'interview'],
  },
  {
    id: 'crew-transit',
    itemId: 'us-crew-transit',
    sid: 'CrewTransit',
    versionNumber: 1,
    country: 'US',
    price: 125,
    discountedPrice: 97,
    ...together,
    governmentFee: usVisa,
    forms: ['ds160'],
    includes: ['appointment', 'interview'],
  },
  {
    id: 'work-family-immigration',
    itemId: 'us-work-family-immigration',
    sid: 'WorkFamilyImmigration',
    versionNumber: 1,
    country: 'US',
    ...quoted,
    governmentFee: { paid: 'confirmed-later', table: 'us' },
    forms: ['work_family'],
    includes: [],
  },
  {
    id: 'visitor-visa-canada',
    itemId: 'ca-visitor-visa',
    sid: 'VisitorVisaCanada',
    versionNumber: 1,
    country: 'CA',
    price: 150,
    discountedPrice: 117,
    listPrices: { USD: 135, COP: 550_000 },
    ...together,
    governmentFee: { paid: 'apart', fees: ['ca-visitor', 'ca-biometrics'] },
    forms: ['imm5257'],
    includes: [],
  },
  {
    id: 'study-permit-canada',
    itemId: 'ca-study-permit',
    sid: 'StudyPermitCanada',
    versionNumber: 1,
    country: 'CA',
    ...quoted,
    governmentFee: { paid: 'apart', fees: ['ca-study-permit', 'ca-biometrics'] },
    forms: [],
    includes: [],
  },
  {
    id: 'visitor-visa-uk',
    itemId: 'uk-visitor-visa',
    sid: 'VisitorVisaUK',
    versionNumber: 2,
    country: 'UK',
    price: 150,
    listPrices: { USD: 135, COP: 550_000 },
    ...together,
    governmentFee: { paid: 'apart', fees: ['uk-visitor'] },
    forms: ['uk_visitor'],
    includes: [],
  },
  {
    id: 'visitor-visa-australia',
    itemId: 'au-visitor-visa',
    sid: 'VisitorVisaAustralia',
    versionNumber: 2,
    country: 'AU',
    price: 150,
    listPrices: { USD: 135, COP: 550_000 },
    ...together,
    governmentFee: { paid: 'apart', fees: ['au-visitor'] },
    forms: ['au600'],
    includes: [],
  },
];
