/** What we write to the owner of an account, in their language, text and HTML (D16, T14). */
import type { Ctx } from '#app/ctx.server.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { actionHtml, messageHtml, paragraphHtml } from '#app/integrations/mail/layout.server.ts';
import { FAREWELL, writeMessages } from '#app/integrations/mail/outbox.server.ts';
import { pathTo } from '#app/paths.ts';
import { issueToken } from '#app/platform/access/one-time-token.server.ts';
import { brand } from '#content/brand.ts';
import type { Db } from '#db/client.server.ts';
import { nameForMail } from './rules.ts';

export type Recipient = { user_id: string; first_name: string; email: string | null; locale: Locale };
type Notice =
  | 'password_changed'
  | 'password_ended'
  | 'phone_changed'
  | 'email_changed'
  | 'step_corrected'
  | 'role_changed'
  | 'second_factor_set'
  | 'second_factor_removed'
  | 'second_factor_reset'
  | 'accounts_joined'
  | 'head_left';
type WithLink = 'verify_email' | 'reset' | 'invite' | 'staff_invite' | 'contact_change' | 'log_in_link';
type Kind = WithLink | Notice | typeof FAREWELL;

const VERIFY_MINUTES = 7 * 24 * 60;
const RESET_MINUTES = 30;
const INVITE_MINUTES = 72 * 60;
const CONTACT_CHANGE_MINUTES = 72 * 60;
const LOG_IN_LINK_MINUTES = 24 * 60;

/** Links that open the account, and the owner's news of it, leave however many messages others caused (T48). */
const BUDGETS: Record<Kind, 'asked' | 'entry' | 'question' | 'notice' | 'staff'> = {
  verify_email: 'asked',
  invite: 'asked',
  staff_invite: 'staff',
  reset: 'entry',
  log_in_link: 'staff',
  contact_change: 'question',
  password_changed: 'notice',
  password_ended: 'notice',
  phone_changed: 'notice',
  email_changed: 'notice',
  step_corrected: 'staff',
  role_changed: 'notice',
  second_factor_set: 'notice',
  second_factor_removed: 'notice',
  second_factor_reset: 'notice',
  accounts_joined: 'notice',
  head_left: 'notice',
  [FAREWELL]: 'notice',
};

/** Budget and address of a message, to ask for room before its token is issued. `isOwn`: asked for in a browser of the owner. */
export const recipientOf = (kind: Kind, to_address: string, isOwn = false) => ({
  budget: isOwn ? ('own' as const) : BUDGETS[kind],
  to_address,
});

type Target = 'verify-email' | 'reset-password' | 'accept-invite' | 'accept-staff-invite' | 'confirm-contact';

/** Tokens travel behind the #: no server, log or other site ever sees them. */
const linkTo = (ctx: Ctx, screen: Target, locale: Locale, token: string) =>
  `${ctx.env.PUBLIC_URL}${pathTo(screen, locale)}#token=${token}`;

type Words = { to: Recipient; kind: Kind; link?: string; inviter?: string; isOwn?: boolean };

/** Names are what people typed: one that reads like an address would be a link, or a lure, in a message of ours. */
function compose({ to, kind, link, inviter = '' }: Words) {
  const t = translator(to.locale, 'accounts');
  const name = nameForMail(to.first_name);
  const args = { name, inviter: nameForMail(inviter) || t('mail.somebody'), email: brand.supportEmail };
  const subject = t(`mail.${kind}.subject`);
  const greeting = name ? t('mail.greeting', args) : t('mail.greetingNobody');
  const body = t(`mail.${kind}.body`, args);
  const after = t(`mail.${kind}.after`, args);
  const label = link ? t(`mail.${kind as WithLink}.action`) : '';
  return {
    subject,
    text: [greeting, body, ...(link ? [`${label}: ${link}`] : []), after, t('mail.signature')].join('\n\n'),
    html: messageHtml(
      to.locale,
      subject,
      paragraphHtml(greeting) +
        paragraphHtml(body) +
        (link ? actionHtml(link, label) : '') +
        paragraphHtml(after) +
        paragraphHtml(t('mail.signature')),
    ),
  };
}

