/** An article in a list: its title leads to it; what it is about, when it changed and how long it takes stand below. */
import { Coded } from '#app/features/texts/inline.tsx';
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { longDate } from '#content/legal/wording.ts';
import type { Card } from './heads.server.ts';

type Props = {
  card: Card;
  content: Locale;
  level: 2 | 3;
  /** In a long list: on a phone the title is enough. */
  isShort?: boolean;
  /** The list says it above. */
  isLanguageSaid?: boolean;
};

export function ArticleCard({ card: { title, description, href, tongue, locale, ...card }, ...props }: Props) {
  const { content, level, isShort, isLanguageSaid } = props;
  const t = translator(content, 'articles');
  const day = card.modifiedTime.slice(0, 10);
  const Heading = `h${level}` as const;
  return (
    <article className="group relative grid content-start gap-1.5 rounded-card border border-line bg-card p-4 transition-colors hover:border-deep">
      <Heading {...tongue} className="font-semibold text-lg leading-snug">
        <a
          href={href}
          className="text-deep [overflow-wrap:anywhere] after:absolute after:inset-0 after:rounded-card group-hover:underline"
        >
          <Coded text={title} locale={locale} />
        </a>
      </Heading>
      <p {...tongue} className={`line-clamp-3 text-quiet ${isShort ? 'max-sm:hidden' : ''}`}>
        <Coded text={description} locale={locale} />
      </p>
      <p className="text-quiet text-sm">
        <time dateTime={day}>{longDate(day, content)}</time>
        {' · '}
        {t('page.minutes', { n: card.minutes })}
        {tongue.lang && !isLanguageSaid && ` · ${t('page.inEnglish')}`}
      </p>
    </article>
  );
}
