/** Conversion events: values, who is told, delivery, the CRM and its calls. */
import { type Fault, faultsOf } from './fault.ts';

const room = 'app/features/tracking';
const rules = { file: `${room}/events.ts`, tests: [`${room}/events.test.ts`] };
const delivery = [`${room}/delivery/api.test.ts`];
const conversions = [`${room}/conversions/api.test.ts`];
const office = [`${room}/office/api.test.ts`];

export const faults: readonly Fault[] = [
  ...faultsOf(rules, [
    {
      id: 'event-canada',
      find: "facts.country === 'CA' ? CANADA : 1",
      replace: '1',
      why: 'leads for Canada are bid for too low',
    },
    {
      id: 'event-further-person',
      find: '((facts.number_in_party ?? 1) - 1)',
      replace: '(facts.number_in_party ?? 1)',
      why: 'each lead is worth one person too many',
    },
    {
      id: 'event-denial',
      find: ' && denied_visa_before === true',
      replace: ' && denied_visa_before === false',
      why: 'whoever was refused counts as qualified, and a receiver can tell',
    },
    {
      id: 'event-facebook-click',
      find: "['facebook', 'fb'].includes(sourceOf(utm))",
      replace: "['facebook', 'fb'].some((name) => sourceOf(utm).includes(name))",
      why: 'other campaigns are told to nobody',
    },
  ]),
  ...faultsOf({ file: 'app/platform/http/excluded.ts', tests: delivery }, [
    {
      id: 'event-excluded-mapped',
      find: 'isTrusted(plainAddress(address)',
      replace: 'isTrusted(String(address)',
      why: 'the own office is measured on a dual-stack socket',
    },
  ]),
  ...faultsOf({ file: 'server/pages/render.ts', tests: ['tests/cached-first.api.test.ts'], only: 'address of ours' }, [
    {
      id: 'tags-for-ours',
      find: "${isUntold ? 'untold' : ''} ",
      replace: '',
      why: 'one page of the own office takes the tag manager from everybody',
    },
  ]),
  ...faultsOf({ file: `${room}/tell.server.ts`, tests: delivery }, [
    {
      id: 'event-without-consent',
      find: "sink !== 'crm' && !person.isGranted",
      replace: "sink === 'ga4' && !person.isGranted",
      why: 'an ad network learns of people who said no',
    },
    {
      id: 'event-kept-in-clear',
      find: "if (told.sink !== 'crm') return { ...told.body };",
      replace: 'if (told.sink) return { ...told.body };',
      why: 'names stand in the list of what was sent',
    },
    {
      id: 'event-old',
      find: '>= HOURS[sink] * 3_600_000',
      replace: '> 2 * HOURS[sink] * 3_600_000',
      why: 'one old event fails all that go with it',
    },
  ]),
  ...faultsOf({ file: `${room}/events.server.ts`, tests: delivery }, [
    {
      id: 'event-lead-twice',
      find: '=== 0) await record(',
      replace: '>= 0) await record(',
      why: 'a person who sent a form and made an account is two leads',
    },
    {
      id: 'event-without-job',
      find: "if (state === 'waiting') await",
      replace: "if (state === 'parked') await",
      why: 'events leave a minute late',
      tests: office,
    },
  ]),
  ...faultsOf({ file: `${room}/delivery/rules.ts`, tests: [`${room}/delivery/rules.test.ts`] }, [
    {
      id: 'event-there-a-minute',
      find: 'Math.max(THERE_MS, pauseSeconds * 1000)',
      replace: 'THERE_MS',
      why: 'an old event that hurts is hardly ever counted',
    },
  ]),
  ...faultsOf({ file: `${room}/delivery/jobs.server.ts`, tests: delivery }, [
    {
      id: 'event-counts-away',
      find: 'isAnswered && isThere(lastTaken, ctx.now.getTime(), pause)',
      replace: 'isAnswered',
      why: 'a receiver that fails for some minutes parks everything',
    },
    {
      id: 'event-alone-for-a-week',
      find: 'if (isStuck(age, isAnswered))',
      replace: 'if (isStuck(age, false))',
      why: 'nobody sees an event that fails alone',
    },
    {
      id: 'event-stuck-for-good',
      find: '    await freeStuck(ctx, tx, sink);\n',
      replace: '',
      why: 'what waited for a receiver that is back never leaves',
    },
    {
      id: 'event-freed-given-up',
      find: 'like(reason, `${STUCK}%`)',
      replace: 'sql`true`',
      why: 'what is poison is sent again after every success',
    },
    {
      id: 'event-changed-again',
      find: "eq(event_deliveries.sink, sink), eq(state, 'waiting')));",
      replace: 'eq(event_deliveries.sink, sink)));',
      why: 'what was sent meanwhile is written over',
    },
    {
      id: 'event-refused-tried',
      find: "if (answer.kind === 'refused') return { change: parked(answer.why) };",
      replace: '',
      why: 'what a receiver never takes is sent for a week',
    },
    {
      id: 'event-sent-again',
      find: "eq(event_deliveries.state, 'waiting'),\n  );",
      replace: 'eq(event_deliveries.sink, sink),\n  );',
      why: 'what has left leaves again',
    },
    {
      id: 'event-swept-twice',
      find: 'sql`not ${open}`',
      replace: 'sql`true`',
      why: 'each minute queues all that waits once more',
    },
  ]),
  ...faultsOf({ file: `${room}/conversions/api.server.ts`, tests: conversions }, [
    {
      id: 'conversions-any-key',
      find: 'timingSafeEqual(digest(ours), digest(shown))',
      replace: 'ours.length <= shown.length',
      why: 'any key opens the list of contacts',
    },
    {
      id: 'conversions-any-location',
      find: '.includes(locationId)) throw',
      replace: '.includes(locationId) && locationId.length > 60) throw',
      why: 'a location of somebody else is read',
    },
  ]),
  ...faultsOf(
    { file: 'app/integrations/crm/leadconnector.server.ts', tests: ['app/integrations/crm/leadconnector.test.ts'] },
    [
      {
        id: 'crm-reopened',
        find: 'conversion.hasBought || isWon(conversionEvent)',
        replace: 'isWon(conversionEvent)',
        why: 'a customer becomes a lead again',
      },
    ],
  ),
  ...faultsOf({ file: 'app/integrations/ads/hashes.server.ts', tests: ['app/integrations/ads/hashes.test.ts'] }, [
    {
      id: 'hash-accents',
      find: 'fn: (text: string) => text.toLowerCase()',
      replace: "fn: (text: string) => text.normalize('NFD').replace(/\\p{M}/gu, '').toLowerCase()",
      why: 'nobody with an accent is recognised',
    },
  ]),
];
