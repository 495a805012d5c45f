/** A query names a part of the same screen: moving between them reads nothing again. Asking again for the same address does. */
import type { ShouldRevalidateFunctionArgs } from 'react-router';

export const unlessWithinScreen = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
