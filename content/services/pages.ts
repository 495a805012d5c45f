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
};

export const servicePages = {
  'us-visitor': {
    es: '/usa/visa-de-turista-b-1-b-2',
    en: '/en/usa/b-1-b-2-visitor-visa',
    ar: '/ar/usa/b-1-b-2-visitor-visa',
    country: 'US',
    services: ['FirstTime', 'FirstTimeExpress', 'FirstTimeVIP'],
    wait: 'visitor',
  },
  'us-renewal': {
    es: '/usa/renovacion-de-visa-americana',
    en: '/en/usa/united-states-visa-renewal',
    ar: '/ar/usa/united-states-visa-renewal',
    country: 'US',
    services: ['Renewal'],
    wait: 'visitor',
  },
  'us-student': {
    es: '/usa/visa-de-estudiante-f-1',
    en: '/en/usa/f-1-student-visa',
    ar: '/ar/usa/f-1-student-visa',
    country: 'US',
    services: ['StudentF1'],
    wait: 'student',
  },
  'us-crew': {
    es: '/usa/visa-de-tripulante-y-transito-c-1-d',
    en: '/en/usa/c-1-d-crewmember-transit-visa',
    country: 'US',
    services: ['CrewTransit'],
    wait: 'crew',
  },
  'us-esta': { es: '/usa/esta', en: '/en/usa/esta', country: 'US', services: ['ESTA'] },
  'us-interview': {
    es: '/usa/preparacion-de-entrevista',
    en: '/en/usa/interview-preparation',
    country: 'US',
    services: ['InterviewPrep', 'InterviewPrepDS160Update'],
    wait: 'visitor',
  },
  'us-background': {
    es: '/usa/revision-de-antecedentes',
    en: '/en/usa/background-check',
    country: 'US',
    services: ['BackgroundCheck'],
  },
  'us-work-family': {
    es: '/usa/trabajo-y-familia',
    en: '/en/usa/work-and-family',
    country: 'US',
    services: ['WorkFamilyImmigration'],
    wait: 'petition',
  },
  'ca-visitor': {
    es: '/canada/visa-de-visitante',
    en: '/en/canada/visitor-visa',
    ar: '/ar/canada/visitor-visa',
    country: 'CA',
    services: ['VisitorVisaCanada'],
  },
  'ca-study': {
    es: '/canada/permiso-de-estudio',
    en: '/en/canada/study-permit',
    ar: '/ar/canada/study-permit',
    country: 'CA',
    services: ['StudyPermitCanada'],
  },
  'uk-visitor': { es: '/reino-unido', en: '/en/uk', country: 'UK', services: ['VisitorVisaUK'] },
  'au-visitor': { es: '/australia', en: '/en/australia', country: 'AU', services: ['VisitorVisaAustralia'] },
} as const satisfies Record<string, ServicePage>;

export type ServicePageName = keyof typeof servicePages;
