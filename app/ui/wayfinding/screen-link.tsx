/**
 * Links and moves between screens. Inside the app the router goes there; to a document, or to another language, the
 * browser loads: a router link to a document would break Back.
 */
import { type ComponentProps, useCallback } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { localeOf } from '#app/i18n/locales.ts';
import { screenAt } from '#app/path-match.ts';
import { isTakenAlong, layoutOf, pathTo, rowOf, type Screen, type ScreenParams } from '#app/paths.ts';
import { type ButtonKind, buttonLook, rowLook, tabLook } from '#app/ui/button-look.ts';
import { Icon } from '#app/ui/icon.tsx';
import { textLook } from './link.tsx';

/** Where this page was loaded: its policy (CSP) stays that of this address, wherever the router goes. */
const loadedAt = typeof location === 'undefined' ? undefined : location.pathname;

function isInsideApp(path: string, from: string) {
  const place = screenAt(path.replace(/[?#].*$/s, ''));
  if (place === undefined || layoutOf(place.screen) !== 'app' || place.locale !== localeOf(from)) return false;
  // The server loads what it is asked for.
  const loaded = screenAt(loadedAt ?? from);
  return isTakenAlong(rowOf(place.screen), loaded && rowOf(loaded.screen));
}

const looks = { text: textLook, row: rowLook, tab: tabLook };
const lookOf = (look: 'text' | 'row' | 'tab' | ButtonKind, wide: boolean | undefined) =>
  look === 'text' || look === 'row' || look === 'tab' ? looks[look] : buttonLook(look, wide);

type Props<S extends Screen> = Omit<ComponentProps<'a'>, 'href' | 'className' | 'ref'> & {
  to: S;
  query?: Record<string, string> | undefined;
  /** The part of the page to begin at. */
  hash?: string | undefined;
  /** A link in running text, a line of a menu, one of several views, or the look of the button it replaces. */
  look?: 'text' | 'row' | 'tab' | ButtonKind | undefined;
  /** As a button: fills the column on a phone. */
  wide?: boolean | undefined;
} & (keyof ScreenParams<S> extends never ? { params?: undefined } : { params: ScreenParams<S> });

export function ScreenLink<S extends Screen>({ to, params, query, hash, look = 'text', wide, ...rest }: Props<S>) {
  const { pathname } = useLocation();
  const path = pathTo(to as 'home', localeOf(pathname), ...((params ? [params] : []) as []));
  const href = `${path}${query ? `?${new URLSearchParams(query)}` : ''}${hash ? `#${hash}` : ''}`;
  const className = lookOf(look, wide);
  return isInsideApp(path, pathname) ? (
    <Link {...rest} to={href} className={className} />
  ) : (
    <a {...rest} href={href} className={className} />
  );
}

/** The way back at the foot of a screen: its words begin where the column does. */
export function WayBack<S extends Screen>({ children, ...rest }: Props<S>) {
  return (
    <div className="border-line border-t pt-4 print:hidden">
      <div className="-ms-4">
        <ScreenLink {...(rest as Props<S>)} look="plain">
          <span className="inline-flex items-center gap-1.5">
            <Icon name="chevron-start" />
            {children}
          </span>
        </ScreenLink>
      </div>
    </div>
  );
}

/** Goes to a path of our own. */
export function useGoTo() {
  const navigate = useNavigate();
  return useCallback(
    (path: string, { replace = false } = {}) => {
      if (isInsideApp(path, location.pathname)) navigate(path, { replace });
      else if (replace) location.replace(path);
      else location.assign(path);
    },
    [navigate],
  );
}
