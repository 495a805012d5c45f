/** Staff and content: comments, rates by hand, posts, the reader of articles, facts by age. */
import { type Fault, faultsOf } from './fault.ts';

const office = 'app/features/backoffice';
const comments = 'app/features/articles/comments';
const rates = 'app/features/catalogue/rates';
const markup = 'app/features/articles/markup';

export const faults: readonly Fault[] = [
  ...faultsOf({ file: `${comments}/store.server.ts`, tests: [`${comments}/moderation-api.test.ts`] }, [
    {
      id: 'comment-reopened-by-somebody',
      find: 'decided_by: isDecided ? ctx.actor.user_id : null',
      replace: 'decided_by: ctx.actor.user_id',
      why: 'a comment that nobody has decided about names somebody',
    },
    {
      id: 'comment-without-its-line',
      find: '...{ action: ACTIONS[state], subject_id: comment_id, reason },',
      replace: '...{ action: ACTIONS[state], subject_id: comment_id },',
      why: 'nobody can say later why a comment was refused',
    },
  ]),
  ...faultsOf({ file: `${comments}/moderation-api.server.ts`, tests: [`${comments}/moderation-api.test.ts`] }, [
    {
      id: 'comment-refused-without-reason',
      find: "one.state !== 'refused' || one.reason",
      replace: 'true',
      why: 'many comments disappear and nobody knows why',
    },
  ]),
  ...faultsOf({ file: `${rates}/rules.ts`, tests: [`${rates}/write-api.test.ts`] }, [
    {
      id: 'rate-by-hand-unbounded',
      find: '|| !within(MOST_FACTOR)) return',
      replace: ') return',
      why: 'a comma in the wrong place sells a service for a tenth',
    },
    {
      id: 'rate-by-hand-unasked',
      find: "return within(1 + MOST_CHANGE) ? 'fine' : 'ask';",
      replace: "return 'fine';",
      why: 'a slip of a third goes out without a second look',
    },
  ]),
  ...faultsOf({ file: `${rates}/store.server.ts`, tests: [`${rates}/write-api.test.ts`] }, [
    {
      id: 'rate-by-hand-keeps-readings-out',
      find: 'rates: publishedRates(last.stored) } : null',
      replace: 'rates: shownRates(last.stored) } : null',
      why: 'after a figure by hand no published rates are taken any more',
    },
    {
      id: 'rate-by-hand-lost-on-its-day',
      find: 'now?.key === read.as_of ? manualIn(now.stored) : {}',
      replace: '{}',
      why: 'what an admin wrote in the morning is gone at noon',
    },
    {
      id: 'rate-by-hand-borrowed-source',
      find: '{ ...dated, ...own, source: null, attribution: null }',
      replace: 'dated',
      why: 'a page names somebody as the source of our own figure',
    },
  ]),
  ...faultsOf(
    { file: 'app/features/site/social/store.server.ts', tests: ['app/features/site/social/turn-api.test.ts'] },
    [
      {
        id: 'post-shown-again-by-reading',
        find: 'hidden_at: hidden.get(row.id) ?? null',
        replace: 'hidden_at: null',
        why: 'a post that was hidden is back within the hour',
      },
    ],
  ),
  ...faultsOf({ file: `${markup}/inline.ts`, tests: [`${markup}/bounds.test.ts`] }, [
    {
      id: 'brackets-without-bound',
      find: 'lost > MOST_LOST_BRACKETS',
      replace: 'lost > 1e9',
      why: 'one pasted text holds up the server for everybody',
    },
    {
      id: 'stars-without-bound',
      find: 'depth > MOST_DEPTH',
      replace: 'depth > 1e9',
      why: 'a pasted text uses up the stack',
    },
  ]),
  ...faultsOf({ file: `${office}/content/rules.ts`, tests: [`${office}/content/rules.test.ts`] }, [
    {
      id: 'facts-fresh-first',
      find: 'Number(b.isOld) - Number(a.isOld)',
      replace: 'Number(a.isOld) - Number(b.isOld)',
      why: 'what must be read again stands at the end of the list',
    },
  ]),
  ...faultsOf({ file: `${office}/figures/typed-rules.ts`, tests: [`${office}/figures/typed-rules.test.ts`] }, [
    {
      id: 'rate-thousands-as-point',
      find: 'parts[1]?.length !== 3',
      replace: 'true',
      why: '4.100 pesos become four',
    },
  ]),
];
