/** Service pages: name, slugs, what they sell and where they lead (spec 2 "/usa pages", D8). Texts: content/services/<name>/<locale>.ts */
import type { Destination, ServiceType } from '../catalogue.ts';
import type { WaitCategory } from '../waits.ts';

export type ServicePage = {
  readonly es: `/${string}`;
  readonly en: `/en/${string}`;
  readonly ar?: `/ar/${string}`;
  readonly country: Destination;
  /** What the page offers, the first one in the price badge and the cost table. */
  readonly services: readonly [ServiceType, ...ServiceType[]];
  /** The interview that people wait for, where there is one. */
  readonly wait?: WaitCategory;
  /** What matters first for this service: the order of the page and of its bar of jumps. */
  readonly order: readonly ServiceSection[];
};

/** `article`: the running text; it opens its first section where it comes before the cost. Plans show where there are several. */
const SERVICE_SECTIONS = ['cost', 'plans', 'benefits', 'process', 'documents', 'questions', 'article'] as const;
export type ServiceSection = (typeof SERVICE_SECTIONS)[number];

export const servicePages = {
  'us-visitor': {
    es: '/usa/visa-de-turista-b-1-b-2',
    en: '/en/usa/b-1-b-2-visitor-visa',
    ar: '/ar/usa/b-1-b-2-visitor-visa',
    country: 'US',
    services: ['FirstTime', 'FirstTimeExpress', 'FirstTimeVIP'],
    wait: 'visitor',
    order: ['cost', 'plans', 'process', 'documents', 'benefits', 'questions', 'article'],
  },
  'us-renewal': {
    es: '/usa/renovacion-de-visa-americana',
    en: '/en/usa/united-states-visa-renewal',
    ar: '/ar/usa/united-states-visa-renewal',
    country: 'US',
    services: ['Renewal'],
    wait: 'visitor',
    order: ['article', 'cost', 'process', 'documents', 'questions', 'benefits'],
  },
  'us-student': {
    es: '/usa/visa-de-estudiante-f-1',
    en: '/en/usa/f-1-student-visa',
    ar: '/ar/usa/f-1-student-visa',
    country: 'US',
    services: ['StudentF1'],
    wait: 'student',
    order: ['process', 'cost', 'documents', 'benefits', 'article', 'questions'],
  },
  'us-crew': {
    es: '/usa/visa-de-tripulante-y-transito-c-1-d',
    en: '/en/usa/c-1-d-crewmember-transit-visa',
    country: 'US',
    services: ['CrewTransit'],
    wait: 'crew',
    order: ['documents', 'cost', 'process', 'benefits', 'questions', 'article'],
  },
  'us-esta': {
    es: '/usa/esta',
    en: '/en/usa/esta',
    country: 'US',
    services: ['ESTA'],
    order: ['article', 'cost', 'process', 'questions', 'documents', 'benefits'],
  },
  'us-interview': {
    es: '/usa/preparacion-de-entrevista',
    en: '/en/usa/interview-preparation',
    country: 'US',
    services: ['InterviewPrep', 'InterviewPrepDS160Update'],
    wait: 'visitor',
    order: ['benefits', 'plans', 'process', 'cost', 'questions', 'article', 'documents'],
  },
  'us-background': {
    es: '/usa/revision-de-antecedentes',
    en: '/en/usa/background-check',
    country: 'US',
    services: ['BackgroundCheck'],
    order: ['benefits', 'cost', 'process', 'documents', 'article', 'questions'],
  },
  'us-work-family': {
    es: '/usa/trabajo-y-familia',
    en: '/en/usa/work-and-family',
    country: 'US',
    services: ['WorkFamilyImmigration'],
    wait: 'petition',
    order: ['article', 'process', 'cost', 'benefits', 'documents', 'questions'],
  },
  'ca-visitor': {
    es: '/canada/visa-de-visitante',
    en: '/en/canada/visitor-visa',
    ar: '/ar/canada/visitor-visa',
    country: 'CA',
    services: ['VisitorVisaCanada'],
    order: ['cost', 'documents', 'process', 'benefits', 'questions', 'article'],
  },
  'ca-study': {
    es: '/canada/permiso-de-estudio',
    en: '/en/canada/study-permit',
    ar: '/ar/canada/study-permit',
    country: 'CA',
    services: ['StudyPermitCanada'],
    order: ['documents', 'article', 'cost', 'process', 'benefits', 'questions'],
  },
  'uk-visitor': {
    es: '/reino-unido',
    en: '/en/uk',
    country: 'UK',
    services: ['VisitorVisaUK'],
    order: ['cost', 'process', 'documents', 'article', 'benefits', 'questions'],
  },
  'au-visitor': {
    es: '/australia',
    en: '/en/australia',
    country: 'AU',
    services: ['VisitorVisaAustralia'],
    order: ['cost', 'article', 'documents', 'process', 'benefits', 'questions'],
  },
} as const satisfies Record<string, ServicePage>;

export type ServicePageName = keyof typeof servicePages;
