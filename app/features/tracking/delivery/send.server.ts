/** Bodies on their way to one receiver, and how it answered to each. */
import type { Ctx } from '#app/ctx.server.ts';
import { hasBoughtSince } from '#app/features/tracking/person.server.ts';
import type { ReceiverMessage } from '#app/features/tracking/tell.server.ts';
import { OutboundError } from '#app/platform/http/outbound.server.ts';
import { locationsIn } from '#app/platform/tracking-settings.ts';

export type Parcel = { event_id: string; created_at: Date; told: ReceiverMessage };
/** `refused` never helps again; `away` may. `untried`: others before it found nobody there. */
export type Answer =
  | { kind: 'taken' }
  | { kind: 'refused'; why: string }
  | { kind: 'away'; why: string; isAnswered: boolean }
  | { kind: 'untried' };

const answerOf = (refusal: string | null): Answer => (refusal ? { kind: 'refused', why: refusal } : { kind: 'taken' });

function awayBy(error: unknown): Answer {
  if (!(error instanceof OutboundError)) throw error;
  return { kind: 'away', why: error.message, isAnswered: error.failure === 'answered' };
}

/** After so many failures in a row the rest is left for later. */
const IN_A_ROW = 2;

/** One after another: a receiver that is away is asked twice, not fifty times. */
async function oneByOne(parcels: readonly Parcel[], send: (parcel: Parcel) => Promise<string | null>) {
  const answers: Answer[] = [];
  let failed = 0;
  for (const parcel of parcels) {
    const answer: Answer = failed < IN_A_ROW ? await send(parcel).then(answerOf, awayBy) : { kind: 'untried' };
    if (answer.kind !== 'untried') failed = answer.kind === 'away' ? failed + 1 : 0;
    answers.push(answer);
  }
  return answers;
}

async function toAds(ctx: Ctx, parcels: readonly Parcel[]): Promise<Answer[]> {
  const { ads } = ctx;
  if (!ads) return parcels.map(() => ({ kind: 'untried' }));
  const bodies = parcels.flatMap(({ told }) => (told.sink === 'meta' ? [told.body] : []));
  const together = await ads.send(bodies).then(
    (refusals) => refusals.map(answerOf),
    (error) => [awayBy(error)],
  );
  const [first] = together;
  if (first?.kind !== 'away') return together;
  if (parcels.length === 1 || !first.isAnswered) return parcels.map(() => first);
  // One of them may be what it cannot bear.
  return oneByOne(parcels, async ({ told }) =>
    told.sink === 'meta' ? ((await ads.send([told.body]))[0] ?? null) : null,
  );
}

/** An earlier event that was on its way while its person bought has said "open" last: then it says "won" after it. */
async function toCrm(
  ctx: Ctx,
  location: string,
  body: Extract<ReceiverMessage, { sink: 'crm' }>['body'],
  { event_id, created_at }: Pick<Parcel, 'event_id' | 'created_at'>,
) {
  const record = (hasBought: boolean) =>
    ctx.crm.record(location, { ...body, hasBought }, `event:${event_id}`, created_at);
  const refusal = await record(body.hasBought);
  const isLate = refusal === null && !body.hasBought && ctx.crm.name !== 'local';
  return isLate && (await hasBoughtSince(ctx.db, event_id)) ? record(true) : refusal;
}

export function sendAll(ctx: Ctx, sink: ReceiverMessage['sink'], parcels: readonly Parcel[]): Promise<Answer[]> {
  if (sink === 'meta') return toAds(ctx, parcels);
  const [location = ''] = locationsIn(ctx.env.CRM_LOCATION);
  return oneByOne(parcels, async ({ told, event_id, created_at }) => {
    if (told.sink === 'ga4' && ctx.analytics) return ctx.analytics.send(told.body);
    return told.sink === 'crm' ? toCrm(ctx, location, told.body, { event_id, created_at }) : null;
  });
}
