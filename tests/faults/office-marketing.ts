/** Marketing in the office: who calls whom, what leaves, what is shown of an event, work that stopped. */
import { type Fault, faultsOf } from './fault.ts';

const office = 'app/features/backoffice';
const leads = 'app/features/leads';
const tracking = 'app/features/tracking/office';

export const faults: readonly Fault[] = [
  ...faultsOf({ file: `${leads}/choice-rules.ts`, tests: [`${office}/leads/rules.test.ts`] }, [
    {
      id: 'lead-sent-again-is-called',
      find: 'called_at === null || called_at < updated_at;',
      replace: 'called_at === null;',
      why: 'somebody who writes again after our call is never called again',
    },
    {
      id: 'lead-promise-forgotten',
      find: "lead.is_priority ? 'promised' : 'open'",
      replace: "lead.is_priority ? 'open' : 'promised'",
      why: 'those who were promised a call first stand behind the others',
    },
  ]),
  ...faultsOf({ file: `${office}/leads/rules.ts`, tests: [`${office}/leads/rules.test.ts`] }, [
    {
      id: 'lead-days-backwards',
      find: 'read.start_date > read.end_date',
      replace: 'read.start_date >= read.end_date',
      why: 'a single day cannot be chosen',
    },
  ]),
  ...faultsOf({ file: `${office}/leads/store.server.ts`, tests: [`${office}/leads/api.test.ts`] }, [
    {
      id: 'lead-called-twice',
      find: 'if (is_called && !hasToBeCalled(lead))',
      replace: 'if (is_called && hasToBeCalled(lead) && false)',
      why: 'two advisers call one person and neither hears of the other',
    },
    {
      id: 'lead-call-undone-by-anybody',
      find: "lead.called_by !== actor.user_id && actor.role !== 'admin'",
      replace: 'lead.called_by === null',
      why: 'the note of a colleague is wiped away',
    },
    {
      id: 'lead-look-off-record',
      find: "  await recordAudit(ctx.db, ctx, { action: 'leads.read', subject_id: lead.user_id, after: { lead_id } });\n",
      replace: '',
      why: 'nobody can say whose number an adviser has looked at',
    },
  ]),
  ...faultsOf({ file: `${leads}/api.server.ts`, tests: [`${leads}/visa.api.test.ts`] }, [
    {
      id: 'lead-file-without-password',
      find: '    await requireConfirmed(ctx);\n',
      replace: '',
      why: 'an open screen is enough to take all leads away',
    },
  ]),
  ...faultsOf({ file: `${leads}/download.server.ts`, tests: [`${leads}/visa.api.test.ts`] }, [
    {
      id: 'lead-file-uncounted',
      find: '    counted.rows += rows.length;\n',
      replace: '',
      why: 'how many leads left stands nowhere, and no alarm is raised',
    },
  ]),
  ...faultsOf({ file: `${leads}/list.server.ts`, tests: [`${leads}/visa.api.test.ts`] }, []),
  ...faultsOf({ file: `${leads}/codes/rules.ts`, tests: [`${leads}/codes/rules.test.ts`] }, [
    {
      id: 'code-used-after-its-end',
      find: "if (uses > 0) return 'used';",
      replace: "if (uses > 1) return 'used';",
      why: 'a code that was paid with counts as one that nobody used',
    },
  ]),
  ...faultsOf({ file: `${office}/events/rules.ts`, tests: [`${office}/events/rules.test.ts`] }, [
    {
      id: 'event-body-in-clear',
      find: "if (!SHOWN.has(name)) return { path, text: '', kind: 'hidden' };",
      replace: '',
      why: 'staff read addresses and browsers of people in what was sent',
    },
    {
      id: 'event-hash-whole',
      find: 'text: value.slice(0, HASH_SHOWN)',
      replace: 'text: value',
      why: 'a hash can be compared with a number that somebody guesses',
    },
  ]),
  ...faultsOf({ file: `${tracking}/store.server.ts`, tests: [`${tracking}/api.test.ts`] }, [
    {
      id: 'event-all-receivers-again',
      find: "and(eq(event_deliveries.sink, sink), eq(event_deliveries.state, 'parked'))",
      replace: "eq(event_deliveries.state, 'parked')",
      why: 'who sends again to one receiver loses what waits for the others',
    },
  ]),
  ...faultsOf({ file: 'app/platform/jobs/pg-boss-tables.server.ts', tests: [`${office}/jobs/api.test.ts`] }, [
    {
      id: 'job-error-in-clear',
      find: 'message: row.message && maskPersonal(row.message).slice(0, SAID),',
      replace: 'message: row.message && row.message.slice(0, SAID),',
      why: 'an address of somebody stands on the screen of stopped jobs',
    },
    {
      id: 'job-never-tried-parked',
      find: ' and completed_on is not null',
      replace: '',
      why: 'work that never ran is shown as failed',
    },
  ]),
  ...faultsOf(
    { file: `${office}/marketing/attribution-rules.ts`, tests: [`${office}/marketing/attribution-rules.test.ts`] },
    [
      {
        id: 'attribution-cents',
        find: 'Math.round(row[name] * 100), 0) / 100',
        replace: 'row[name], 0)',
        why: 'a sum of ten cents and twenty is not thirty',
      },
    ],
  ),
];
