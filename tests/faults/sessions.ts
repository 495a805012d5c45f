/** Who somebody is: sessions, passwords, one-time tokens, the budget of a log-in. */
import { type Fault, faultsOf } from './fault.ts';

export const faults: readonly Fault[] = [
  ...faultsOf(
    {
      file: 'app/features/accounts/log-in/store.server.ts',
      tests: ['app/features/accounts/log-in/budget.api.test.ts'],
    },
    [
      {
        id: 'log-in-takes-budget',
        find: '  await giveBack(ctx, tries);\n',
        replace: '',
        why: 'who logs in ten times in a quarter of an hour is locked out',
      },
    ],
  ),
  ...faultsOf(
    {
      file: 'app/features/accounts/sessions/store.server.ts',
      tests: ['app/features/accounts/sessions/use.api.test.ts'],
    },
    [
      {
        id: 'session-use-unlisted',
        find: 'last_used_at: sessions.last_used_at,',
        replace: 'last_used_at: sessions.created_at,',
        why: 'the list of devices does not show which one is in use',
      },
    ],
  ),
  ...faultsOf(
    { file: 'app/features/accounts/sessions/store.server.ts', tests: ['app/features/accounts/log-in/api.test.ts'] },
    [
      {
        id: 'session-staff-for-ever',
        find: 'STAFF.includes(role) ? old.expires_at : new Date',
        replace: 'new Date',
        why: 'a clerk who renews stays in for ever on a shared computer',
        only: 'after 30 days',
      },
      {
        id: 'session-renewed-whole',
        find: 'is_limited: old.is_limited',
        replace: 'is_limited: false',
        why: 'who has the password of a clerk renews the session and needs no second factor',
        only: 'renewed before',
      },
      {
        id: 'session-rotated-again',
        find: 'rotated_at: old.rotated_at ?? ctx.now',
        replace: 'rotated_at: ctx.now',
        why: 'a stolen token lives on by being renewed each minute',
        only: 'renewed twice',
      },
      {
        id: 'session-list-of-all',
        find: '    eq(sessions.user_id, user_id),\n    isNull(sessions.ended_at),\n    isNull(sessions.rotated_at)',
        replace: '    isNull(sessions.ended_at),\n    isNull(sessions.rotated_at)',
        why: 'one sees the devices of everybody',
        only: 'devices',
      },
      {
        id: 'session-end-of-another',
        find: '        eq(sessions.user_id, user_id),\n        isNull(sessions.ended_at),\n        which.only',
        replace: '        isNull(sessions.ended_at),\n        which.only',
        why: 'a stranger logs somebody out',
        only: 'devices',
      },
      {
        id: 'session-end-this-too',
        find: 'which.except ? ne(sessions.family_id, which.except) : undefined',
        replace: 'undefined',
        why: 'who changes the password is thrown out themselves',
        only: 'a changed role',
      },
    ],
  ),
  ...faultsOf(
    { file: 'app/features/accounts/sessions/store.server.ts', tests: ['tests/race.test.ts'], only: 'old password' },
    [
      {
        id: 'session-of-old-password',
        find: '    if (passwordOf !== undefined && (await changedAt(tx, who.user_id)) !== passwordOf?.getTime()) return null;\n',
        replace: '',
        why: 'a thief who logs in while the owner changes the password stays in',
      },
    ],
  ),
  ...faultsOf(
    { file: 'app/platform/access/session.server.ts', tests: ['tests/race.test.ts'], only: 'has held its person' },
    [
      {
        id: 'session-ended-unheld',
        find: '    await lockPerson(tx, of.user_id);\n',
        replace: '',
        why: 'a thief who renews while the owner logs out stays in',
      },
      {
        id: 'device-ended-unheld',
        file: 'app/features/accounts/sessions/store.server.ts',
        find: '    await lockPerson(tx, user_id);\n    return endSessions',
        replace: '    return endSessions',
        why: 'a device that renews while it is logged out stays in',
      },
    ],
  ),
  ...faultsOf(
    {
      file: 'app/features/accounts/password/api.server.ts',
      tests: ['app/features/accounts/log-in/budget.api.test.ts'],
      only: 'at once',
    },
    [
      {
        id: 'reset-still-locked',
        find: '    if (phone_number) await forgetLogInTries(ctx, phone_number);\n',
        replace: '',
        why: 'who has a new password is told to wait a quarter of an hour',
      },
    ],
  ),
  ...faultsOf(
    {
      file: 'app/features/accounts/log-in/failure.ts',
      tests: ['app/features/accounts/log-in/failure.test.ts'],
    },
    [
      {
        id: 'used-link-is-wrong-password',
        find: "isByLink && told.field !== 'code'",
        replace: 'false',
        why: 'who opens a used link looks for a typing mistake',
      },
    ],
  ),
  ...faultsOf({ file: 'app/platform/access/lock-person.server.ts', tests: ['tests/race.test.ts'], only: 'erased' }, [
    {
      id: 'lock-of-the-gone',
      find: "and(eq(users.user_id, sql.placeholder('user_id')), isNull(users.deleted_at))",
      replace: "eq(users.user_id, sql.placeholder('user_id'))",
      why: 'who was forgotten a moment ago is written down again',
    },
  ]),
  ...faultsOf({ file: 'app/features/accounts/credentials-store.server.ts', tests: [] }, [
    {
      id: 'password-old-links',
      find: '  await endEntrances(tx, ctx.now, user_id);\n',
      replace: '',
      why: 'after a new password the old link still opens the account',
      tests: ['app/features/accounts/log-in/budgets-api.test.ts'],
      only: 'die with',
    },
  ]),
  ...faultsOf(
    {
      file: 'app/features/accounts/password/store.server.ts',
      tests: ['app/features/accounts/log-in/budgets-api.test.ts'],
      only: 'inside a session|until no more|die with|verified address ends',
    },
    [
      {
        id: 'password-check-uncounted',
        find: '  if (given) await takeLimits(ctx, tries);\n',
        replace: '',
        why: 'who finds an open browser guesses the password for days',
      },
      {
        id: 'password-right-counted',
        find: '  await giveBack(ctx, tries);\n',
        replace: '',
        why: 'who types the right password ten times may not any more',
      },
      {
        id: 'reset-unsent',
        find: "if (!email || !(await hasMailRoom(ctx, recipientOf('reset', email, isKnown)))) return;",
        replace: 'if (!email) return;',
        why: 'a link that is never sent ends the last one that was',
      },
      {
        id: 'reset-one-place',
        find: 'hasPlace && row ?',
        replace: 'row ?',
        why: 'one stranger uses up the reset links of somebody for a day',
        only: 'uses up a part',
      },
      {
        id: 'reset-own-share',
        find: 'is_known: isKnown = false',
        replace: 'is_known: _known, isKnown = false',
        why: 'many strangers use up the reset links of somebody for a day',
        only: 'many addresses',
      },
      {
        id: 'reset-own-ended',
        find: '      if (live.some((data) => data?.is_own)) return;\n',
        replace: '',
        why: 'a stranger ends the link that its owner is about to open',
        only: 'of their own|many addresses',
      },
      {
        id: 'verify-sessions',
        file: 'app/features/accounts/contact/verify-email-store.server.ts',
        find: '    await endSessions(tx, ctx.now, used.user_id, { except: ctx.actor.family_id });\n',
        replace: '',
        why: 'who signed up with somebody’s address stays in after its owner confirms it',
      },
    ],
  ),
  ...faultsOf(
    { file: 'app/features/accounts/password/store.server.ts', tests: ['app/features/accounts/password/api.test.ts'] },
    [
      {
        id: 'reset-sessions',
        find: '    await endSessions(tx, ctx.now, user_id);\n',
        replace: '',
        why: 'the thief stays in after the owner has reset the password',
        only: 'works once',
      },
      {
        id: 'reset-for-staff',
        find: '!found || isStaff(found) || found.disabled_at) return',
        replace: '!found || found.disabled_at) return',
        why: 'the mailbox of an admin is enough to read every customer',
        only: 'known and unknown',
      },
      {
        id: 'verify-other-address',
        file: 'app/features/accounts/contact/verify-email-store.server.ts',
        find: ', eq(users.email, String(used.data?.email))',
        replace: '',
        why: 'an address that nobody confirmed counts as confirmed',
        only: 'changed since',
      },
      {
        id: 'change-without-password',
        find: '  if (!isFirst) await requirePassword(ctx, account, wanted.current_password);\n',
        replace: '',
        why: 'who finds an open browser sets a password of their own',
        only: 'old password',
      },
    ],
  ),
  ...faultsOf(
    {
      file: 'app/features/accounts/password/store.server.ts',
      tests: ['app/features/accounts/contact/api.test.ts'],
      only: '72 hours no link',
    },
    [
      {
        id: 'reset-held',
        find: ' || (await isHeldAfterStaff({ db: tx, now: ctx.now }, account))) return;',
        replace: ') return;',
        why: 'a clerk writes an own address and resets the password of a customer',
      },
    ],
  ),
  ...faultsOf(
    {
      file: 'app/features/accounts/password/store.server.ts',
      tests: ['app/features/accounts/sign-up/api.test.ts'],
      only: 'staff make accounts',
    },
    [
      {
        id: 'password-of-staff-kept',
        find: 'if (isFirst && account.password_hash &&',
        replace: 'if (false &&',
        why: 'staff go on knowing the password of a customer',
      },
    ],
  ),
  ...faultsOf(
    {
      file: 'app/features/accounts/second-factor/store.server.ts',
      tests: ['app/features/accounts/log-in/api.test.ts'],
      only: 'set up a second factor',
    },
    [
      {
        id: 'code-in-arabic-digits',
        find: 'latinDigits(given)',
        replace: 'given',
        why: 'who types the code on an Arabic keyboard does not get in',
      },
    ],
  ),
  ...faultsOf(
    {
      file: 'app/features/accounts/second-factor/store.server.ts',
      tests: ['app/features/accounts/log-in/api.test.ts'],
      only: 'guesses ten codes',
    },
    [
      {
        id: 'factor-guessed',
        find: '  await takeLimits(ctx, tries);\n',
        replace: '',
        why: 'who has the password guesses the code from many addresses',
      },
      {
        id: 'factor-owner-locked-out',
        find: 'isKnown ? WRONG_CODES.known : WRONG_CODES.anywhere',
        replace: 'WRONG_CODES.anywhere',
        why: 'whoever has the password of an admin keeps the admin out, ten wrong codes each hour',
        only: 'in before, which has',
      },
      {
        id: 'factor-removal-locked-out',
        find: 'isRightCode(ctx, user_id, code, true)',
        replace: 'isRightCode(ctx, user_id, code, false)',
        why: 'guesses from elsewhere keep the owner from changing the telephone',
        only: 'guesses from elsewhere',
      },
      {
        id: 'factor-right-counts',
        find: '  if (taken.length > 0) await giveBack(ctx, tries);\n',
        replace: '',
        why: 'who logs in often is locked out',
      },
    ],
  ),
  ...faultsOf(
    {
      file: 'app/features/accounts/second-factor/store.server.ts',
      tests: ['app/features/accounts/log-in/api.test.ts'],
      only: 'second factor; then|who waits|recovery code of|is removed',
    },
    [
      {
        id: 'factor-code-twice',
        find: '0) < ${period}`',
        replace: '0) <= ${period}`',
        why: 'who looks over a shoulder uses the same code',
      },
      {
        id: 'factor-recovery-twice',
        find: ' - ${hashToken(plainCode(code))}::text` })',
        replace: '` })',
        why: 'a recovery code from the waste basket opens the account again',
      },
      {
        id: 'factor-recovery-of-another',
        find: '${credentials.user_id} = ${user_id} and ${credentials.recovery_codes} ?',
        replace: '${credentials.recovery_codes} ?',
        why: 'a recovery code of one clerk opens the account of an admin',
      },
      {
        id: 'factor-waiting-thief',
        find: '    await endSessions(tx, ctx.now, user_id, { except: family_id });\n',
        replace: '',
        why: 'who had only the password stays in after the second factor is set',
      },
      {
        id: 'factor-removed-whole',
        find: 'if (family_id && account && mustEnrol(ctx, account))',
        replace: 'if (false)',
        why: 'who sets up a second factor and removes it works in production without one',
        only: 'gives up its second factor',
      },
      {
        id: 'factor-removed-limited',
        find: 'if (family_id && account && mustEnrol(ctx, account))',
        replace: 'if (family_id)',
        why: 'where none is demanded, whoever removes it can do nothing until the next log-in',
        only: 'is removed',
      },
      {
        id: 'factor-removed-without-password',
        find: "  await requirePassword(ctx, { user_id, password_hash: factor?.password_hash ?? null }, password, 'password');\n",
        replace: '',
        why: 'who finds the open browser and the phone of a clerk takes the account for good',
      },
      {
        id: 'factor-removed-without-code',
        find: "  if (!(await isRightCode(ctx, user_id, code, true))) throw new Problem(422, REFUSALS.wrongCode, { field: 'code' });\n",
        replace: '',
        why: 'the password alone removes what should stand beside it',
      },
    ],
  ),
  ...faultsOf(
    {
      file: 'app/features/accounts/sessions/known-browser.server.ts',
      tests: ['app/features/accounts/log-in/api.test.ts'],
      only: 'stranger again',
    },
    [
      {
        id: 'known-before-factor',
        find: '`\\0${factor.getTime()}`',
        replace: "''",
        why: 'a thief who was in with the password alone shares the tries of the owner after the second factor is set',
      },
    ],
  ),
  ...faultsOf(
    { file: 'app/features/accounts/sign-up/store.server.ts', tests: ['app/features/accounts/sign-up/api.test.ts'] },
    [
      {
        id: 'sign-up-any-token',
        find: 'account?.user_id === proof.user_id',
        replace: 'account',
        why: 'who has begun an own account sets the password of somebody else’s',
        only: 'foreign',
      },
      {
        id: 'sign-up-link-of-stranger',
        find: 'if (row.email !== before.email || row',
        replace: 'if (row',
        why: 'who got the reset link of a mistyped address sets the password after the correction',
        only: 'mistyped',
      },
      {
        id: 'sign-up-link-of-other-number',
        find: ' || row.phone_number !== before.phone_number)',
        replace: ')',
        why: 'a link that was asked for by a mistyped number still opens the account',
        only: 'mistyped',
      },
      {
        id: 'sign-up-password-of-staff',
        find: 'isTemporary: !proof',
        replace: 'isTemporary: false',
        why: 'the clerk who made an account knows its password for ever',
        only: 'staff make',
      },
      {
        id: 'password-first-twice',
        find: ' || account.password_hash) throw',
        replace: ') throw',
        why: 'staff set a password anew where one was set before',
        only: 'staff make|one password|twenty at once',
      },
      {
        id: 'sign-up-mended-late',
        find: 'await unfinishedAccount({ db: tx, now: ctx.now }, token)',
        replace: 'await accountById(tx, user_id)',
        why: 'a correction that comes late changes the number of a finished account',
        only: 'once it has the lock',
      },
    ],
  ),
  ...faultsOf(
    {
      file: 'app/features/accounts/sign-up/store.server.ts',
      tests: ['app/features/accounts/contact/api.test.ts'],
      only: 'new customer|person began',
    },
    [
      {
        id: 'sign-up-address-of-staff',
        find: '(temporary || isStaff(ctx.actor)) && { email',
        replace: 'temporary && { email',
        why: 'a clerk makes an account with an own address, and resets its password later',
      },
      {
        id: 'sign-up-taken-by-staff',
        find: '!isStaff(account) && (await isMadeByStaff({ db }, account))',
        replace: '!isStaff(account)',
        why: 'a clerk sets the password of what a person has begun',
      },
    ],
  ),
  ...faultsOf({ file: 'app/platform/access/session.server.ts', tests: ['app/platform/access/session.test.ts'] }, [
    {
      id: 'host-cookie-last',
      find: 'HOST_COOKIE.exec(cookies) ?? COOKIE.exec(cookies)',
      replace: 'COOKIE.exec(cookies) ?? HOST_COOKIE.exec(cookies)',
      why: 'a sub-domain logs somebody into an account that is not theirs',
    },
    {
      id: 'cookie-part-of-name',
      find: '/(?:^|;\\s*)(?:token|access_token)=',
      replace: '/(?:token|access_token)=',
      why: 'a display cookie speaks for a session',
    },
    {
      id: 'bearer-as-browser',
      find: "kind: 'bearer' } : undefined",
      replace: "kind: 'browser' } : undefined",
      why: 'programs are refused as if another site had sent them',
    },
    { id: 'token-short', find: '{43,128}', replace: '{8,128}', why: 'a guessable word passes for a token' },
  ]),
  ...faultsOf(
    { file: 'app/platform/access/session.server.ts', tests: ['app/features/accounts/sessions/use.api.test.ts'] },
    [
      {
        id: 'use-not-noted',
        find: 'if (row.is_unnoted) await',
        replace: 'if (false) await',
        why: 'nobody sees when a device was last used',
      },
      {
        id: 'use-always-noted',
        find: 'coalesce(s.last_used_at, s.created_at) <',
        replace: 's.created_at <',
        why: 'each request of the day writes to the disk',
      },
      {
        id: 'use-of-everybody',
        find: '.set({ last_used_at: now }).where(eq(sessions.token_hash, token_hash))',
        replace: '.set({ last_used_at: now })',
        why: 'every device of everybody looks used',
      },
      {
        id: 'use-hourly',
        find: 'NOTED_EVERY_MS = 3_600_000',
        replace: 'NOTED_EVERY_MS = 86_400_000',
        why: 'the list of devices is a day behind',
      },
    ],
  ),
  ...faultsOf({ file: 'app/platform/calls/call.server.ts', tests: ['app/platform/calls/public-calls.api.test.ts'] }, [
    {
      id: 'bearer-is-cross-site',
      find: " && found?.kind !== 'bearer'",
      replace: '',
      why: 'a program of a partner is refused because it names its origin',
    },
    {
      id: 'cookie-changes-public',
      find: "answers.cache === 'public' ? undefined : found",
      replace: 'found',
      why: 'a cookie decides what is kept for everybody',
    },
  ]),
  ...faultsOf(
    { file: 'app/platform/access/one-time-token.server.ts', tests: ['app/platform/access/one-time-token.api.test.ts'] },
    [
      {
        id: 'token-twice',
        find: 'and(notExpired(purpose, token, now), isNull(one_time_tokens.used_at))',
        replace: 'notExpired(purpose, token, now)',
        why: 'a reset link that somebody finds works again',
      },
      {
        id: 'token-for-ever',
        find: '    gt(one_time_tokens.expires_at, now),\n',
        replace: '',
        why: 'a link in an old mailbox opens the account',
      },
      {
        id: 'token-for-anything',
        find: '    eq(one_time_tokens.purpose, purpose),\n    gt(',
        replace: '    gt(',
        why: 'an invite sets the password of another account',
      },
      {
        id: 'token-invite-stays',
        find: "  'invite',\n  'staff_invite',",
        replace: "  'staff_invite',",
        why: 'an invite to an address of before still opens the account',
      },
      {
        id: 'token-files-stay',
        find: "  'contact_change',\n  'signed_url',\n",
        replace: "  'contact_change',\n",
        why: 'whoever had the session before a new password still gets the file of all leads',
      },
      {
        id: 'token-older-ones',
        find: '    await endTokens(tx, now, purpose, user_id);\n',
        replace: '',
        why: 'the link that was sent to the wrong address still works',
      },
      {
        id: 'token-ends-all',
        find: '        inArray(one_time_tokens.purpose, [...purposes]),\n',
        replace: '',
        why: 'asking for a reset ends an invite',
      },
      {
        id: 'token-of-everybody',
        find: '        eq(one_time_tokens.user_id, user_id),\n',
        replace: '',
        why: 'asking for a reset ends those of everybody',
      },
      {
        id: 'token-plain',
        find: 'token_hash: hashToken(token),',
        replace: 'token_hash: token,',
        why: 'who reads the database has every link',
      },
      {
        id: 'token-minutes',
        find: 'minutes * 60_000',
        replace: 'minutes * 1000',
        why: 'a link of an hour ends before the mail is there',
      },
    ],
  ),
  ...faultsOf(
    {
      file: 'app/platform/access/one-time-token.server.ts',
      tests: ['app/features/accounts/log-in/budgets-api.test.ts'],
      only: 'a reset ends|question about',
    },
    [
      {
        id: 'entrance-link',
        find: "  'log_in_code',\n",
        replace: '',
        why: 'after a reset the log-in link of the day before still opens the account',
      },
      {
        id: 'entrance-contact',
        find: "  'contact_change',\n",
        replace: '',
        why: 'who read the owner’s mail says yes to a new address after the owner changed the password',
      },
    ],
  ),
  ...faultsOf({ file: 'app/platform/access/password.server.ts', tests: ['app/platform/access/password.test.ts'] }, [
    {
      id: 'password-composed',
      find: "password.normalize('NFKC')",
      replace: 'password',
      why: 'who types ñ on another keyboard cannot log in',
    },
    {
      id: 'password-nfc',
      find: "password.normalize('NFKC')",
      replace: "password.normalize('NFC')",
      why: 'who types full-width letters cannot log in',
    },
    {
      id: 'password-none',
      find: 'fits && Boolean(known)',
      replace: 'fits || !known',
      why: 'an account without a password opens to anything',
    },
  ]),
];
