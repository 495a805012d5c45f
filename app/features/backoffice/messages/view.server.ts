/** The tab of messages: usual texts, filled in for this person in each language, and what was written before. */
import type { Ctx } from '#app/ctx.server.ts';
import { readProfile } from '#app/features/accounts/profile.server.ts';
import { nameForMail } from '#app/features/accounts/rules.ts';
import { LOCALES, type Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { TEMPLATES } from './rules.ts';
import { listMessages, reachOf } from './store.server.ts';

/** What somebody typed as their name is never a link, nor a lure, in a message of ours. */
function filledIn(locale: Locale, first_name: string) {
  const t = translator(locale, 'office-messages');
  const name = nameForMail(first_name) || 'none';
  return Object.fromEntries(
    TEMPLATES.map((template) => [
      template,
      { subject: t(`templates.${template}.subject`), message: t(`templates.${template}.body`, { name }) },
    ]),
  );
}

export async function messagesView(ctx: Ctx) {
  const profile = ctx.subject && (await readProfile(ctx.db, ctx.subject.user_id));
  if (!profile) throw new Problem(404);
  const { messages, next } = await listMessages(ctx.db, profile.user_id);
  return {
    user_id: profile.user_id,
    name: `${profile.first_name} ${profile.last_name}`.trim(),
    language: profile.locale,
    reach: reachOf(profile),
    texts: Object.fromEntries(LOCALES.map((locale) => [locale, filledIn(locale, profile.first_name)])),
    ...{ messages, next },
  };
}
export type MessagesView = Awaited<ReturnType<typeof messagesView>>;
