import { codeVisit } from '#app/features/leads/visit.ts';
import { consent } from '#app/features/tracking/capture.ts';
import { send } from '#app/platform/http/http.ts';
import { type Source, sourceOf } from './rules.ts';

export type GivenCode = { discount_code: string; discount_proportion: number; ends_at: string };

/** The code of this browser; asked again after a choice, it learns where the visit came from, or forgets it. */
export async function askForCode(otherwise: Source): Promise<GivenCode> {
  const choice = consent();
  const body = { source: sourceOf(location.search, otherwise), ...(await codeVisit()) };
  const given = await send<GivenCode>('POST', '/leads/dm-discount-code', { body });
  // Chosen while the code was on its way: it is the same code.
  return consent() === choice ? given : askForCode(otherwise);
}
