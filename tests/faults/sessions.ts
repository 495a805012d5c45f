/** Who somebody is: sessions, passwords, one-time tokens, the budget of a log-in. */
import { type Fault, faultsOf } from './fault.ts';

export const faults: readonly Fault[] = [
  ...faultsOf(
    {
      file: 'app/features/accounts/log-in-store.server.ts',
      tests: ['app/features/accounts/log-in-budget.api.test.ts'],
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
    { file: 'app/features/accounts/session-store.server.ts', tests: ['app/features/accounts/session-use.api.test.ts'] },
    [
      {
        id: 'session-use-unlisted',
        find: 'last_used_at: sessions.last_used_at,',
        replace: 'last_used_at: sessions.created_at,',
        why: 'the list of devices does not show which one is in use',
      },
    ],
  ),
  ...faultsOf({ file: 'app/platform/session.server.ts', tests: ['app/platform/session.test.ts'] }, [
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
  ...faultsOf({ file: 'app/platform/session.server.ts', tests: ['app/features/accounts/session-use.api.test.ts'] }, [
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
  ]),
  ...faultsOf({ file: 'app/platform/call.server.ts', tests: ['app/platform/public-calls.api.test.ts'] }, [
    {
      id: 'bearer-is-cross-site',
      find: "    found?.kind !== 'bearer' &&\n",
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
  ...faultsOf({ file: 'app/platform/one-time-token.server.ts', tests: ['app/platform/one-time-token.api.test.ts'] }, [
    {
      id: 'token-twice',
      find: '    isNull(one_time_tokens.used_at),\n    gt(',
      replace: '    gt(',
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
      find: '    eq(one_time_tokens.purpose, purpose),\n    isNull',
      replace: '    isNull',
      why: 'an invite sets the password of another account',
    },
    {
      id: 'token-older-ones',
      find: '  await endTokens(db, now, purpose, user_id);\n',
      replace: '',
      why: 'the link that was sent to the wrong address still works',
    },
    {
      id: 'token-ends-all',
      find: 'eq(one_time_tokens.purpose, purpose), isNull(one_time_tokens.used_at)',
      replace: 'isNull(one_time_tokens.used_at)',
      why: 'asking for a reset ends an invite',
    },
    {
      id: 'token-of-everybody',
      find: 'and(eq(one_time_tokens.user_id, user_id), ',
      replace: 'and(',
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
  ]),
  ...faultsOf({ file: 'app/platform/password.server.ts', tests: ['app/platform/password.test.ts'] }, [
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
