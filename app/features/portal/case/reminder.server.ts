/** The reminder as a message, and the link that ends reminders without a log-in (T48). */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Ctx } from '#app/ctx.server.ts';
import { nameForMail } from '#app/features/accounts/rules.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { actionHtml, escapeHtml, messageHtml, paragraphHtml } from '#app/integrations/mail/layout.server.ts';
import type { NewMessage } from '#app/integrations/mail/outbox.server.ts';
import { isScreen, pathTo } from '#app/paths.ts';
import { brand } from '#content/brand.ts';
import type { PortalSlug } from '#content/portal-steps.ts';

/** Says whose reminders it ends and proves that we wrote it; good for nothing else, and never over. */
const signatureOf = ({ env }: Pick<Ctx, 'env'>, user_id: string) =>
  createHmac('sha256', env.APP_SECRET).update(`reminders\0${user_id}`).digest('base64url');

export const reminderToken = (ctx: Pick<Ctx, 'env'>, user_id: string) => `${user_id}.${signatureOf(ctx, user_id)}`;

/** Whose reminders the token ends; nobody's where we did not write it. */
export function ownerOfToken(ctx: Pick<Ctx, 'env'>, token: string): string | null {
  const [user_id = '', signature = ''] = token.split('.');
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(ctx, user_id))];
  return given.length === right.length && timingSafeEqual(given, right) ? user_id : null;
}

type RemindedPerson = { user_id: string; first_name: string; email: string; locale: Locale; at: PortalSlug };

/** A step whose screen does not exist yet is found from the home. */
function pageOf(locale: Locale, at: PortalSlug) {
  const screen = `portal-${at}`;
  return pathTo(isScreen(screen) ? (screen as 'portal') : 'portal', locale);
}

export function reminderMessage(ctx: Ctx, { user_id, first_name, email, locale, at }: RemindedPerson): NewMessage {
  const t = translator(locale, 'case');
  const name = nameForMail(first_name);
  const subject = t('mail.subject');
  const href = `${ctx.env.PUBLIC_URL}${pageOf(locale, at)}`;
  // Behind the #: no server, log or other site ever sees it.
  const off = `${ctx.env.PUBLIC_URL}${pathTo('reminders', locale)}#token=${reminderToken(ctx, user_id)}`;
  const before = [name ? t('mail.greeting', { name }) : t('mail.greetingNobody'), t(`mail.${at}`)];
  const after = [t('mail.after', { email: brand.supportEmail }), t('mail.signature')];
  const paragraphs = (texts: string[]) => texts.map(paragraphHtml).join('');
  return {
    kind: 'continue',
    budget: 'notice',
    user_id,
    to_address: email,
    locale,
    subject,
    text: [...before, `${t('mail.action')}: ${href}`, ...after, `${t('mail.stop')}: ${off}`].join('\n\n'),
    html: messageHtml(
      locale,
      subject,
      `${paragraphs(before)}${actionHtml(href, t('mail.action'))}${paragraphs(after)}` +
        `<p style="font-size:14px"><a href="${escapeHtml(off)}" style="color:#12408a">${escapeHtml(t('mail.stop'))}</a></p>`,
    ),
  };
}
