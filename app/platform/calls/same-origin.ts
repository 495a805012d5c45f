/** Refuses unsafe cross-site requests by Sec-Fetch-Site, or by Origin in older browsers (D13, Q40). */
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

export function isCrossSite(method: string, headers: Headers, own: { origins: readonly string[] }): boolean {
  if (SAFE.has(method)) return false;
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  if (site) return site !== 'same-origin' && site !== 'none';
  return origin !== null && !own.origins.includes(origin);
}
