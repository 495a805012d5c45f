/** Sign-up button target (spec 2): portal with a session, log-in for somebody we know, sign-up for everybody else. */
import type { Destination, ServiceType } from '#content/catalogue.ts';

export const START_SCREENS = ['sign-up', 'log-in', 'portal'] as const;
export type StartScreen = (typeof START_SCREENS)[number];

export type Visitor = { hasSession: boolean; hasUser: boolean };
/** What a page may ask for: the country and the service that sign-up is told, or another screen instead of all three. */
export type StartOptions = { country?: Destination; service?: { sid: ServiceType; title: string }; override?: string };

/** The address of one target; a missing screen has none. Only sign-up is told the country and the service. */
export function startHref(
  screen: StartScreen,
  pathOf: (screen: string) => string | undefined,
  { country, service, override }: StartOptions = {},
): string | undefined {
  if (override) return pathOf(override);
  const path = pathOf(screen);
  if (!path || screen !== 'sign-up') return path;
  const told = new URLSearchParams({ ...(country && { country }), ...(service && { service_type: service.sid }) });
  return told.size > 0 ? `${path}?${told}` : path;
}

/** The display cookies of D13: a hint for buttons, never proof of anything. */
export const visitorOf = (cookies: string): Visitor => ({
  hasSession: /(^|; )has_session=1(;|$)/.test(cookies),
  hasUser: /(^|; )user=[^;]/.test(cookies),
});
