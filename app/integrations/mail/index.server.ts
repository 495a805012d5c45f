import { brand } from '#content/brand.ts';
import type { Env } from '../../platform/env.server.ts';
import type { Mail } from './mail.ts';
import { mailboxDir, mailboxMail } from './mailbox.server.ts';
import { smtpMail } from './smtp.server.ts';

export function chooseMail(env: Env, clock: () => Date): Mail {
  if (!env.SMTP_URL) return mailboxMail(mailboxDir(env.DATA_DIR), clock);
  const from = env.MAIL_FROM ?? `${brand.line} <${brand.supportEmail}>`;
  return smtpMail({ url: env.SMTP_URL, from, domain: new URL(env.PUBLIC_URL).hostname });
}
