/** Who is let in, to what, and how many at once: policies, proofs, pages, tickets of files, depth, turns, connections. */
import { type Fault, faultsOf } from './fault.ts';

export const faults: readonly Fault[] = [
  ...faultsOf({ file: 'app/platform/access/policy.ts', tests: ['app/platform/access/policy.test.ts'] }, [
    {
      id: 'policy-staff-for-staff',
      find: 'isStaff(actor) && !isStaff(subject)',
      replace: 'isStaff(actor)',
      why: 'a clerk opens the account of an admin',
    },
    {
      id: 'policy-any-family',
      find: "actor.role === 'applicant' && actor.user_id === subject.primary_user_id",
      replace: "actor.role === 'applicant' && subject.primary_user_id !== null",
      why: 'anybody opens the family of anybody',
    },
    {
      id: 'policy-any-role',
      find: "  if (!policy.roles.includes(actor.role)) return 'not-found';\n",
      replace: '',
      why: 'a customer reads what is for staff',
    },
    {
      id: 'policy-any-caller',
      find: "  if (!sessionsOf(policy).includes(actor.caller)) return 'not-found';\n",
      replace: '',
      why: 'a call for programs is open to every page',
    },
    {
      id: 'policy-nobody-named',
      find: "  if (!subject) return 'not-found';\n",
      replace: "  if (!subject) return 'allowed';\n",
      why: 'a person who is not there is everybody’s',
    },
  ]),
  ...faultsOf(
    {
      file: 'app/platform/access/policy.ts',
      tests: ['app/features/accounts/log-in/api.test.ts'],
      only: 'in production staff',
    },
    [
      {
        id: 'policy-before-factor',
        find: "  if (actor.isLimited && !policy.beforeSecondFactor) return 'not-found';\n",
        replace: '',
        why: 'the stolen password of a clerk is enough to read every customer',
      },
    ],
  ),
  ...faultsOf({ file: 'app/platform/calls/call.server.ts', tests: ['app/platform/access/proof.test.ts'] }, [
    {
      id: 'proof-with-session',
      find: '  ctx.actor = { ...VISITOR, caller: proof.kind };\n',
      replace: '',
      why: 'a link does what it does in the name of whoever opens it',
    },
    {
      id: 'proof-with-subject',
      find: '  ctx.subject = null;\n}',
      replace: '}',
      why: 'a link for one person works on whom the address names',
    },
    {
      id: 'proof-late',
      find: '    if (policy.proof && awaitsProof) await admitByProof(c, policy.proof, paramsOf(c));\n',
      replace: '',
      why: 'an invite opens to everybody, with no token at all',
    },
  ]),
  ...faultsOf(
    {
      file: 'app/platform/calls/call.server.ts',
      tests: ['app/features/accounts/profile/api.test.ts'],
      only: 'fifty things',
    },
    [
      {
        id: 'audit-of-customers',
        find: '!ctx.isAudited && isStaff(ctx.actor)',
        replace: '!ctx.isAudited',
        why: 'what people do with their own is on the record of staff',
      },
      {
        id: 'audit-twice',
        find: 'c.res.ok && !ctx.isAudited &&',
        replace: 'c.res.ok &&',
        why: 'one change is on record as two',
      },
    ],
  ),
  ...faultsOf(
    { file: 'app/platform/calls/call.server.ts', tests: ['tests/headers.api.test.ts'], only: 'mailbox of demo' },
    [
      {
        id: 'demo-in-production',
        find: '    if (policy.mode && !isInMode(policy.mode, ctx.env)) throw new Problem(404);\n',
        replace: '',
        why: 'anybody reads the mail of everybody',
      },
    ],
  ),
  ...faultsOf({ file: 'app/platform/calls/call.server.ts', tests: ['tests/nested-json.api.test.ts'], only: 'arrays' }, [
    {
      id: 'depth-unasked',
      find: "body.type === 'json' && isTooDeep(text)",
      replace: "body.type === 'form' && isTooDeep(text)",
      why: 'some kilobytes of brackets end a call, and with it perhaps the server',
    },
  ]),
  ...faultsOf({ file: 'app/platform/calls/json-depth.ts', tests: ['app/platform/calls/json-depth.test.ts'] }, [
    {
      id: 'depth-arrays',
      find: "char === '[' || char === '{'",
      replace: "char === '{'",
      why: 'brackets of the other kind still end the stack',
    },
    {
      id: 'depth-never-back',
      find: "    else if (char === ']' || char === '}') depth -= 1;\n",
      replace: '',
      why: 'a long flat list is refused as too deep',
    },
    {
      id: 'depth-escaped',
      find: "if (isString && char === '\\\\') at += 1;\n    else if",
      replace: 'if',
      why: 'a quoted word in a text hides what is nested behind it',
    },
  ]),
  ...faultsOf({ file: 'app/platform/limits/in-turns.ts', tests: ['app/platform/limits/in-turns.test.ts'] }, [
    {
      id: 'turns-nobody-waits',
      find: 'if (waiting.length >= waitingMost) throw',
      replace: 'throw',
      why: 'in a short rush people are turned away who had only to wait',
    },
    {
      id: 'turns-used-up',
      find: '      else running--;\n',
      replace: '',
      why: 'after a few pages nobody gets one any more',
      only: 'fails',
    },
  ]),
  ...faultsOf({ file: 'app/platform/secret-strength.ts', tests: ['app/platform/secret-strength.test.ts'] }, [
    {
      id: 'secret-short',
      find: 'secret.length < 32',
      replace: 'secret.length < 20',
      why: 'a secret that can be guessed signs every link',
    },
    {
      id: 'secret-spelt',
      find: ' || SAMPLES.test(spelt(secret))',
      replace: '',
      why: 'P4ssw0rd is the secret of a server',
    },
    {
      id: 'secret-known',
      find: 'KNOWN.has(secret.toLowerCase())',
      replace: 'KNOWN.has(secret.toUpperCase())',
      why: 'the digest of nothing, which anybody can look up, is the secret of a server',
    },
  ]),
  ...faultsOf({ file: 'server/pages/policy.ts', tests: ['tests/app-pages.api.test.ts'] }, [
    {
      id: 'page-data-open',
      find: 'routeAt(pagePath(pathname))',
      replace: 'routeAt(pathname)',
      why: 'the data of a portal is read without a session',
      only: 'data of a page',
    },
    {
      id: 'page-way-back',
      find: 'searchParams.size ? `${page}?${searchParams}` : page',
      replace: 'page',
      why: 'who has just paid comes back from the log-in to a page that knows nothing of it',
      only: 'leads to log-in',
    },
    {
      id: 'page-session-expired',
      find: "if (callerOf(headerOf(c, 'authorization'), headerOf(c, 'cookie'))) query.set",
      replace: "if (headerOf(c, 'cookie')) query.set",
      why: 'who was never in reads that their session has ended',
      only: 'an ended session',
    },
  ]),
  ...faultsOf({ file: 'server/pages/render.ts', tests: ['tests/app-pages.api.test.ts'], only: 'nonce' }, [
    {
      id: 'page-one-nonce',
      find: "randomBytes(16).toString('base64')",
      replace: "createHash('md5').update(asked.path).digest('base64')",
      why: 'a script that somebody smuggles in knows the word that lets it run',
    },
  ]),
  ...faultsOf(
    { file: 'server/connection-limit.ts', tests: ['tests/connection-limit.server.test.ts'], only: 'free again' },
    [
      {
        id: 'connections-of-all',
        find: 'const key = limitKey(address);',
        replace: "const key = 'all';",
        why: 'one visitor shuts out everybody else',
      },
      {
        id: 'connections-at-work',
        find: '    found.own.idle.delete(socket);\n',
        replace: '',
        why: 'an upload is cut because another tab was opened',
      },
      {
        id: 'connections-never-free',
        find: 'if (--own.open === 0) held.delete(key);',
        replace: 'if (own.open === 0) held.delete(key);',
        why: 'after a while an office gets no connection any more',
      },
    ],
  ),
  ...faultsOf({ file: 'app/integrations/storage/disk.server.ts', tests: ['app/integrations/storage/api.test.ts'] }, [
    {
      id: 'ticket-unsigned',
      find: 'given.length !== right.length || !timingSafeEqual(given, right)',
      replace: 'given.length !== right.length',
      why: 'anybody writes a ticket for the passport of anybody',
    },
    {
      id: 'ticket-any-method',
      find: 'ticket?.method === method && ticket.ends',
      replace: 'ticket && ticket.ends',
      why: 'who may look at a passport may replace it',
    },
    {
      id: 'ticket-for-ever',
      find: ' && ticket.ends > now.getTime()',
      replace: '',
      why: 'the address of a passport in an old mail still opens it',
    },
    {
      id: 'ticket-half-file',
      find: '        await rm(temporary, { force: true });\n',
      replace: '',
      why: 'what was cut off fills the disk',
    },
  ]),
  ...faultsOf({ file: 'app/integrations/storage/api.server.ts', tests: ['app/integrations/storage/api.test.ts'] }, [
    {
      id: 'ticket-twice',
      find: '  if (used.length === 0) throw new Problem(404);\n',
      replace: '',
      why: 'of two uploads the second overwrites what was accepted',
    },
    {
      id: 'ticket-size',
      find: 'Math.min(ticket.max_bytes ?? UPLOAD_BYTES, UPLOAD_BYTES)',
      replace: 'UPLOAD_BYTES',
      why: 'a photo may be as large as the disk allows',
    },
    {
      id: 'ticket-type',
      find: "    if (c.req.header('content-type') !== ticket.content_type) throw new Problem(400, 'Wrong content type');\n",
      replace: '',
      why: 'a page with a script is kept as a photo',
    },
    {
      id: 'file-runs',
      find: '`attachment; filename',
      replace: '`inline; filename',
      why: 'a file that somebody sent runs in the browser of staff',
    },
  ]),
];
