import { codeVisit } from '#app/features/leads/visit.ts';
import { send } from '#app/platform/http/http.ts';
import { type Source, sourceOf } from './rules.ts';

export type GivenCode = { discount_code: string; discount_proportion: number; ends_at: string };

/** The code of this browser; asked again after a yes, it learns where the visit came from. */
export const askForCode = async (otherwise: Source) =>
  send<GivenCode>('POST', '/leads/dm-discount-code', {
    body: { source: sourceOf(location.search, otherwise), ...(await codeVisit()) },
  });
