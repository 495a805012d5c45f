/** The team and its trail: who may do what to whom, what ends with it, and what a line says. */
import { type Fault, faultsOf } from './fault.ts';

const staff = 'app/features/backoffice/staff';
const trail = 'app/features/backoffice/audit';

export const faults: readonly Fault[] = [
  ...faultsOf({ file: `${staff}/store.server.ts`, tests: [`${staff}/api.test.ts`] }, [
    {
      id: 'staff-own-account',
      find: 'if (user_id === ctx.actor.user_id) throw new Problem(409, STAFF_REFUSALS.own);',
      replace: '',
      only: 'nobody to themselves',
      why: 'the last admin takes their own role away, and nobody can let anybody in',
    },
    {
      id: 'staff-late-admin',
      find: 'if (!admins.some((one) => one.user_id === ctx.actor.user_id && !one.disabled_at)) throw new Problem(404);',
      replace: '',
      only: 'at once',
      why: 'two admins demote each other in the same moment and none is left',
    },
    {
      id: 'staff-of-customers',
      find: 'if (!account || !(isStaff(account) || (await wasStaff(tx, user_id)))) throw new Problem(404);',
      replace: 'if (!account) throw new Problem(404);',
      only: 'to a customer',
      why: 'a customer becomes staff by a call about the team',
    },
  ]),
  ...faultsOf({ file: `${staff}/change-store.server.ts`, tests: [`${staff}/api.test.ts`] }, [
    {
      id: 'staff-sessions-live-on',
      find: '  return (await endSessions(tx, ctx.now, user_id)).length;',
      replace: '  return 1;',
      only: 'a role is changed',
      why: 'somebody goes on with the role they no longer have',
    },
    {
      id: 'staff-cases-stay',
      find: '    const left = await leaveCases(ctx, tx, user_id, hand_to);\n    const ended',
      replace: '    const left = 1;\n    const ended',
      only: 'whoever is disabled',
      why: 'the cases of somebody who is gone wait for nobody',
    },
    {
      id: 'staff-heir-disabled',
      find: "if (!to || standingOf(to) !== 'active')",
      replace: 'if (!to || !isStaff(to))',
      only: 'whoever is disabled',
      why: 'cases go to somebody who cannot log in',
    },
    {
      id: 'staff-with-application',
      find: 'return family + bought + filled > 0;',
      replace: 'return family + bought > 0;',
      only: 'without a role',
      why: 'a customer who fills in a form works in the office with the same account',
    },
    {
      id: 'factor-stays',
      find: '    if (!account.totp_secret) throw new Problem(409, STAFF_REFUSALS.noFactor);\n    await tx.update(credentials).set(withoutFactor).where(eq(credentials.user_id, user_id));\n',
      replace: '    if (!account.totp_secret) throw new Problem(409, STAFF_REFUSALS.noFactor);\n',
      only: 'a lost second factor',
      why: 'whoever lost the telephone stays outside',
    },
  ]),
  ...faultsOf({ file: `${staff}/api.server.ts`, tests: [`${staff}/api.test.ts`] }, [
    {
      id: 'role-without-password',
      find: '    await requireConfirmed(ctx);\n    const changed = await changeRole',
      replace: '    const changed = await changeRole',
      only: 'a role is changed',
      why: 'an open screen is enough to make an admin',
    },
  ]),
  ...faultsOf({ file: `${staff}/rules.ts`, tests: [`${staff}/rules.test.ts`] }, [
    {
      id: 'invited-is-active',
      find: "return has_password ? 'active' : 'invited';",
      replace: "return 'active';",
      why: 'an invitation that nobody opened looks like a colleague',
    },
  ]),
  ...faultsOf({ file: `${trail}/rules.ts`, tests: [`${trail}/rules.test.ts`] }, [
    {
      id: 'trail-shows-hash',
      find: "if (typeof value === 'string') return value.startsWith('hmac:') ? 'kept' : { text: value };",
      replace: "if (typeof value === 'string') return { text: value };",
      why: 'lines end in letters that nobody can read',
    },
  ]),
  ...faultsOf({ file: `${trail}/api.server.ts`, tests: [`${trail}/api.test.ts`] }, [
    {
      id: 'trail-without-password',
      find: '    await requireConfirmed(ctx);\n',
      replace: '',
      only: 'leaves as a file',
      why: 'the whole trail leaves from a screen that somebody left open',
    },
  ]),
];
