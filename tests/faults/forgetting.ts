/** What we promise to forget: who is erased and who is spared, what goes with them, what is handed out. */
import { type Fault, faultsOf } from './fault.ts';

const ofPeople = 'app/features/accounts/personal-data/api.test.ts';

export const faults: readonly Fault[] = [
  ...faultsOf(
    {
      file: 'app/features/accounts/personal-data/lapse.server.ts',
      tests: ['app/features/accounts/personal-data/lapse.api.test.ts'],
    },
    [
      {
        id: 'lapse-paid',
        find: '  eq(users.marked_paid_by_csr, false),\n',
        replace: '',
        why: 'who paid in the office is erased after a day',
      },
      {
        id: 'lapse-buyer',
        find: '  sql`not exists (select 1 from ${subscriptions} s where s.user_id = ${users.user_id})`,\n',
        replace: '',
        why: 'who bought is erased after a day',
      },
      {
        id: 'lapse-verified',
        find: '  isNull(users.email_verified_at),\n',
        replace: '',
        why: 'who has verified their address is erased after a day',
      },
      {
        id: 'lapse-password',
        find: 'and c.password_hash is not null)',
        replace: 'and c.password_hash is null)',
        why: 'who has a password is erased after a day',
      },
      {
        id: 'lapse-hours',
        find: "keptSince('unfinished-account', ctx.now)",
        replace: 'ctx.now',
        why: 'an account that was begun at noon is gone by two o’clock',
      },
    ],
  ),
  ...faultsOf(
    {
      file: 'app/features/accounts/personal-data/lapse.server.ts',
      tests: ['tests/retention.api.test.ts'],
      only: 'spares|two years|more than a fifth',
    },
    [
      {
        id: 'lapse-came-back',
        find: '>= ${since} - ${NOTED})',
        replace: '>= ${since})',
        why: 'who was here within the day is erased, because their use was not noted yet',
      },
      {
        id: 'lapse-writing',
        find: 'f.updated_at >= ${since}',
        replace: 'f.created_at >= ${since}',
        why: 'who has filled in the form for years is erased while they write',
      },
      {
        id: 'lapse-family-quiet',
        find: 'or(eq(one.user_id, users.user_id), eq(one.primary_user_id, users.user_id))',
        replace: 'eq(one.user_id, users.user_id)',
        why: 'a family is erased while one of them is still at work',
      },
      {
        id: 'lapse-owed',
        find: 'and s.ends_at > ${now',
        replace: 'and s.ends_at < ${now',
        why: 'who has bought until next year is erased',
      },
      {
        id: 'lapse-staff',
        find: "and(isNull(users.deleted_at), ne(users.user_type, 'staff'))",
        replace: 'isNull(users.deleted_at)',
        why: 'an admin who seldom comes is erased',
      },
      {
        id: 'lapse-unbounded',
        find: '  refuseTooMany(name, found.count, await ctx.db.$count(users, isLiving), atMost);\n',
        replace: '',
        why: 'a wrong clock erases every customer in one night',
      },
    ],
  ),
  ...faultsOf(
    {
      file: 'app/platform/record/personal-data.server.ts',
      tests: ['app/features/accounts/personal-data/lapse.api.test.ts'],
      only: 'family',
    },
    [
      {
        id: 'lapse-family',
        find: '[...user_ids, ...family.map(({ user_id }) => user_id)]',
        replace: 'user_ids',
        why: 'the names of a family stay behind for ever',
      },
    ],
  ),
  ...faultsOf({ file: 'app/platform/record/personal-data.server.ts', tests: [ofPeople], only: 'only says|forgotten' }, [
    {
      id: 'erase-with-account',
      find: ', isNull(credentials.password_hash));',
      replace: ');',
      why: 'the head of a family erases the account of a grown-up',
    },
    {
      id: 'contact-unconfirmed',
      find: 'row?.email && row.email_verified_at ?',
      replace: 'row?.email ?',
      why: 'who signs up with somebody’s address reads and erases what they wrote us',
    },
  ]),
  ...faultsOf({ file: 'app/platform/record/personal-data.server.ts', tests: ['tests/personal-data.test.ts'] }, [
    {
      id: 'erase-bound',
      find: 'Math.min(MOST, all * SHARE)',
      replace: 'Math.max(MOST, all * SHARE)',
      why: 'a slip erases five hundred of six hundred customers',
    },
    {
      id: 'erase-few',
      find: 'all * SHARE) : MOST_OF_FEW',
      replace: 'all * SHARE) : MOST',
      why: 'in its first months a slip erases all of forty customers',
    },
    {
      id: 'erase-allowed',
      find: 'if (found > bound)',
      replace: 'if (found > bound && !atMost)',
      why: 'who allows ten has allowed all',
    },
  ]),
  ...faultsOf({ file: 'server/personal-data.ts', tests: ['tests/personal-data.test.ts'] }, [
    {
      id: 'erase-unlisted',
      find: '  ...leadsData,\n',
      replace: '',
      why: 'a table of people is never forgotten and never handed out',
    },
  ]),
  ...faultsOf(
    {
      file: 'app/features/accounts/personal-data/registry.server.ts',
      tests: [ofPeople],
      only: 'export holds|forgotten',
    },
    [
      {
        id: 'erase-answers-kept',
        find: '  forget: (_ctx, tx, { user_ids }) => tx.delete(form_pages).where(inArray(form_pages.user_id, user_ids)),\n',
        replace: "  forget: 'with the profile',\n",
        why: 'the passport number of who asked to be forgotten stays',
      },
      {
        id: 'erase-links-kept',
        find: '  forget: (_ctx, tx, { user_ids }) => tx.delete(one_time_tokens).where(inArray(one_time_tokens.user_id, user_ids)),\n',
        replace: "  forget: 'with the profile',\n",
        why: 'a link names the address of who asked to be forgotten',
      },
      {
        id: 'export-hash',
        find: '.select({ last_changed: credentials.last_changed })',
        replace: '.select({ last_changed: credentials.last_changed, password_hash: credentials.password_hash })',
        why: 'who takes the file takes the hash of the password',
      },
      {
        id: 'export-answers-of-all',
        find: '      .where(eq(form_pages.user_id, user_id))\n',
        replace: '',
        why: 'the file of one person holds the answers of everybody',
      },
    ],
  ),
  ...faultsOf(
    {
      file: 'app/features/accounts/personal-data/registry.server.ts',
      tests: ['tests/retention.api.test.ts'],
      only: 'two years|sessions|links|in use',
    },
    [
      {
        id: 'session-use-forgotten',
        find: 'greatest(u.last_active_at, latest.used_at)',
        replace: 'u.last_active_at',
        why: 'with the session we forget that somebody was here, and erase them too early',
      },
      {
        id: 'session-forgotten-in-use',
        find: 'where expires_at < ${over}::timestamptz or',
        replace: 'where created_at < ${over}::timestamptz or',
        why: 'everybody is logged out a week after the log-in',
      },
      {
        id: 'links-used-kept',
        find: 'or(lt(one_time_tokens.expires_at, before), lt(one_time_tokens.used_at, before))',
        replace: 'lt(one_time_tokens.expires_at, before)',
        why: 'a used link and the address in it are kept longer than we say',
      },
    ],
  ),
  ...faultsOf(
    { file: 'app/features/accounts/personal-data/store.server.ts', tests: [ofPeople], only: 'on record|only says' },
    [
      {
        id: 'erase-without-password',
        find: '  if (isOwn && password_hash) await requirePassword(ctx, account, current_password);\n',
        replace: '',
        why: 'who finds an open browser erases the account',
      },
      {
        id: 'erase-without-reason',
        find: 'if (!isOwn && !reason)',
        replace: 'if (false)',
        why: 'nobody knows why an admin erased somebody',
      },
      {
        id: 'erase-own-word',
        find: 'isOwn ? await contactsOf(tx, user_id) : contactsByStaff(account)',
        replace: 'contactsByStaff(account)',
        why: 'who signs up with somebody’s number erases what that person sent us',
      },
      {
        id: 'erase-staff',
        find: "  if (isStaff(account)) throw new Problem(409, 'Accounts of staff are not erased');\n",
        replace: '',
        why: 'the last admin erases themselves, and nobody gets in',
      },
    ],
  ),
  ...faultsOf({ file: 'app/integrations/mail/outbox.server.ts', tests: [ofPeople], only: 'is removed' }, [
    {
      id: 'farewell-kept',
      find: ".set({ to_address: '', text: '', html: '' })",
      replace: ".set({ text: '', html: '' })",
      why: 'the address of somebody who is forgotten stays for a month',
    },
  ]),
  ...faultsOf({ file: 'app/features/applicants/store.server.ts', tests: [ofPeople], only: 'is removed' }, [
    {
      id: 'farewell-untold',
      find: '    if (account) await sendFarewell(ctx, tx, account);\n',
      replace: '',
      why: 'who is removed learns of it from a log-in that fails',
    },
  ]),
  ...faultsOf({ file: 'app/features/leads/personal-data.server.ts', tests: [ofPeople], only: 'only says' }, [
    {
      id: 'erase-leads-of-all',
      find: ' ?? sql`false`;',
      replace: ';',
      why: 'one person without a confirmed address erases the messages of everybody',
    },
  ]),
  ...faultsOf(
    { file: 'app/features/leads/personal-data.server.ts', tests: ['tests/retention.api.test.ts'], only: '^leads' },
    [
      {
        id: 'leads-from-first',
        find: 'lt(leads.updated_at, before)',
        replace: 'lt(leads.created_at, before)',
        why: 'who wrote again yesterday is forgotten',
      },
    ],
  ),
  ...faultsOf({ file: 'app/features/waits/alerts/personal-data.server.ts', tests: [ofPeople], only: 'only says' }, [
    {
      id: 'erase-alerts-of-all',
      find: ' ?? sql`false`;',
      replace: ';',
      why: 'one person without a confirmed address ends the alerts of everybody',
    },
  ]),
  ...faultsOf(
    {
      file: 'app/features/waits/alerts/personal-data.server.ts',
      tests: ['app/features/waits/alerts/api.test.ts'],
      only: 'lapse after|the year',
    },
    [
      {
        id: 'alert-lapse-confirmed',
        find: 'and(isNull(confirmed_at), lt(created_at, lapsesBefore(now)))',
        replace: 'lt(created_at, lapsesBefore(now))',
        why: 'an alert that waits is forgotten after a week',
      },
      {
        id: 'alert-lapse-over',
        find: '      lt(stopped_at, over),\n',
        replace: '',
        why: 'the address of who stopped is kept for ever',
      },
      {
        id: 'alert-lapse-year',
        find: '      lt(confirmed_at, before),\n',
        replace: '',
        why: 'an alert that never comes true is kept for ever',
      },
    ],
  ),
  ...faultsOf(
    {
      file: 'app/integrations/mail/personal-data.server.ts',
      tests: ['app/platform/jobs/tidy.api.test.ts'],
      only: 'message',
    },
    [
      {
        id: 'tidy-unsent',
        find: 'and(lt(created_at, before), isNotNull(sent_at), lt(sent_at, before))',
        replace: 'lt(created_at, before)',
        why: 'a message that waits is forgotten',
      },
    ],
  ),
  ...faultsOf({ file: 'app/integrations/mail/personal-data.server.ts', tests: [ofPeople], only: 'forgotten|about' }, [
    {
      id: 'mailbox-kept',
      find: 'if (gone.length > 0) await jobs',
      replace: 'if (gone.length < 0) await jobs',
      why: 'the messages of who asked to be forgotten stay on the disk',
    },
    {
      id: 'mail-about-kept',
      find: 'or(inArray(messages.user_id, user_ids), ofPerson(contacts))',
      replace: 'inArray(messages.user_id, user_ids)',
      why: 'what staff were written about who asked to be forgotten stays',
    },
  ]),
  ...faultsOf(
    { file: 'app/platform/record/retention.ts', tests: ['app/platform/jobs/tidy.api.test.ts'], only: 'token' },
    [
      {
        id: 'tidy-tokens',
        find: 'since.getUTCDate() - count',
        replace: 'since.getUTCDate() + count',
        why: 'links are forgotten before they were used',
      },
    ],
  ),
  ...faultsOf({ file: 'app/platform/record/retention.ts', tests: ['app/platform/record/retention.test.ts'] }, [
    {
      id: 'kept-months',
      find: 'since.setUTCMonth(since.getUTCMonth() - count)',
      replace: 'since.setUTCDate(since.getUTCDate() - count)',
      why: 'what we keep for twelve months is gone after twelve days',
    },
  ]),
  ...faultsOf({ file: 'app/platform/record/audit.server.ts', tests: [ofPeople], only: 'audit trail' }, [
    {
      id: 'audit-name',
      find: "  'current_step',\n",
      replace: "  'current_step',\n  'last_name',\n",
      why: 'a name stays for five years in lines that nobody can delete',
    },
  ]),
];
