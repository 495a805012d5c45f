/** Cross-site requests change nothing (D13, Q40). Sec-Fetch-Site decides; older browsers are known by their Origin. */
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

export function isCrossSite(method: string, headers: Headers, own: { origins: readonly string[] }): boolean {
  if (SAFE.has(method)) return false;
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  if (site) return site !== 'same-origin' && site !== 'none';
  return origin !== null && !own.origins.includes(origin);
}
