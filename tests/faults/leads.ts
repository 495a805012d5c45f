/** Forms of people who want to be written to. */
import { type Fault, faultsOf } from './fault.ts';

export const faults: readonly Fault[] = [
  ...faultsOf(
    {
      file: 'app/features/leads/store.server.ts',
      tests: ['app/features/leads/api.test.ts'],
      only: 'saved|mail|staff|listed|together',
    },
    [
      {
        id: 'lead-emptied',
        find: '${name} = coalesce(excluded.${name}, l.${name})',
        replace: '${name} = excluded.${name}',
        why: 'a second form empties what the first said',
      },
      {
        id: 'lead-first-stays',
        find: 'coalesce(excluded.${name}, l.${name})',
        replace: 'coalesce(l.${name}, excluded.${name})',
        why: 'what somebody corrects is not kept',
      },
      {
        id: 'lead-count',
        find: 'times_sent = l.times_sent + 1',
        replace: 'times_sent = l.times_sent',
        why: 'nobody sees who wrote three times',
      },
      {
        id: 'lead-reply',
        find: 'reply_to: key.email',
        replace: 'reply_to: brand.staffEmail',
        why: 'staff answer to themselves',
      },
      {
        id: 'lead-order',
        find: '.orderBy(sql`${leads.created_at} desc, ${leads.lead_id} desc`)',
        replace: '.orderBy(sql`${leads.created_at}, ${leads.lead_id}`)',
        why: 'staff read the oldest first and never come to the new',
      },
      {
        id: 'lead-page-twice',
        find: '${leads.lead_id}) < (',
        replace: '${leads.lead_id}) <= (',
        why: 'a lead is at the end of one page and the start of the next',
      },
      {
        id: 'lead-same-second',
        find: 'sql`(${leads.created_at}, ${leads.lead_id}) < (${before.created_at}::timestamptz, ${before.lead_id}::uuid)`',
        replace: 'sql`${leads.created_at} < ${before.created_at}::timestamptz`',
        why: 'of leads of one second some are on no page',
      },
    ],
  ),
  ...faultsOf(
    { file: 'app/features/leads/rules.ts', tests: ['app/features/leads/api.test.ts'], only: 'honeypot|bad input' },
    [
      { id: 'lead-machine', find: 'Boolean(fields.website)', replace: 'false', why: 'machines fill the list' },
      {
        id: 'lead-unknown-field',
        find: 'leadFields = z.strictObject',
        replace: 'leadFields = z.object',
        why: 'a field that nobody knows is taken without a word',
      },
    ],
  ),
  ...faultsOf(
    {
      file: 'app/features/leads/api.server.ts',
      tests: ['app/features/leads/api.test.ts'],
      only: 'address may|flooded|listed',
    },
    [
      {
        id: 'lead-flood',
        find: "{ bucket: 'leads.phone', by: 'phone', max: 10, minutes: 60 },",
        replace: '',
        why: 'somebody’s phone is flooded from many addresses',
      },
      {
        id: 'lead-twenty',
        find: 'max: 20, minutes: 60',
        replace: 'max: 200, minutes: 60',
        why: 'one address fills the list',
      },
      {
        id: 'lead-unrecorded',
        find: "roles: STAFF, audit: 'leads.list'",
        replace: 'roles: STAFF',
        why: 'nobody knows who read the addresses',
      },
      {
        id: 'lead-last-page',
        find: 'rows.length === limit ?',
        replace: 'rows.length > limit ?',
        why: 'staff see the first page only',
      },
    ],
  ),
  ...faultsOf({ file: 'app/features/leads/store.server.ts', tests: ['tests/race.test.ts'], only: 'racing' }, [
    {
      id: 'lead-one-at-a-time',
      find: "  ({ key }) => Object.values(key).join(' '),\n",
      replace: '',
      why: 'two forms of one person at once both fail',
    },
  ]),
];
