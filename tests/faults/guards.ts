/** What keeps strangers out: origins, limits, addresses, input, the outside world, the log. */
import { type Fault, faultsOf } from './fault.ts';

export const faults: readonly Fault[] = [
  ...faultsOf({ file: 'app/platform/calls/same-origin.ts', tests: ['app/platform/calls/same-origin.test.ts'] }, [
    {
      id: 'same-site-is-ours',
      find: "site !== 'same-origin' && site !== 'none'",
      replace: "site === 'cross-site'",
      why: 'a page of a sub-domain changes an account',
    },
    {
      id: 'typed-is-foreign',
      find: "site !== 'same-origin' && site !== 'none'",
      replace: "site !== 'same-origin'",
      why: 'a link that was typed or kept is refused',
    },
    {
      id: 'origin-null-is-ours',
      find: 'origin !== null && !own',
      replace: 'Boolean(origin?.startsWith("http")) && !own',
      why: 'a hidden frame changes an account',
    },
    {
      id: 'no-origin-is-foreign',
      find: 'origin !== null && !own',
      replace: '!own',
      why: 'old programs without an origin are refused',
    },
    {
      id: 'put-is-safe',
      find: "['GET', 'HEAD', 'OPTIONS']",
      replace: "['GET', 'HEAD', 'OPTIONS', 'DELETE']",
      why: 'another site removes a family member',
    },
  ]),
  ...faultsOf({ file: 'app/platform/limits/limits.server.ts', tests: ['app/platform/limits/limits.api.test.ts'] }, [
    {
      id: 'limit-credit',
      find: 'greatest(l.count - v.by, 0)',
      replace: 'l.count - v.by',
      why: 'right log-ins save up thousands of guesses',
    },
    {
      id: 'limit-of-all',
      find: 'where l.bucket = v.bucket and l.key = v.key',
      replace: 'where l.bucket = v.bucket',
      why: 'one right log-in frees everybody who guesses',
    },
    {
      id: 'limit-slides',
      find: 'then excluded.window_ends_at else l.window_ends_at end',
      replace: 'then excluded.window_ends_at else excluded.window_ends_at end',
      why: 'who tries again waits for ever',
    },
    {
      id: 'limit-one-more',
      find: 'if (number <= (tries[index]?.max ?? 0)) return;',
      replace: 'if (number <= (tries[index]?.max ?? 0) + 1) return;',
      why: 'one more guess than we say',
    },
    {
      id: 'limit-minutes',
      find: 'one.minutes * 60_000',
      replace: 'one.minutes * 1000',
      why: 'a quarter of an hour is fifteen seconds',
    },
    {
      id: 'limit-retry-after',
      find: '(new Date(window_ends_at).getTime() - ctx.now.getTime()) / 1000)',
      replace: '(new Date(window_ends_at).getTime() - ctx.now.getTime()) / 60_000)',
      why: 'the page says a minute where it is an hour',
    },
    {
      id: 'limit-twice-in-one',
      find: 'by: (row?.by ?? 0) + 1 }',
      replace: 'by: 1 }',
      why: 'of two tries that were right at the same time one stays counted',
    },
  ]),
  ...faultsOf(
    {
      file: 'app/platform/limits/limits.server.ts',
      tests: ['app/features/accounts/log-in/budgets-api.test.ts'],
      only: 'by the account|six messages|until no more',
    },
    [
      {
        id: 'room-in-one',
        find: 'places.every(',
        replace: 'places.some(',
        why: 'a budget that is used up counts only when all of them are',
      },
      {
        id: 'room-one-more',
        find: 'row.count >= one.max',
        replace: 'row.count > one.max',
        why: 'a link that is never sent ends the last one that was',
      },
      {
        id: 'room-never-again',
        find: ', gt(limits.window_ends_at, ctx.now)',
        replace: '',
        why: 'who was flooded once gets no message any more',
      },
    ],
  ),
  ...faultsOf({ file: 'app/platform/http/safe-next.ts', tests: ['app/platform/http/safe-next.test.ts'] }, [
    {
      id: 'next-decoded',
      find: '|| !isOwnPath(path) ||',
      replace: '||',
      why: 'an encoded slash leads to another site after the log-in',
    },
    {
      id: 'next-in-the-middle',
      find: '|| /\\/\\/|@|:/.test(path)',
      replace: '',
      why: 'what a browser may read as an address elsewhere is followed',
    },
    {
      id: 'next-without-query',
      find: '`${pathname}${search}${hash}`',
      replace: 'pathname',
      why: 'who logs in loses what the link said',
    },
  ]),
  ...faultsOf({ file: 'app/platform/http/outbound.server.ts', tests: ['app/platform/http/outbound.test.ts'] }, [
    {
      id: 'outbound-literal',
      find: 'if (!options.isTrusted && isIP(literal) && !isPublicAddress(literal))',
      replace: 'if (false)',
      why: 'a picture’s address reads the machine’s own network',
    },
    {
      id: 'outbound-name',
      find: '...(!isTrusted && { lookup: publicLookup as never })',
      replace: '...{}',
      why: 'a name that leads home reads the machine’s own network',
    },
    {
      id: 'outbound-redirect',
      find: 'redirects === 0 || next?.origin !== url.origin',
      replace: 'redirects === 0 || !next',
      why: 'a page leads the server to another host',
    },
    {
      id: 'outbound-endless',
      find: 'redirects: redirects - 1',
      replace: 'redirects',
      why: 'a page that leads to itself is read for ever',
    },
    {
      id: 'outbound-size',
      find: 'if (bytes > maxBytes) refuse',
      replace: 'if (pieces.length > 1e9) refuse',
      why: 'an answer without an end fills the memory',
    },
    {
      id: 'outbound-query',
      find: '${url.host} took longer',
      replace: '${url.href} took longer',
      why: 'a key of the address is in the log',
    },
    { id: 'outbound-private-v4', find: "  ['172.16.0.0', 12],\n", replace: '', why: 'an office network is read' },
    {
      id: 'outbound-tunnel',
      find: "  ['2002::', 16],\n",
      replace: '',
      why: 'a tunnel address reads the machine’s own network',
    },
    {
      id: 'outbound-v6',
      find: "open.check(address, 'ipv6') && ",
      replace: '',
      why: 'a local address of the new kind is read',
    },
  ]),
  ...faultsOf({ file: 'app/platform/record/log.server.ts', tests: ['app/platform/record/log.test.ts'] }, [
    {
      id: 'log-six-digits',
      find: 'digits.length < 6 ?',
      replace: 'digits.length < 16 ?',
      why: 'phone numbers are in the log',
    },
    {
      id: 'log-line-of-another-shape',
      find: '"request_id":"${request_id}","method"',
      replace: '"id":"${request_id}","method"',
      why: 'the number that a person reads out is not found in the log',
    },
    {
      id: 'log-last-digits',
      find: 'digits.slice(-2)',
      replace: 'digits.slice(-7)',
      why: 'enough of a number to call is in the log',
    },
    {
      id: 'log-encoded-address',
      find: '.replace(ENCODED, decode)',
      replace: '',
      why: 'an address in a path is in the log',
    },
    {
      id: 'log-values',
      find: "[args[0], ''] : args",
      replace: 'args : args',
      why: 'the values of a failed query are in the log',
    },
    {
      id: 'log-cause',
      find: 'error.cause ? `${error.cause.message}` : error.message',
      replace: 'error.message',
      why: 'the values of a failed query are in the log',
    },
    {
      id: 'log-password',
      find: "paths: ['password', 'token',",
      replace: "paths: ['token',",
      why: 'a password is in the log',
    },
    { id: 'log-inner-token', find: "'*.password', '*.token',", replace: "'*.password',", why: 'a token is in the log' },
  ]),
  ...faultsOf({ file: 'app/platform/access/seal.server.ts', tests: ['app/platform/access/seal.test.ts'] }, [
    {
      id: 'seal-same-nonce',
      find: 'randomBytes(12)',
      replace: 'Buffer.alloc(12)',
      why: 'two secrets under one nonce give both away',
    },
    {
      id: 'seal-without-secret',
      find: '`seal\\0${secret}`',
      replace: '`seal`',
      why: 'the database alone gives the second factors away',
    },
  ]),
  ...faultsOf({ file: 'app/platform/http/address.ts', tests: ['app/platform/http/address.test.ts'] }, [
    {
      id: 'limit-by-address',
      find: '.slice(0, 4)',
      replace: '.slice(0, 8)',
      why: 'one subscriber has billions of addresses to guess from',
    },
    {
      id: 'forwarded-first',
      find: 'const hop = hops.pop()',
      replace: 'const hop = hops.shift()',
      why: 'anybody writes the address that counts',
    },
    {
      id: 'forwarded-untrusted',
      find: 'while (isTrusted(current, trusted))',
      replace: 'while (isIP(current))',
      why: 'anybody writes the address that counts',
    },
    {
      id: 'mapped-address',
      find: "    .replace(/^::ffff:(?=\\d+\\.)/i, '')\n",
      replace: '',
      why: 'one visitor has two budgets',
    },
  ]),
  ...faultsOf({ file: 'app/platform/input.ts', tests: ['app/platform/input.test.ts'] }, [
    {
      id: 'phone-with-extension',
      find: 'parsed?.isValid() && !parsed.ext',
      replace: 'parsed?.isValid()',
      why: 'an extension is dropped and a switchboard is called',
    },
    {
      id: 'phone-arabic-digits',
      find: 'latinDigits(text).trim()',
      replace: 'text.trim()',
      why: 'a number typed on an Arabic keyboard is refused',
    },
    {
      id: 'line-control',
      find: "        .replace(/[\\p{Cc}\\p{Cs}\\u202A-\\u202E\\u2066-\\u2069]/gu, ' ')\n        .replace(/\\s+/g",
      replace: '        .replace(/\\s+/g',
      why: 'a name turns the line around for who reads it',
    },
    {
      id: 'line-unseen',
      find: '.transform(unlessUnseen)\n    .pipe(z.string().min(1)',
      replace: '.pipe(z.string().min(1)',
      why: 'a comment is signed by nobody',
    },
    {
      id: 'lines-returns',
      find: "        .replace(/\\r\\n?/g, '\\n')\n",
      replace: '',
      why: 'paragraphs of a message run together',
    },
  ]),
  ...faultsOf({ file: 'app/platform/email.ts', tests: ['app/platform/input.test.ts'] }, [
    { id: 'email-capitals', find: '.trim().toLowerCase()', replace: '.trim()', why: 'one address has two accounts' },
    {
      id: 'email-longest',
      find: 'email.length <= 254 && ',
      replace: '',
      why: 'an address that no mail server takes is kept',
    },
  ]),
  ...faultsOf(
    {
      file: 'app/platform/access/subject.server.ts',
      tests: ['app/features/applicants/api.test.ts'],
      only: 'pair|removed',
    },
    [
      {
        id: 'subject-mixed-pair',
        find: 'secondary_user_id && primary_user_id ? eq(users.primary_user_id, primary_user_id) : undefined',
        replace: 'undefined',
        why: 'a stranger’s child is opened by naming oneself as the parent',
      },
    ],
  ),
];
