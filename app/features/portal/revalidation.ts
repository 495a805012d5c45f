/** What the frame shows is the same on every page of a screen: moving between them reads nothing again. Asking again for the same address does. */
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { screenAt } from '#app/path-match.ts';

const screenOf = ({ pathname }: URL) => screenAt(pathname)?.screen;

export function unlessWithinScreen({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSameAddress = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
  const isWithin = screenOf(currentUrl) !== undefined && screenOf(currentUrl) === screenOf(nextUrl);
  return !isSameAddress && isWithin ? false : defaultShouldRevalidate;
}
