/** Wait times: what is news, what is old, who is told. */
import { type Fault, faultsOf } from './fault.ts';

export const faults: readonly Fault[] = [
  ...faultsOf({ file: 'app/features/waits/rules.ts', tests: ['app/features/waits/rules.test.ts'] }, [
    {
      id: 'wait-old',
      find: 'isPastShelfLife(as_of, waitShelfLifeDays, now)',
      replace: 'isPastShelfLife(as_of, waitShelfLifeDays - 1, now)',
      why: 'a figure is called old a day early',
    },
    {
      id: 'wait-oldest',
      find: 'now.getTime() - waitShelfLifeDays',
      replace: 'now.getTime() + waitShelfLifeDays',
      why: 'no alert is ever told',
    },
    {
      id: 'wait-two-points',
      find: 'CHART_POINTS = 3',
      replace: 'CHART_POINTS = 2',
      why: 'a line is drawn through two figures',
    },
    {
      id: 'wait-null-point',
      find: 'next_months === null ? [] :',
      replace: 'false ? [] :',
      why: 'a month without a figure is drawn as zero',
    },
    {
      id: 'wait-newest',
      find: 'a.as_of.localeCompare(b.as_of)',
      replace: 'b.as_of.localeCompare(a.as_of)',
      why: 'the oldest figure is shown as the newest',
    },
    {
      id: 'wait-category',
      find: '`${row.city} ${row.category}`',
      replace: 'row.city',
      why: 'the wait of students is shown to tourists',
    },
    {
      id: 'wait-source',
      find: 'latest(city, category)?.source_url ?? []',
      replace: 'history(city, category)[0]?.source_url ?? []',
      why: 'the page cites where older figures were read',
    },
    {
      id: 'wait-decimals',
      find: 'Math.abs(months * 10 - Math.round(months * 10)) < 1e-6',
      replace: 'true',
      why: 'a figure is shown other than it was written',
    },
    {
      id: 'wait-same-twice',
      find: 'new Set(rows.map(keyOf)).size === rows.length',
      replace: 'true',
      why: 'one of two figures for the same day is lost without a word',
    },
    {
      id: 'wait-news-old',
      find: ' || isOldWait(known, now)',
      replace: '',
      why: 'a figure that is still published grows old on our page',
    },
    {
      id: 'wait-news-average',
      find: 'read.avg_months !== known.avg_months || ',
      replace: '',
      why: 'a change of the average is not shown',
    },
  ]),
  ...faultsOf({ file: 'content/waits.ts', tests: ['app/features/waits/rules.test.ts'] }, [
    {
      id: 'wait-any-page',
      find: '/^([a-z0-9-]+\\.)*usembassy\\.gov$/',
      replace: '/([a-z0-9-]+\\.)*usembassy\\.gov$/',
      why: 'figures are cited from a page that only sounds official',
    },
    {
      id: 'wait-plain-http',
      find: "url?.protocol !== 'https:' || url.port",
      replace: '!url || url.port',
      why: 'figures are cited over a line that anybody changes',
    },
  ]),
  ...faultsOf({ file: 'app/features/waits/alerts/rules.ts', tests: ['app/features/waits/rules.test.ts'] }, [
    {
      id: 'alert-lapsed',
      find: "created_at > lapsesBefore(now) ? 'unconfirmed' : null",
      replace: "'unconfirmed'",
      why: 'a link of long ago signs somebody up',
    },
    {
      id: 'alert-stopped-first',
      find: "  if (stopped_at) return 'stopped';\n",
      replace: '',
      why: 'who stopped an alert reads that it waits',
    },
    {
      id: 'alert-threshold',
      find: 'months <= next_months)',
      replace: 'months < next_months)',
      why: 'the wait of today cannot be chosen',
    },
  ]),
  ...faultsOf(
    {
      file: 'app/features/waits/alerts/store.server.ts',
      tests: ['app/features/waits/alerts/api.test.ts'],
      only: 'told|newest|old|shelf|nobody confirmed|same wish',
    },
    [
      {
        id: 'alert-written-before',
        find: 'and n.created_at >= a.created_at and',
        replace: 'and',
        why: 'an alert tells what was on the page when it was asked for',
      },
      {
        id: 'alert-old-figure',
        find: ' and n.as_of >= ${oldestWait(ctx.now)}::date',
        replace: '',
        why: 'an alert tells a figure that our own page calls old',
      },
      {
        id: 'alert-any-figure',
        find: 'order by city, category, as_of desc)',
        replace: 'order by city, category, as_of)',
        why: 'an alert tells the oldest figure',
      },
      {
        id: 'alert-as-low',
        find: 'n.next_months < a.below_months',
        replace: 'n.next_months <= a.below_months',
        why: 'an alert tells of a wait that is not below what was asked',
      },
      {
        id: 'alert-any-category',
        find: 'on n.city = a.city and n.category = a.category\n',
        replace: 'on n.city = a.city\n',
        why: 'who waits for a student visa hears of tourists',
      },
      {
        id: 'alert-unconfirmed',
        find: 'sql`a.confirmed_at is not null and a.sent_at',
        replace: 'sql`a.sent_at',
        why: 'a stranger’s address gets mail it never asked for',
      },
      {
        id: 'alert-told-again',
        find: 'a.sent_at is null and a.stopped_at is null`',
        replace: 'a.stopped_at is null`',
        why: 'somebody is told again with each figure',
      },
      {
        id: 'alert-after-stop',
        find: ' and a.stopped_at is null`',
        replace: '`',
        why: 'who stopped an alert is told all the same',
      },
      {
        id: 'alert-changed-by-anybody',
        find: 'case when a.confirmed_at is null then',
        replace: 'case when true then',
        why: 'a stranger changes somebody’s alert',
      },
    ],
  ),
  ...faultsOf(
    { file: 'app/features/waits/publish/write.server.ts', tests: ['app/features/waits/publish/api.test.ts'] },
    [
      {
        id: 'wait-of-tomorrow',
        find: 'as_of > today)',
        replace: "as_of > '9999')",
        why: 'a figure of a day that has not come is shown as the newest',
      },
      {
        id: 'wait-staff-overwritten',
        find: 'known?.as_of !== as_of && isNews',
        replace: 'isNews',
        why: 'what staff corrected in the morning is undone by the reader',
      },
      {
        id: 'wait-no-audit',
        find: 'before: { wait_times: before }',
        replace: 'before: { wait_times: [] }',
        why: 'nobody can see what stood there before',
      },
    ],
  ),
  ...faultsOf(
    {
      file: 'app/features/waits/publish/write.server.ts',
      tests: ['app/features/waits/alerts/api.test.ts'],
      only: 'told once, and over',
    },
    [
      {
        id: 'wait-nobody-told',
        find: '    await ctx.jobs.enqueue(tx, tellJob, {});\n  });\n}\n',
        replace: '  });\n}\n',
        why: 'figures of staff tell nobody',
      },
    ],
  ),
];
