/** The comment form's sentences, finished on the server: the island carries no message machinery. */
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { wordsAround } from '#app/i18n/words-around.server.ts';
import { pathTo } from '#app/paths.ts';
import { retention } from '#content/legal/facts.ts';
import { period } from '#content/legal/wording.ts';

export function commentForm(article: string, content: Locale, locale: Locale) {
  const t = translator(content, 'articles');
  const kept = retention.find(({ what }) => what === 'comments');
  const words = { period: kept ? period(kept.keep, content) : '' };
  return {
    article,
    locale: content,
    action: `/api-mv/articles/${article}/comments/form`,
    privacyHref: pathTo('privacy-policy', locale),
    texts: {
      name: t('comments.name'),
      text: t('comments.text'),
      website: t('comments.website'),
      send: t('comments.send'),
      sending: t('comments.sending'),
      sentTitle: t('comments.sentTitle'),
      sent: t('comments.sent'),
      again: t('comments.again'),
      failed: t('comments.failed'),
      tooMany: t('comments.tooMany'),
      /** The words before, in and after the link. */
      privacy: wordsAround((gap) =>
        t.markup('comments.privacy', { ...words, privacy: (inner) => `${gap}${inner}${gap}` }),
      ),
      errors: { name: t('comments.errors.name'), text: t('comments.errors.text') },
    },
  };
}

export type CommentForm = ReturnType<typeof commentForm>;
