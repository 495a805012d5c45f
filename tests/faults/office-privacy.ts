/** A person's own data: the copy that leaves, the erasure, and two accounts that become one. */
import { type Fault, faultsOf } from './fault.ts';

const office = 'app/features/backoffice/privacy';
const portal = 'app/features/portal/privacy';
const joining = [`${office}/api.test.ts`];
const leaving = [`${portal}/api.test.ts`];

export const faults: readonly Fault[] = [
  ...faultsOf({ file: `${office}/join-rules.ts`, tests: [`${office}/join-rules.test.ts`] }, [
    {
      id: 'join-other-family',
      find: 'kept.primary_user_id !== null || other.primary_user_id !== null',
      replace: 'kept.primary_user_id !== null',
      why: 'somebody is taken out of a family that has paid for them',
    },
    {
      id: 'join-open-payment-other',
      find: 'kept.hasOpenPayment || other.hasOpenPayment',
      replace: 'kept.hasOpenPayment',
      why: 'money comes for an account that is gone',
    },
    {
      id: 'join-password-side',
      find: '!kept.hasPassword && other.hasPassword',
      replace: 'kept.hasPassword && !other.hasPassword',
      why: 'the person is left with an account that they cannot log in to',
    },
    {
      id: 'join-undecided',
      find: 'pages.length === Object.keys(choices).length && ',
      replace: '',
      why: 'a choice for a page that nobody showed is taken',
    },
  ]),
  ...faultsOf({ file: `${office}/join-store.server.ts`, tests: joining }, [
    {
      id: 'join-unconfirmed',
      find: '  await requireConfirmed(ctx);\n',
      replace: '',
      only: 'admin alone',
      why: 'who finds the browser of an admin open takes an account over',
    },
    {
      id: 'join-second-untold',
      find: 'if (isOther) await sendNotice',
      replace: 'if (!isOther) await sendNotice',
      only: 'opens nothing',
      why: 'the owner of the account that ended hears nothing of it',
    },
    {
      id: 'join-not-erased',
      find: '    await erasePeople(ctx, tx, [other_user_id]);\n',
      replace: '',
      only: 'opens nothing|stands under',
      why: 'the second account goes on, with its name and sessions',
    },
    {
      id: 'join-one-record',
      find: '      [other_user_id, kept_id],\n',
      replace: '',
      only: 'on record',
      why: 'whoever looks at the second account does not learn where it went',
    },
  ]),
  ...faultsOf({ file: 'app/platform/record/joining.server.ts', tests: joining }, [
    {
      id: 'join-done-by-lost',
      find: '  for (const { column, whose } of join.doneBy ?? [])',
      replace: '  for (const { column, whose } of [] as { column: PgColumn; whose: PgColumn }[])',
      only: 'stands under',
      why: 'what the person did is signed by an account that is gone',
    },
  ]),
  ...faultsOf({ file: 'app/features/accounts/personal-data/join.server.ts', tests: joining }, [
    {
      id: 'join-step-back',
      find: 'STEPS.indexOf(a as never) >= STEPS.indexOf(b as never)',
      replace: 'STEPS.indexOf(a as never) <= STEPS.indexOf(b as never)',
      only: 'stands under',
      why: 'a person is sent back to questions that they have answered',
    },
    {
      id: 'join-reminders-again',
      find: 'kept.wants_reminders && other.wants_reminders',
      replace: 'kept.wants_reminders',
      only: 'stands under',
      why: 'somebody who said no to reminders gets them again',
    },
    {
      id: 'join-page-not-chosen',
      find: "    if (whose !== 'other') continue;",
      replace: "    if (whose === 'other') continue;",
      only: 'stands under',
      why: 'the older answers stay though the newer were chosen',
    },
  ]),
  ...faultsOf({ file: `${portal}/archive.server.ts`, tests: leaving }, [
    {
      id: 'export-unconfirmed',
      find: '  await requireConfirmed(ctx);\n',
      replace: '',
      only: 'quarter of an hour',
      why: 'a borrowed phone hands out every passport of a family',
    },
    {
      id: 'export-other-link',
      find: 'found?.data?.export_of !== user_id',
      replace: 'false',
      only: 'quarter of an hour',
      why: 'a link for one person opens another',
    },
    {
      id: 'export-twice',
      find: "  if (!(await spendToken(ctx.db, ctx.now, 'signed_url', ticket))) throw new Problem(404);\n",
      replace: '',
      only: 'quarter of an hour',
      why: 'the address in the history of a browser opens everything again',
    },
    {
      id: 'export-without-family',
      find: 'const family = await dependentsOf(ctx.db, user_id);',
      replace: 'const family = [] as { user_id: string }[];',
      only: 'every row',
      why: 'the children of a person are missing from what they asked for',
    },
  ]),
  ...faultsOf({ file: `${portal}/summary.server.ts`, tests: leaving, only: 'hostile' }, [
    {
      id: 'export-name-unescaped',
      find: '<bdi>${escaped(person.name)}</bdi>',
      replace: '<bdi>${person.name}</bdi>',
      why: 'a name that somebody typed runs as a script on the disk of an adviser',
    },
  ]),
];
