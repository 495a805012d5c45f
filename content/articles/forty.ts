/**
 * The forty articles that were promised, by postId: category, languages beside Spanish, and the one thing that each gives
 * and others do not. An article may link to one of them that is not written yet: its words stand without a link until it is.
 */
export type Promised = {
  readonly category: string;
  readonly also: readonly ('en' | 'ar')[];
  readonly gives: string;
  /** Stands in the footer of every page. */
  readonly isInFooter?: true;
};

export const forty: Readonly<Record<string, Promised>> = {
  'fill-ds160': {
    category: 'form-guides',
    also: ['en', 'ar'],
    gives: 'every page with the field that goes wrong most, answer before and after',
    isInFooter: true,
  },
  'interview-questions': {
    category: 'advice-and-tips',
    also: ['en', 'ar'],
    gives: 'the 24 questions by what they test, no scripts',
    isInFooter: true,
  },
  'visa-photo': {
    category: 'requirements',
    also: ['en', 'ar'],
    gives: 'a checklist with drawings of right and wrong',
    isInFooter: true,
  },
  'renew-visa': {
    category: 'visa-guides',
    also: ['en', 'ar'],
    gives: 'a decision table by class, expiry and country',
    isInFooter: true,
  },
  'visa-denied-214b': {
    category: 'advice-and-tips',
    also: ['en', 'ar'],
    gives: 'what counts as changed facts, with three worked cases',
    isInFooter: true,
  },
  'canada-from-colombia': {
    category: 'country-specific-guides',
    also: ['en', 'ar'],
    gives: 'week-by-week calendar with biometrics',
    isInFooter: true,
  },
  'visitor-visa-types': {
    category: 'visa-guides',
    also: ['en', 'ar'],
    gives: 'table by passport and purpose for four countries',
  },
  'family-total-cost': {
    category: 'requirements',
    also: ['en', 'ar'],
    gives: 'full sum with travel to the CAS, photo, courier, integrity fee note',
  },
  'names-in-english': {
    category: 'form-guides',
    also: ['en', 'ar'],
    gives: 'twelve real-shaped names before and after',
  },
  'employment-letter': {
    category: 'advice-and-tips',
    also: ['en', 'ar'],
    gives: 'a model letter with blanks, in es and en',
  },
  'who-pays': {
    category: 'advice-and-tips',
    also: ['en'],
    gives: 'what each document proves and what it does not',
  },
  'arrival-interview': {
    category: 'travel-guides',
    also: ['en'],
    gives: 'the I-94 read line by line',
  },
  'travel-with-minors': {
    category: 'travel-guides',
    also: ['en'],
    gives: 'table by country and by who travels',
  },
  transit: {
    category: 'travel-guides',
    also: ['en'],
    gives: 'decision list for transit',
  },
  'passport-validity': {
    category: 'requirements',
    also: ['en'],
    gives: 'what to do if it expires in the middle',
  },
  'ties-to-home': {
    category: 'requirements',
    also: ['en'],
    gives: 'by life situation: student, independent, retired, homemaker',
  },
  'criminal-record': {
    category: 'requirements',
    also: ['en'],
    gives: 'examples by kind of record',
  },
  'ds160-work-history': {
    category: 'form-guides',
    also: ['en'],
    gives: 'a timeline sheet to fill before you start',
  },
  'ds160-social-media': {
    category: 'form-guides',
    also: ['en'],
    gives: 'what is asked, five years, deleted accounts',
  },
  'correct-ds160': {
    category: 'form-guides',
    also: ['en'],
    gives: 'what to do by stage, with the number rule',
  },
  'imm5257-guide': {
    category: 'form-guides',
    also: ['en'],
    gives: 'how to show funds in CAD with the rate and date',
  },
  'uk-form': {
    category: 'form-guides',
    also: ['en'],
    gives: 'the answers that must agree with bank statements',
  },
  'australia-600': {
    category: 'visa-guides',
    also: ['en'],
    gives: 'checklist against the official criteria',
  },
  'esta-guide': {
    category: 'visa-guides',
    also: ['en'],
    gives: 'the exclusions as a yes/no list',
  },
  'f1-calendar': {
    category: 'visa-guides',
    also: [],
    gives: 'calendar from admission to arrival, fees in order',
  },
  'c1d-crew': {
    category: 'visa-guides',
    also: [],
    gives: 'what the employer letter must hold',
  },
  'work-visas': {
    category: 'visa-guides',
    also: [],
    gives: 'who files what, by class',
  },
  'family-green-card': {
    category: 'green-card-guides',
    also: [],
    gives: 'how to read the visa bulletin with one example',
  },
  'employment-green-card': {
    category: 'green-card-guides',
    also: [],
    gives: 'one table, no promises',
  },
  'k1-or-marriage': {
    category: 'marriage-and-family',
    also: [],
    gives: 'time, cost and risk side by side',
  },
  'parents-petition': {
    category: 'marriage-and-family',
    also: [],
    gives: 'checklist by where they live',
  },
  'naturalization-when': {
    category: 'citizenship-and-naturalization',
    also: [],
    gives: 'a date calculator in a table',
  },
  'dual-nationality': {
    category: 'citizenship-and-naturalization',
    also: [],
    gives: 'by country of Latin America',
  },
  'tps-and-programs': {
    category: 'special-programs',
    also: [],
    gives: 'how to check a programme is alive, official links',
  },
  'diversity-lottery': {
    category: 'special-programs',
    also: [],
    gives: 'list of the usual frauds',
  },
  'mexico-us-visa': {
    category: 'country-specific-guides',
    also: [],
    gives: 'the route by city with times',
  },
  'peru-ecuador-us-visa': {
    category: 'country-specific-guides',
    also: [],
    gives: 'what differs between Lima and Quito',
  },
  'argentina-chile-us-visa': {
    category: 'country-specific-guides',
    also: [],
    gives: 'why a Chilean passport may not need it',
  },
  'visa-scams': {
    category: 'advice-and-tips',
    also: [],
    gives: 'ten messages that are always false',
  },
  'do-it-yourself': {
    category: 'other',
    also: [],
    gives: 'the whole way without us, honestly',
  },
};
