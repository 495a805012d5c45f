/** The addresses that React Router asks for by itself; the test beside it fails when an upgrade changes them. */
const DATA = /\.data$/;

/** The data of /page is asked for as /page.data, that of / as /_.data. */
export const isDataPath = (pathname: string) => DATA.test(pathname);

/** The page whose data an address asks for; any other address stays as it is. */
export const pagePath = (pathname: string) => pathname.replace(/\/_\.data$/, '/').replace(DATA, '');

/** The query key that names the routes whose data is wanted. */
export const ROUTES_KEY = '_routes';

/** Where the data of one route of a page is asked for; of any page but /. */
export const dataOf = (pathname: string, routeId: string) =>
  `${pathname}.data?${ROUTES_KEY}=${encodeURIComponent(routeId)}`;

/** Which routes there are behind links that come into view. */
export const isManifestPath = (pathname: string) => pathname === '/__manifest';

export const isRouterPath = (pathname: string) => isDataPath(pathname) || isManifestPath(pathname);
