/** Articles of a list in their language, and below them, under one heading, those that are there in English only (D7). */
import type { Tongue } from '#app/features/texts/place.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { ArticleCard } from '../card.tsx';
import type { Card } from '../heads.server.ts';

type Props = { content: Tongue['content']; cards: readonly Card[]; level?: 2 | 3 };

export const isOwn = ({ tongue }: Card) => !tongue.lang;

/** A heading that says the language of all cards leaves none to say for one. */
export const CardGrid = ({ content, cards, level = 3 }: Props) => (
  <ul className="grid grid-cols-[minmax(0,1fr)] gap-2.5 sm:gap-4 md:grid-cols-2 lg:grid-cols-3">
    {cards.map((card) => (
      <li key={card.postId} className="grid">
        <ArticleCard card={card} content={content} level={level} isShort isLanguageSaid />
      </li>
    ))}
  </ul>
);

export function InEnglish({ content, cards }: Props) {
  const others = cards.filter((card) => !isOwn(card));
  if (others.length === 0) return null;
  const t = translator(content, 'articles');
  return (
    <section aria-labelledby="in-english" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid gap-1">
        <h2 id="in-english" className="scroll-mt-[15px] font-bold text-2xl">
          {t('indexes.inEnglish.title')}
        </h2>
        <p className="text-quiet">{t('indexes.inEnglish.text')}</p>
      </div>
      <CardGrid content={content} cards={others} />
    </section>
  );
}
