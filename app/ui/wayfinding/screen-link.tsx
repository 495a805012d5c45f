/**
 * Links and moves between screens. Inside the app the router goes there; to a document, or to another language, the
 * browser loads: a router link to a document would break Back.
 */
import { type ComponentProps, useCallback } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { localeOf } from '#app/i18n/locales.ts';
import { screenAt } from '#app/path-match.ts';
import { isTakenAlong, layoutOf, mayHoldTags, pathTo, rowOf, type Screen, type ScreenParams } from '#app/paths.ts';
import { type ButtonKind, buttonLook, rowLook } from '#app/ui/button-look.ts';
import { Icon } from '#app/ui/icon.tsx';
import { textLook } from './link.tsx';

type Here = { pathname: string; search: string };

/** Where this page was loaded: its policy (CSP) stays that of this address, wherever the router goes. */
const loadedAt: Here | undefined =
  typeof location === 'undefined' ? undefined : { pathname: location.pathname, search: location.search };

function isInsideApp(path: string, from: Here) {
  const place = screenAt(path.replace(/[?#].*$/s, ''));
  if (place === undefined || layoutOf(place.screen) !== 'app' || place.locale !== localeOf(from.pathname)) return false;
  // The server loads what it is asked for.
  const at = loadedAt ?? from;
  const loaded = screenAt(at.pathname);
  const row = loaded && rowOf(loaded.screen);
  // A tag manager may run in it, and must not come along to a form.
  return isTakenAlong(rowOf(place.screen), row) && !mayHoldTags(row, new URLSearchParams(at.search));
}

type Props<S extends Screen> = Omit<ComponentProps<'a'>, 'href' | 'className' | 'ref'> & {
  to: S;
  query?: Record<string, string> | undefined;
  /** The part of the page to begin at. */
  hash?: string | undefined;
  /** A link in running text, a line of a menu, or the look of the button it replaces. */
  look?: 'text' | 'row' | ButtonKind | undefined;
  /** As a button: fills the column on a phone. */
  wide?: boolean | undefined;
} & (keyof ScreenParams<S> extends never ? { params?: undefined } : { params: ScreenParams<S> });

export function ScreenLink<S extends Screen>({ to, params, query, hash, look = 'text', wide, ...rest }: Props<S>) {
  const here = useLocation();
  const { pathname } = here;
  const path = pathTo(to as 'home', localeOf(pathname), ...((params ? [params] : []) as []));
  const href = `${path}${query ? `?${new URLSearchParams(query)}` : ''}${hash ? `#${hash}` : ''}`;
  const className = look === 'text' ? textLook : look === 'row' ? rowLook : buttonLook(look, wide);
  return isInsideApp(path, here) ? (
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
      if (isInsideApp(path, location)) navigate(path, { replace });
      else if (replace) location.replace(path);
      else location.assign(path);
    },
    [navigate],
  );
}
