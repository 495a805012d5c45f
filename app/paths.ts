/** THE SITE MAP: screen x locale -> path, file, layout. Links are made from it only. */

import { APPLICANTS, type Role, SIGNED_IN } from '#app/platform/access/actor.ts';
import type { Ownership } from '#app/platform/access/policy.ts';
import type { Destination } from '#content/catalogue.ts';
import type { PortalSlug } from '#content/portal-steps.ts';
import { type ServicePage, type ServicePageName, servicePages } from '#content/services/pages.ts';
import { CITIES, type City, cities } from '#content/waits.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale, STAND_IN } from './i18n/locales.ts';
import type { TextGroup } from './i18n/messages.server.ts';

/** One of the pages of a screen with a parameter: its slug in each language that it is written in. */
export type Entry = {
  name: string;
  slugs: Partial<Record<Locale, string>>;
  /** Slugs of before: they lead to the present one. */
  old?: readonly string[];
};

type Origins = readonly `https://${string}`[];

/** Origins that one screen may load from, by directive of its policy. */
export type Outside = {
  /** For documents. A screen of the app needs none: under 'strict-dynamic' its own scripts may load others, and browsers ignore hosts there. */
  script?: Origins;
  frame?: Origins;
  connect?: Origins;
  img?: Origins;
  /** Frames that may take a payment (permissions-policy). */
  payment?: Origins;
  /** A window that the page opens may answer to it. */
  hasPopups?: true;
};

export type Row = {
  file: string;
  /** `document`: rendered on the server and left alone; `app`: woken by the router, made for each request. */
  layout: 'document' | 'app';
  /** Who may see it; without it everybody may. */
  roles?: readonly Role[];
  /** Its path names a person by `user_id`: whose page it may be. */
  owner?: readonly Ownership[];
  /** Open to staff who have yet to set up their second factor. */
  isDoor?: true;
  /** The groups of texts that a screen of the app formats in the browser, beside those that every one has. */
  texts?: readonly TextGroup[];
  /** Stands inside the frame of the portal, as part of one of its steps. */
  frame?: 'portal';
  step?: PortalSlug;
  /** Addresses that carry something secret tell no other page of it. */
  isDiscreet?: true;
  /**
   * A page for people who build or try the product; `demo` ones exist in demo mode only. A `notice` only has something
   * to say: no search engine lists it.
   */
  kind?: 'developer' | 'demo' | 'notice';
  /** Where Start Here leads from this page, when it is not the usual way. */
  start?: { country?: Destination; override?: string };
  /** Its one parameter is the slug of an entry; server/entries.ts lists them, and anything else is no page. */
  hasEntries?: true;
  /** A list in pages: `?page=2` names another page, and nothing else of a query does (T47). */
  isPaged?: true;
  /** Answers to what somebody typed: made for each request and kept nowhere (T47). */
  isSearch?: true;
  /** What this screen alone may load from elsewhere (payment, embeds); every other stays closed. */
  outside?: Outside;
  es: `/${string}`;
  en?: `/${string}`;
  ar?: `/${string}`;
  /** Another spelling of the Arabic address: the same page, which names its first address as the one (D8). */
  arabicSlug?: `/${string}`;
};

/** Service pages, one row of content/services/pages.ts each. */
function serviceScreens() {
  const row = ({ es, en, ar, country }: ServicePage): Row => ({
    file: 'features/site/services/screen.tsx',
    layout: 'document',
    start: { country },
    es,
    en,
    ...(ar && { ar }),
  });
  const rows = Object.entries(servicePages).map(([name, page]) => [name, row(page)]);
  return Object.fromEntries(rows) as Record<ServicePageName, Row>;
}

/** A consulate's page for each city. */
function cityScreens() {
  const row = <C extends City>(city: C) =>
    ({
      file: 'features/site/directories/city-screen.tsx',
      layout: 'document',
      es: `/citas/${city}`,
      en: `/en/citas/${city}`,
      ar: `/ar/citas/${city}`,
      arabicSlug: `/ar/citas/${cities[city].arabicSlug}`,
    }) as const;
  return Object.fromEntries(CITIES.map((city) => [`appointments-${city}`, row(city)])) as {
    [C in City as `appointments-${C}`]: ReturnType<typeof row<C>>;
  };
}

/** A document with one slug in every language. */
const page = <Path extends `/${string}`>(file: string, path: Path) =>
  ({ file, layout: 'document', es: path, en: `/en${path}`, ar: `/ar${path}` }) as const;

const legal = <Path extends `/${string}`>(path: Path) => page('features/site/legal/screen.tsx', path);

