/**
 * Start Here (spec 2 "Sign-up button target"). The page is the same for everybody, so all targets are in it and the
 * marks on <html> show one: nothing jumps, and nothing waits for a script to load.
 */
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import type { ScreenPath } from './navigation.ts';
import { type StartOptions, type StartScreen, startHref } from './rules.ts';

/** Marks <html> before the first paint; the same rule as `visitorOf`, as constant text for the hash of the policy. */
export const VISITOR_SCRIPT =
  '(function(c,d){if(/(^|; )has_session=1(;|$)/.test(c))d.session="";if(/(^|; )user=[^;]/.test(c))d.user=""})(document.cookie,document.documentElement.dataset)';

const look =
  'max-w-full items-center justify-center rounded-full bg-coral text-center font-semibold text-white hover:brightness-110';
const sizes = {
  bar: 'min-h-11 px-3 text-sm min-[26rem]:px-4 min-[46.5rem]:px-5 min-[46.5rem]:text-base',
  page: 'min-h-12 px-6 py-2 max-sm:w-full',
};

/** Which of the links is seen; sign-up also stands in for a target that does not exist. */
const shown: Record<StartScreen, string> = {
  'sign-up': '',
  'log-in': 'hidden [html[data-user]:not([data-session])_&]:inline-flex',
  portal: 'hidden [html[data-session]_&]:inline-flex',
};
const gives: Record<Exclude<StartScreen, 'sign-up'>, string> = {
  'log-in': '[html[data-user]:not([data-session])_&]:hidden',
  portal: '[html[data-session]_&]:hidden',
};

type Props = {
  locale: Locale;
  place: string;
  pathOf: ScreenPath;
  options?: StartOptions | undefined;
  /** In the bar, or as the main action of a page, with words of its own. */
  size?: keyof typeof sizes;
  label?: string;
};

export function StartHere({ locale, place, pathOf, options, size = 'bar', label }: Props) {
  const t = translator(locale, 'site');
  /** Says where it leads: whoever has a session does not start again (D38). */
  const words: Record<StartScreen, string> = {
    'sign-up': label ?? t('startHere'),
    'log-in': t('logIn'),
    portal: (options?.service && label) || t('myPortal'),
  };
  const hrefTo = (screen: StartScreen) => startHref(screen, (name) => pathOf(name, locale), options);
  const link = (screen: StartScreen, href: string, classes: string) => (
    <a
      key={screen}
      href={href}
      data-start={screen}
      // Whoever goes on to log-in or the portal has signed up already.
      data-event={screen === 'sign-up' ? 'sign_up_intent_button_click' : undefined}
      data-place={place}
      data-no-prefetch
      // With a session the service of the page is asked about first (app/features/site/change-service/browser.ts).
      {...(screen === 'portal' &&
        options?.service && {
          'data-choose-service': options.service.sid,
          'data-service-name': options.service.title,
        })}
      className={`${look} ${sizes[size]} ${classes}`}
    >
      {words[screen]}
    </a>
  );
  const signUp = hrefTo('sign-up');
  if (!signUp) return null;
  if (options?.override) return link('sign-up', signUp, 'inline-flex');
  const others = (['log-in', 'portal'] as const).flatMap((screen) => {
    const href = hrefTo(screen);
    return href ? [{ screen, href }] : [];
  });
  return (
    <>
      {link('sign-up', signUp, `inline-flex ${others.map(({ screen }) => gives[screen]).join(' ')}`)}
      {others.map(({ screen, href }) => link(screen, href, shown[screen]))}
    </>
  );
}

/** Log-in for whoever is neither in nor known: the coral button leads the others there (D38). */
export function LogIn({ locale, pathOf, look }: { locale: Locale; pathOf: ScreenPath; look: string }) {
  return (
    <a href={pathOf('log-in', locale)} data-log-in className={`${look} [html:is([data-session],[data-user])_&]:hidden`}>
      {translator(locale, 'site')('logIn')}
    </a>
  );
}

/** Log out (spec 2): only with a session, so only where there is a portal; the browser script does it. */
export function LogOut({ locale, pathOf }: { locale: Locale; pathOf: ScreenPath }) {
  const t = translator(locale, 'site');
  if (!pathOf('portal', locale)) return null;
  return (
    <button
      type="button"
      data-log-out={pathOf('home', locale)}
      data-busy={t('loggingOut')}
      data-failed={t('logOutFailed')}
      data-unsent={t('logOutUnsent')}
      className="hidden min-h-11 cursor-pointer items-center rounded-full px-4 font-semibold text-deep hover:bg-sky [html[data-session]_&]:inline-flex"
    >
      {t('logOut')}
    </button>
  );
}
