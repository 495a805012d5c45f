/** Numbers and addresses that change hands, who is written to, and what an answer tells: nobody takes an account by them. */
import { type Fault, faultsOf } from './fault.ts';

const changes = ['app/features/accounts/contact/api.test.ts'];
const budgets = ['app/features/accounts/log-in/budgets-api.test.ts'];
const profiles = ['app/features/accounts/profile/api.test.ts'];

export const faults: readonly Fault[] = [
  ...faultsOf({ file: 'app/features/accounts/contact/store.server.ts', tests: changes }, [
    {
      id: 'contact-held-short',
      find: 'HELD_DAYS = 3;',
      replace: 'HELD_DAYS = 2;',
      why: 'a dishonest clerk has the link to an account before its owner reads the notice',
      only: '72 hours no link',
    },
    {
      id: 'contact-held-any',
      find: "        eq(contact_changes.new_value, email ?? ''),\n",
      replace: '',
      why: 'who has since named an own address cannot reset their password for three days',
      only: 'own address',
    },
    {
      id: 'contact-self-approved',
      find: 'asked.asked_by === ctx.actor.user_id',
      replace: 'asked.asked_by === user_id',
      why: 'one admin alone takes over any account',
      only: 'did not ask',
    },
    {
      id: 'contact-of-another',
      find: 'if (!asked || asked.user_id !== user_id) throw',
      replace: 'if (!asked) throw',
      why: 'a change is approved under the name of somebody else',
      only: 'did not ask',
    },
    {
      id: 'contact-decided-twice',
      find: "change_id), eq(contact_changes.state, 'waiting'), notOver",
      replace: 'change_id), notOver',
      why: 'what the owner refused is approved all the same',
      only: 'did not ask|refused',
    },
    {
      id: 'contact-for-ever',
      find: "'waiting'), notOver(ctx.now)))",
      replace: "'waiting')))",
      why: 'an address of last year is put into an account',
      only: 'week',
    },
    {
      id: 'contact-notice-to-thief',
      find: 'sendNotice(ctx, tx, before, field',
      replace: "sendNotice(ctx, tx, field === 'email' ? { ...before, email: new_value } : before, field",
      why: 'the owner never hears that the address was changed',
      only: 'both notices',
    },
    {
      id: 'contact-old-links',
      find: '  await endEntrances(tx, ctx.now, user_id);\n',
      replace: '',
      why: 'a link in the mailbox that was lost still opens the account',
      only: 'links of before',
    },
    {
      id: 'contact-still-verified',
      find: "            ...(field === 'email' && { email_verified_at: null }),\n",
      replace: '',
      why: 'an address that nobody has confirmed counts as confirmed',
      only: 'links of before',
    },
    {
      id: 'contact-six-times',
      find: "bucket: 'contact.asked', max: 5,",
      replace: "bucket: 'contact.asked', max: 6,",
      why: 'one question more than the mailbox of the owner takes',
      only: 'five times',
    },
    {
      id: 'contact-refused-applied',
      find: "if (state === 'applied') await apply",
      replace: 'await apply',
      why: 'who says no loses their number',
      only: 'refused',
    },
    {
      id: 'contact-other-field',
      find: '.where(waiting(user_id, field))',
      replace: '.where(waiting(user_id))',
      why: 'a new number makes the wish for a new address disappear',
      only: 'refused',
    },
  ]),
  ...faultsOf({ file: 'app/features/accounts/log-in/staff-link-store.server.ts', tests: changes }, [
    {
      id: 'link-held',
      find: "  if (await isHeldAfterStaff(ctx, account)) throw new Problem(409, 'The address was changed by staff within 72 hours');\n",
      replace: '',
      why: 'a clerk writes an own address and sends the log-in link to it',
      only: '72 hours no link',
    },
    {
      id: 'link-to-nowhere',
      find: ' || isPlaceholderEmail(email)',
      replace: '',
      why: 'staff read that a link was sent, and it goes to an address that is none',
      only: 'person began',
    },
  ]),
  ...faultsOf({ file: 'app/features/accounts/existence-budget.server.ts', tests: budgets }, [
    {
      id: 'exists-eleven',
      find: 'MAX_AN_HOUR = 10;',
      replace: 'MAX_AN_HOUR = 11;',
      why: 'one more number an hour is told to have an account than we say',
      only: '25 known',
    },
    {
      id: 'exists-by-address',
      find: ', ...byAccount(ctx)]',
      replace: ']',
      why: 'who changes the address from call to call finds out who seeks a visa',
      only: 'by the account',
    },
    {
      id: 'exists-by-number',
      find: "...(phone_number ? [{ ...rule('number'), key: phone_number }] : [])",
      replace: '',
      why: 'many machines together find out for sure whether somebody seeks a visa',
      only: 'one number',
    },
    {
      id: 'exists-looked-at',
      find: '    await takeLimits(ctx, first);\n',
      replace: '',
      why: 'after ten answers a change that works still tells that an address is free',
      only: 'one over all',
    },
    {
      id: 'exists-uncounted',
      find: '    if (!(await hasRoom(ctx, others))) throw new Problem(409, generic);\n',
      replace: '',
      why: 'a whole list of numbers is asked for who has an account',
      only: '25 known',
    },
    {
      id: 'exists-place-lost',
      find: '    if (!hasTold) await giveBack(ctx, first);\n',
      replace: '',
      why: 'who changes the own number some times may not change it any more',
      only: 'at once',
    },
  ]),
  ...faultsOf(
    { file: 'app/features/accounts/account-messages.server.ts', tests: budgets, only: 'six messages|a name' },
    [
      {
        id: 'mail-reset-crowded',
        find: "reset: 'entry'",
        replace: "reset: 'asked'",
        why: 'a stranger who sends invites keeps the owner from the reset link',
      },
      {
        id: 'mail-notice-crowded',
        find: "password_changed: 'notice'",
        replace: "password_changed: 'asked'",
        why: 'a thief floods the mailbox first, and the owner never hears that the password changed',
      },
      {
        id: 'mail-lure',
        find: 'const name = nameForMail(to.first_name);',
        replace: 'const name = to.first_name;',
        why: 'a message of ours leads strangers to the site of a cheat',
      },
      {
        id: 'mail-lure-of-inviter',
        find: 'nameForMail(inviter) ||',
        replace: 'inviter ||',
        why: 'an invite of ours carries the words of a cheat',
      },
    ],
  ),
  ...faultsOf({ file: 'app/features/accounts/account-messages.server.ts', tests: changes, only: 'waits: reset' }, [
    {
      id: 'mail-token-in-query',
      find: '#token=${token}',
      replace: '?token=${token}',
      why: 'the secret of a link is in the logs of every server on the way',
    },
  ]),
  ...faultsOf(
    { file: 'app/integrations/mail/outbox.server.ts', tests: budgets, only: 'six messages|could not leave|twice' },
    [
      {
        id: 'mail-seven',
        find: 'asked: [\n    { max: 6,',
        replace: 'asked: [\n    { max: 7,',
        why: 'one message more than we say fills the mailbox of a stranger',
      },
      {
        id: 'mail-one-budget',
        find: 'key: mailboxOf(to_address)',
        replace: "key: 'all'",
        why: 'who floods one address keeps everybody from their mail',
      },
      {
        id: 'mail-by-spelling',
        find: 'key: mailboxOf(to_address)',
        replace: 'key: to_address',
        why: 'eva+1@, eva+2@ and so on fill one mailbox without an end',
        only: 'one mailbox',
      },
      {
        id: 'mail-failed-counts',
        find: '    await giveBack(ctx, tries);\n',
        replace: '',
        why: 'after an hour without the mail server nobody’s reset link leaves',
      },
      {
        id: 'mail-told-late',
        find: '(await secondsUntilRoom(ctx, triesOf(recipient))) === 0',
        replace: 'true',
        why: 'a new link that is never sent ends the one that was',
        only: 'until no more',
      },
      {
        id: 'mail-sent-twice',
        find: 'and(inArray(messages.message_id, ids), isNull(messages.sent_at))',
        replace: 'inArray(messages.message_id, ids)',
        why: 'a job that is tried again sends everybody the same message twice',
      },
    ],
  ),
  ...faultsOf(
    { file: 'app/integrations/mail/outbox.server.ts', tests: ['app/features/leads/api.test.ts'], only: 'one mail' },
    [
      {
        id: 'mail-to-reply',
        find: 'to: to_address,',
        replace: 'to: reply_to ?? to_address,',
        why: 'what is for the staff goes to the person, and nobody answers',
      },
    ],
  ),
  ...faultsOf(
    {
      file: 'app/integrations/mail/outbox.server.ts',
      tests: ['app/features/accounts/sign-up/api.test.ts'],
      only: 'hero form opens',
    },
    [
      {
        id: 'mail-to-placeholder',
        find: ".filter(({ to_address }) => !to_address.endsWith('.invalid'))",
        replace: '',
        why: 'mail to addresses that cannot exist makes others take us for spam',
      },
    ],
  ),
  ...faultsOf({ file: 'app/features/accounts/profile/store.server.ts', tests: profiles }, [
    {
      id: 'step-unchecked',
      find: "  if (refusal) throw new Problem(409, refusal, { field: 'updates.current_step' });\n",
      replace: '',
      why: 'anybody writes any step',
      only: 'steps move|before the questions',
    },
    {
      id: 'profile-without-password',
      find: "  if (account && by === 'person') await checkContact(ctx, account, current_password);\n",
      replace: '',
      why: 'who finds an open browser takes the account by a new address',
      only: 'needs the password',
    },
    {
      id: 'profile-still-verified',
      find: '    ...(updates.email && { email_verified_at: null }),\n',
      replace: '',
      why: 'somebody else’s address counts as confirmed',
      only: 'needs the password',
    },
    {
      id: 'profile-notice-to-thief',
      find: "sendNotice(ctx, tx, profile, 'email_changed')",
      replace: "sendNotice(ctx, tx, { ...profile, email: updates.email }, 'email_changed')",
      why: 'the owner never hears that the address was changed',
      only: 'needs the password',
    },
    {
      id: 'profile-of-staff',
      find: 'if (!row || isStaff(row)) throw',
      replace: 'if (!row) throw',
      why: 'a clerk reads the number and address of an admin',
      only: 'staff are not found',
    },
    {
      id: 'outcome-by-anybody',
      find: "ctx.actor.role !== 'admin' || by !== 'staff'",
      replace: "by !== 'staff'",
      why: 'any clerk turns a refused visa into a granted one',
      only: 'outcome',
    },
  ]),
  ...faultsOf({ file: 'app/features/accounts/profile/store.server.ts', tests: changes, only: 'waits: reset' }, [
    {
      id: 'profile-by-staff-at-once',
      find: "by === 'person' ? { ...others, ...contacts } : others",
      replace: '{ ...others, ...contacts }',
      why: 'a clerk puts an own address into an account and asks for the reset link',
    },
  ]),
  ...faultsOf({ file: 'app/features/accounts/profile/store.server.ts', tests: budgets, only: 'die with' }, [
    {
      id: 'profile-old-links',
      find: 'if (updates.email || updates.phone_number) await endEntrances',
      replace: 'if (updates.email) await endEntrances',
      why: 'a log-in link for the number that was lost still opens the account',
    },
  ]),
  ...faultsOf({ file: 'app/features/accounts/steps/store.server.ts', tests: profiles, only: 'steps move|outcome' }, [
    {
      id: 'step-back',
      find: 'if (!user || !movesForward(user.current_step, to)) return false;',
      replace: 'if (!user) return false;',
      why: 'who looks at the payment again is asked for everything again',
    },
    {
      id: 'step-without-story',
      find: "  await recordCase(ctx, tx, { user_id, event: 'step', from_step: user.current_step, to_step: to });\n",
      replace: '',
      why: 'nobody can say when an application moved',
    },
    {
      id: 'outcome-anything',
      find: 'if (!user || !mayCorrect(user.current_step, to)) throw',
      replace: 'if (!user) throw',
      why: 'a finished application is put back to its beginning',
    },
    {
      id: 'outcome-unrecorded',
      find: "  await recordAudit(tx, ctx, { action: 'step.corrected', subject_id: user_id, reason, before, after });\n",
      replace: '',
      why: 'nobody knows who changed the outcome of a visa, and why',
    },
  ]),
];
