/** The case as its applicant sees it: the story, the outcome, the reminder. */
import { type Fault, faultsOf } from './fault.ts';

export const faults: readonly Fault[] = [
  ...faultsOf({ file: 'app/features/portal/case/rules.ts', tests: ['app/features/portal/case/rules.test.ts'] }, [
    {
      id: 'story-burst',
      find: '< BURST_MS) continue',
      replace: '<= BURST_MS) continue',
      why: 'something that was done a minute later is never told',
    },
    {
      id: 'story-private',
      find: 'if (!found || (!isOwn && isPrivate(found))) continue;',
      replace: 'if (!found) continue;',
      why: 'the head reads that a family member changed the address',
    },
    {
      id: 'story-staff-name',
      find: "if (actor.isStaff) return 'team';",
      replace: '',
      why: 'an adviser is named to customers',
    },
    {
      id: 'story-hands',
      find: '`${event.user_id} ${event.actor_id} ${found.topic}`',
      replace: '`${event.user_id} ${found.topic}`',
      why: 'what an adviser did right after the person is lost',
    },
  ]),
  ...faultsOf(
    {
      file: 'app/features/portal/case/remind.server.ts',
      tests: ['app/features/portal/case/remind.api.test.ts'],
      only: 'nobody else|silence|fortnight|link of the message|wait for nobody',
    },
    [
      {
        id: 'remind-unasked',
        find: '  eq(users.wants_reminders, true),\n',
        replace: '',
        why: 'somebody who said no is written to',
      },
      {
        id: 'remind-unverified',
        find: '  isNotNull(users.email_verified_at),\n',
        replace: '',
        why: 'an address that somebody else typed gets our mail',
      },
      {
        id: 'remind-again',
        find: ', not(isQuiet(sql`${users.reminded_at}`))',
        replace: '',
        why: 'one silence is told again every fortnight',
      },
      {
        id: 'remind-old',
        find: '    not(isQuiet(forgottenBefore(now))),\n',
        replace: '',
        why: 'people who left long ago are written to',
      },
      {
        id: 'remind-paid',
        find: 'at: stoppedAt(current_step, paid)',
        replace: 'at: stoppedAt(current_step, false)',
        why: 'somebody who paid is led to the payment',
        only: 'wait for nobody|language',
      },
    ],
  ),
  ...faultsOf(
    {
      file: 'app/features/portal/case/reminder.server.ts',
      tests: ['app/features/portal/case/remind.api.test.ts'],
      only: 'link',
    },
    [
      {
        id: 'remind-any-token',
        find: '&& timingSafeEqual(given, right) ? user_id',
        replace: '? user_id',
        why: 'anybody ends the reminders of anybody',
      },
      {
        id: 'remind-name-link',
        find: 'const name = nameForMail(first_name);',
        replace: 'const name = first_name;',
        why: 'a name carries a link into our mail',
      },
    ],
  ),
  ...faultsOf({ file: 'app/features/portal/rules.ts', tests: ['app/features/portal/rules.test.ts'] }, [
    {
      id: 'portal-guardian',
      find: "(owner.includes('guardian-of') && !is_private)",
      replace: "owner.includes('guardian-of')",
      why: 'a link leads the head to the missing page of somebody with an own account',
    },
  ]),
];