async function write(ctx: Ctx, tx: Db, words: Words) {
  const { kind, to, isOwn } = words;
  const { user_id, email, locale } = to;
  if (email)
    await writeMessages(ctx, tx, [
      {
        kind,
        ...recipientOf(kind, email, isOwn),
        ...(kind !== FAREWELL && { user_id }),
        locale,
        ...compose(words),
      },
    ]);
}

export async function sendVerification(ctx: Ctx, tx: Db, to: Recipient) {
  const { user_id, email } = to;
  const token = await issueToken(tx, ctx.now, {
    purpose: 'verify_email',
    user_id,
    minutes: VERIFY_MINUTES,
    data: { email },
  });
  await write(ctx, tx, { to, kind: 'verify_email', link: linkTo(ctx, 'verify-email', to.locale, token) });
}

export async function sendReset(ctx: Ctx, tx: Db, to: Recipient, isOwn: boolean) {
  const { user_id, email } = to;
  const data = { email, is_own: isOwn };
  const token = await issueToken(tx, ctx.now, { purpose: 'reset', user_id, minutes: RESET_MINUTES, data });
  await write(ctx, tx, { to, kind: 'reset', isOwn, link: linkTo(ctx, 'reset-password', to.locale, token) });
}

type Invite = { inviter: string; data: { email: string; phone_number: string | null; locale: Locale } };

export async function sendInvite(ctx: Ctx, tx: Db, to: Recipient, { inviter, data }: Invite) {
  const token = await issueToken(tx, ctx.now, {
    purpose: 'invite',
    user_id: to.user_id,
    minutes: INVITE_MINUTES,
    data,
  });
  await write(ctx, tx, { to, kind: 'invite', link: linkTo(ctx, 'accept-invite', to.locale, token), inviter });
}

/** Sends the invite to the address that the admin gave; whoever invites never sees the link. Earlier ones end with it. */
export async function sendStaffInvite(ctx: Ctx, tx: Db, to: Recipient) {
  const { user_id, email } = to;
  const token = await issueToken(tx, ctx.now, {
    ...{ purpose: 'staff_invite', user_id, minutes: INVITE_MINUTES, data: { email } },
  });
  await write(ctx, tx, { to, kind: 'staff_invite', link: linkTo(ctx, 'accept-staff-invite', to.locale, token) });
}

/** Asks at the present address whether staff may change it, or the number. */
export async function sendContactChange(ctx: Ctx, tx: Db, to: Recipient, change_ids: string[]) {
  const token = await issueToken(tx, ctx.now, {
    purpose: 'contact_change',
    user_id: to.user_id,
    minutes: CONTACT_CHANGE_MINUTES,
    data: { change_ids },
  });
  await write(ctx, tx, { to, kind: 'contact_change', link: linkTo(ctx, 'confirm-contact', to.locale, token) });
}

type Enters = Pick<Recipient, 'user_id' | 'locale'> & { phone_number: string };

/** Makes a link that logs in once, within a day (D15): the code stands in `password`. Earlier ones end with it. */
export async function makeLogInLink(ctx: Ctx, tx: Db, { user_id, phone_number, locale }: Enters) {
  const password = await issueToken(tx, ctx.now, { purpose: 'log_in_code', user_id, minutes: LOG_IN_LINK_MINUTES });
  const query = new URLSearchParams({ phone_number, password });
  return {
    link: `${ctx.env.PUBLIC_URL}${pathTo('log-in', locale)}?${query}`,
    expires_at: new Date(ctx.now.getTime() + LOG_IN_LINK_MINUTES * 60_000),
  };
}

/** Sends such a link to the address on file; staff never see it (D12). */
export async function sendLogInLink(ctx: Ctx, tx: Db, to: Recipient & { phone_number: string }) {
  await write(ctx, tx, { to, kind: 'log_in_link', link: (await makeLogInLink(ctx, tx, to)).link });
}

/** Tells the address that was known before a change, so that the owner learns of one that was not theirs. */
export const sendNotice = (ctx: Ctx, tx: Db, to: Recipient, kind: Notice) => write(ctx, tx, { to, kind });

/** The last message, after the erasure: its row names no person, and it goes to a confirmed address only. */
export async function sendFarewell(ctx: Ctx, tx: Db, to: Recipient & { email_verified_at: Date | null }) {
  if (to.email_verified_at) await write(ctx, tx, { to, kind: FAREWELL });
}
