/** What we write to the owner of an account, in their language, text and HTML (D16, T14). */
import type { Ctx } from '#app/ctx.server.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { actionHtml, messageHtml, paragraphHtml } from '#app/integrations/mail/layout.server.ts';
import { writeMessages } from '#app/integrations/mail/outbox.server.ts';
import { pathTo } from '#app/paths.ts';
import { issueToken } from '#app/platform/one-time-token.server.ts';
import { brand } from '#content/brand.ts';
import type { Db } from '#db/client.server.ts';

export type Recipient = { user_id: string; first_name: string; email: string | null; locale: Locale };
type Notice = 'password_changed' | 'phone_changed' | 'email_changed';
type Kind = 'verify_email' | 'reset' | 'invite' | Notice;

const VERIFY_MINUTES = 7 * 24 * 60;
export const RESET_MINUTES = 30;
export const INVITE_MINUTES = 72 * 60;

/** Tokens travel behind the #: no server, log or other site ever sees them. */
const linkTo = (ctx: Ctx, screen: 'verify-email' | 'reset-password' | 'accept-invite', locale: Locale, token: string) =>
  `${ctx.env.PUBLIC_URL}${pathTo(screen, locale)}#token=${token}`;

type Words = { to: Recipient; kind: Kind; link?: string; names?: { inviter: string } };

function compose({ to, kind, link, names }: Words) {
  const t = translator(to.locale, 'accounts');
  const args = { name: to.first_name, inviter: names?.inviter ?? '', email: brand.supportEmail };
  const subject = t(`mail.${kind}.subject`, args);
  const greeting = t('mail.greeting', args);
  const body = t(`mail.${kind}.body`, args);
  const after = t(`mail.${kind}.after`, args);
  const label = link ? t(`mail.${kind as 'reset'}.action`) : '';
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
  const { user_id, email, locale } = words.to;
  if (email)
    await writeMessages(ctx, tx, [{ kind: words.kind, user_id, to_address: email, locale, ...compose(words) }]);
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

export async function sendReset(ctx: Ctx, tx: Db, to: Recipient) {
  const { user_id, email } = to;
  const token = await issueToken(tx, ctx.now, { purpose: 'reset', user_id, minutes: RESET_MINUTES, data: { email } });
  await write(ctx, tx, { to, kind: 'reset', link: linkTo(ctx, 'reset-password', to.locale, token) });
}

type Invite = { inviter: string; data: { email: string; phone_number: string | null } };

export async function sendInvite(ctx: Ctx, tx: Db, to: Recipient, { inviter, data }: Invite) {
  const token = await issueToken(tx, ctx.now, {
    purpose: 'invite',
    user_id: to.user_id,
    minutes: INVITE_MINUTES,
    data,
  });
  const link = linkTo(ctx, 'accept-invite', to.locale, token);
  await write(ctx, tx, { to, kind: 'invite', link, names: { inviter } });
}

/** To the address that was known before, so that the owner learns of a change that was not theirs. */
export const sendNotice = (ctx: Ctx, tx: Db, to: Recipient, kind: Notice) => write(ctx, tx, { to, kind });
