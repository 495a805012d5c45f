/** What somebody who takes a code tells of the visit: after a yes only (D54). */
import { trackingInputs } from '#app/features/tracking/capture.ts';

const DETAILS = ['fbclid', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_adset'] as const;

/** Of the address where somebody came in, what the row of a code has room for; nobody waits for the analytics. */
export async function codeVisit() {
  const { tracking_consent, utm_params = {}, landing } = await trackingInputs(Promise.resolve(null));
  const details = DETAILS.flatMap((name) => (utm_params[name] ? [[name, utm_params[name]] as const] : []));
  return { ...(tracking_consent && { tracking_consent }), ...Object.fromEntries(details), ...(landing && { landing }) };
}