/** Screens of the app keep one slug in every language. */
const app = <Path extends `/${string}`>(file: string, path: Path, texts: readonly TextGroup[]) =>
  ({ file, layout: 'app', texts, es: path, en: `/en${path}`, ar: `/ar${path}` }) as const;

/** A screen inside the frame of the portal brings the texts of the frame, too. */
const inPortal = <Path extends `/${string}`>(file: string, path: Path, texts: readonly TextGroup[]) =>
  ({ ...app(file, path, ['portal', 'accounts.settings', 'accounts.picker', ...texts]), frame: 'portal' }) as const;

const appScreens = {
  'sign-up': {
    ...app('features/accounts/sign-up/screen.tsx', '/auth/sign-up', ['accounts.signUp', 'accounts.picker']),
    isDiscreet: true,
  },
  'log-in': { ...app('features/accounts/log-in/screen.tsx', '/auth/log-in', []), isDiscreet: true },
  'forgot-password': {
    ...app('features/accounts/password/forgot-screen.tsx', '/auth/forgot-password', ['accounts.forgot']),
    isDiscreet: true,
  },
  'reset-password': {
    ...app('features/accounts/password/reset-screen.tsx', '/auth/reset-password', ['accounts.reset']),
    isDiscreet: true,
  },
  'confirm-contact': {
    ...app('features/accounts/contact/screen.tsx', '/auth/confirm-contact', ['contact']),
    isDiscreet: true,
  },
  'verify-email': {
    ...app('features/accounts/contact/verify-email-screen.tsx', '/auth/verify-email', ['accounts.verify']),
    isDiscreet: true,
  },
  /** The door for everybody with a session; what lies behind it is for applicants. */
  portal: {
    ...inPortal('features/portal/home/screen.tsx', '/portal', [
      'applicants.status',
      'applicants.relationship',
      'applicants.list',
      'applicants.member',
      'case.timeline',
    ]),
    roles: SIGNED_IN,
    isDoor: true,
  },
  'portal-questions': {
    ...inPortal('features/portal/questions/screen.tsx', '/portal/questions', [
      'quiz.portal',
      'quiz.result',
      'quiz.left',
      'quiz.next',
      'quiz.choose',
      'quiz.why',
      'quiz.required',
      'quiz.chosen',
      'quiz.frequent',
      'quiz.all',
    ]),
    step: 'questions',
    roles: ['applicant'],
  },
  'portal-applicants': {
    ...inPortal('features/portal/applicants-screen.tsx', '/portal/applicants', [
      'applicants',
      'case.timeline',
      'case.next',
    ]),
    step: 'applicants',
    roles: ['applicant'],
  },
  'portal-appointment': {
    ...inPortal('features/portal/appointments/screen.tsx', '/portal/applicants/:user_id/appointment', [
      'appointments.screen',
      'appointments.form',
      'appointments.kinds',
    ]),
    roles: APPLICANTS,
    owner: ['self', 'primary-of'],
  },
  'portal-interview': {
    ...inPortal('features/portal/interview/screen.tsx', '/portal/applicants/:user_id/interview', ['interview']),
    roles: ['applicant', 'secondary'],
    owner: ['self', 'guardian-of'],
  },
  'portal-outcome': {
    ...inPortal('features/portal/outcome-screen.tsx', '/portal/outcome', ['case.outcome']),
    roles: ['applicant', 'secondary'],
  },
  reminders: {
    ...app('features/portal/case/reminders-screen.tsx', '/auth/reminders', ['case.reminders']),
    isDiscreet: true,
  },
  'accept-invite': {
    ...app('features/applicants/invites/accept-screen.tsx', '/auth/accept-invite', ['accounts.invite']),
    isDiscreet: true,
  },
  'wait-alert': {
    ...app('features/waits/alerts/screen.tsx', '/citas/alerta', ['waits.screen', 'waits.below', 'waits.belowHalf']),
    isDiscreet: true,
  },
} as const;

