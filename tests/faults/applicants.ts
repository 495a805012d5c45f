/** The family: who is added, changed, removed, invited. */
import { type Fault, faultsOf } from './fault.ts';

export const faults: readonly Fault[] = [
  ...faultsOf(
    {
      file: 'app/features/applicants/rules.ts',
      tests: ['app/features/applicants/api.test.ts'],
      only: 'blank|nine',
    },
    [
      {
        id: 'family-of-eleven',
        find: 'MAX_PARTY - 1',
        replace: 'MAX_PARTY',
        why: 'a party of eleven cannot be bought for',
      },
      {
        id: 'family-blank-name',
        find: 'letters > 0 && letters',
        replace: 'letters',
        why: 'a person without a name is in the family',
      },
    ],
  ),
  ...faultsOf(
    {
      file: 'app/features/applicants/store.server.ts',
      tests: ['app/features/applicants/api.test.ts'],
      only: 'starts|nine|changed|pair|removed|removes|staff',
    },
    [
      {
        id: 'family-of-strangers',
        find: 'and(eq(users.primary_user_id, primary_user_id), eq(users.user_type',
        replace: 'and(eq(users.user_type',
        why: 'one head sees the families of all',
      },
      {
        id: 'family-removed-listed',
        find: "eq(users.user_type, 'secondary'), isNull(users.deleted_at))",
        replace: "eq(users.user_type, 'secondary'))",
        why: 'who was removed is still in the list',
      },
      {
        id: 'family-mixed-pair',
        find: 'where(and(ofFamily(primary_user_id), eq(users.user_id, user_id)))',
        replace: 'where(eq(users.user_id, user_id))',
        why: 'a stranger’s child is read',
      },
      {
        id: 'family-count',
        find: 'family >= MAX_SECONDARY',
        replace: 'family > MAX_SECONDARY',
        why: 'one more than a party may have',
      },
      {
        id: 'family-all-changed',
        find: 'await erasePeople(ctx, tx, [user_id]);',
        replace:
          'await erasePeople(ctx, tx, (await listFamily({ ...ctx, db: tx }, primary_user_id)).map((one) => one.user_id));',
        why: 'removing one removes all',
      },
      {
        id: 'family-account-by-csr',
        find: "member.has_account && ctx.actor.role === 'csr'",
        replace: 'false',
        why: 'one member of staff alone erases the account of a grown-up',
      },
      {
        id: 'family-of-nobody',
        find: "eq(users.user_id, primary_user_id), eq(users.user_type, 'primary'), isNull",
        replace: 'eq(users.user_id, primary_user_id), isNull',
        why: 'a family member has a family',
      },
      {
        id: 'family-service',
        find: '.values({ ...member, ...head, role',
        replace: '.values({ ...member, role',
        why: 'a family member has no service and no way',
      },
      {
        id: 'family-unaudited',
        find: 'if (isStaff(ctx.actor)) await recordAudit',
        replace: 'if (!isStaff(ctx.actor)) await recordAudit',
        why: 'what staff do to a family is not on record',
      },
    ],
  ),
  ...faultsOf(
    {
      file: 'app/features/accounts/personal-data/registry.server.ts',
      tests: ['app/features/applicants/api.test.ts'],
      only: 'removed',
    },
    [
      {
        id: 'family-number-kept',
        find: "    'case_number',\n",
        replace: "    'case_number',\n    'phone_number',\n",
        why: 'who was removed can never sign up by themselves',
      },
      {
        id: 'family-sessions-kept',
        find: '  forget: (_ctx, tx, { user_ids }) => tx.delete(sessions).where(inArray(sessions.user_id, user_ids)),\n',
        replace: "  forget: 'with the profile',\n",
        why: 'who was removed is still logged in',
      },
    ],
  ),
  ...faultsOf(
    {
      file: 'app/features/applicants/invites/store.server.ts',
      tests: ['app/features/applicants/api.test.ts'],
      only: 'invite',
    },
    [
      {
        id: 'invite-minor',
        find: '  if (member.is_minor) throw new Problem(409, FAMILY_REFUSALS.minor);\n',
        replace: '',
        why: 'a child gets a log-in',
      },
      {
        id: 'invite-again',
        find: '  if (member.has_account) throw new Problem(409, FAMILY_REFUSALS.accepted);\n',
        replace: '',
        why: 'the head takes over a grown-up’s account',
      },
      {
        id: 'invite-own',
        find: "  if (head.email === email) throw new Problem(409, FAMILY_REFUSALS.ownEmail, { field: 'email' });\n",
        replace: '',
        why: 'an invite goes to an address that can never accept it',
      },
      {
        id: 'invite-cancel',
        find: "    await endTokens(tx, ctx.now, 'invite', user_id);\n",
        replace: '',
        why: 'a cancelled invite still opens an account',
      },
      {
        id: 'invite-again-unbound',
        find: 'const data = { ...bound, locale: bound.locale ?? head.locale };',
        replace: 'const data = { ...bound, phone_number: null, locale: bound.locale ?? head.locale };',
        why: 'an invite that is sent again is for any number',
      },
      {
        id: 'invite-other-number',
        find: 'bound.phone_number && bound.phone_number !== phone_number',
        replace: 'false',
        why: 'a forwarded invite gives the account to whoever opens it',
      },
      {
        id: 'invite-twice',
        find: "if (!(await spendToken(tx, ctx.now, 'invite', token))) throw",
        replace: 'if (false) throw',
        why: 'an invite works twice',
      },
      {
        id: 'invite-wrong-address',
        find: 'email: bound.email, email_verified_at',
        replace: 'email_verified_at',
        why: 'the invited has no address to reset a password by',
      },
    ],
  ),
];