export const screens = {
  home: { file: 'features/site/home/screen.tsx', layout: 'document', es: '/', en: '/en', ar: '/ar' },
  usa: { ...page('features/site/directories/screen.tsx', '/usa'), start: { country: 'US' } },
  canada: { ...page('features/site/directories/screen.tsx', '/canada'), start: { country: 'CA' } },
  ...serviceScreens(),
  appointments: page('features/site/directories/appointments-screen.tsx', '/citas'),
  'wait-times': page('features/site/directories/wait-times-screen.tsx', '/citas/wait-times'),
  ...cityScreens(),
  locations: page('features/site/directories/locations-screen.tsx', '/locations'),
  'renewal-landing': page('features/site/directories/guide-screen.tsx', '/renewal'),
  reschedule: { ...page('features/site/directories/guide-screen.tsx', '/reschedule'), es: '/reagendar' },
  'congratulations-index': {
    ...page('features/site/services/congratulations-index-screen.tsx', '/congratulations'),
    es: '/felicitaciones',
    kind: 'notice',
  },
  congratulations: {
    ...page('features/site/services/congratulations-screen.tsx', '/congratulations/:visa'),
    es: '/felicitaciones/:visa',
    kind: 'notice',
    hasEntries: true,
  },
  'eligibility-quizzes': {
    ...page('features/quiz/public/index-screen.tsx', '/eligibility-quiz'),
    es: '/prueba-de-elegibilidad',
  },
  'eligibility-quiz': {
    ...page('features/quiz/public/screen.tsx', '/eligibility-quiz/:quiz'),
    es: '/prueba-de-elegibilidad/:quiz',
    hasEntries: true,
  },
  'general-disclaimer': legal('/general-disclaimer'),
  'privacy-policy': legal('/privacy-policy'),
  'terms-conditions': legal('/terms-conditions'),
  'reschedule-refund-policy': legal('/reschedule-refund-policy'),
  ...appScreens,
  maintenance: {
    file: 'features/site/legal/maintenance-screen.tsx',
    layout: 'document',
    kind: 'notice',
    es: '/mantenimiento',
    en: '/en/maintenance',
    ar: '/ar/maintenance',
  },
  'api-reference': {
    file: 'features/developer/api-reference-screen.tsx',
    layout: 'document',
    kind: 'developer',
    es: '/dev/api',
  },
  mailbox: { file: 'features/developer/mailbox-screen.tsx', layout: 'document', kind: 'demo', es: '/dev/mailbox' },
  'ui-kit': { file: 'features/developer/ui-kit/screen.tsx', layout: 'document', kind: 'demo', es: '/dev/ui' },
  'ui-part': { file: 'features/developer/ui-kit/screen.tsx', layout: 'document', kind: 'demo', es: '/dev/ui/:part' },
} as const satisfies Record<string, Row>;

export type Screen = keyof typeof screens;
export type ScreenWithEntries = {
  [S in Screen]: (typeof screens)[S] extends { hasEntries: true } ? S : never;
}[Screen];
type Params<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & Params<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, string>
    : Record<never, string>;
export type ScreenParams<S extends Screen> = Params<(typeof screens)[S]['es']>;

export const rowOf = (screen: Screen): Row => screens[screen];

/** Screens as rows with their name, whatever they leave out. */
export const screenRows = (): (Row & { name: Screen })[] =>
  Object.entries(screens).map(([name, row]) => ({ name: name as Screen, ...(row as Row) }));

/** An address of a screen: the language around the page, and that of the page itself, which may be another (D7). */
type Address = { locale: Locale; content: Locale; path: string; isOtherSpelling?: true };

/** A public page that a language lacks stands there all the same, with the content of its stand-in. */
function addressIn(row: Row, locale: Locale): Address | undefined {
  const own = row[locale];
  if (own) return { locale, content: locale, path: own };
  const other = STAND_IN[locale];
  const lent = other && row.layout === 'document' ? row[other] : undefined;
  return other && lent && { locale, content: other, path: `/${locale}${lent.slice(other.length + 1)}` };
}

/** Every path of a screen with its languages, for routes and tests. */
export const pathsOf = (row: Row): Address[] => [
  ...LOCALES.flatMap((locale) => addressIn(row, locale) ?? []),
  ...(row.arabicSlug ? [{ locale: 'ar', content: 'ar', path: row.arabicSlug, isOtherSpelling: true } as const] : []),
];

export function pathTo<S extends Screen>(
  screen: S,
  locale: Locale,
  ...[params]: keyof ScreenParams<S> extends never ? [] : [ScreenParams<S>]
): string {
  const row: Row = screens[screen];
  const { path } = addressIn(row, locale) ?? { path: row[DEFAULT_LOCALE] };
  return path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent((params as Record<string, string>)[name] ?? ''),
  );
}

/** Screens named before they are built are left out of menus and lists, and appear by themselves when they are. */
export const isScreen = (name: string): name is Screen => name in screens;

export const kindOf = (screen: Screen) => rowOf(screen).kind;
export const startOf = (screen: Screen) => rowOf(screen).start;
export const layoutOf = (screen: Screen) => rowOf(screen).layout;
