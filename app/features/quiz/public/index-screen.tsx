/** /eligibility-quiz: every quiz, by destination (spec 2). */
import { useLocation } from 'react-router';
import { quizText } from '#app/features/quiz/texts.server.ts';
import { Coded } from '#app/features/texts/inline.tsx';
import { metaOf, placeAt } from '#app/features/texts/place.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { pathToEntry } from '#app/path-match.ts';
import { Icon } from '#app/ui/icon.tsx';
import { QUIZ_NAMES } from '#content/quizzes/definition.ts';
import { quizzes } from '#content/quizzes/quizzes.ts';
import type { Route } from './+types/index-screen.ts';

export const meta = (asked: Route.MetaArgs) => {
  const t = translator(placeAt(asked.location.pathname).content, 'quiz');
  return metaOf(asked, { metaTitle: t('index.metaTitle'), description: t('index.description') });
};

export default function Quizzes() {
  const { locale, content } = placeAt(useLocation().pathname);
  const t = translator(content, 'quiz');
  return (
    <div className="mx-auto grid max-w-3xl gap-8 px-4 py-10 md:py-14">
      <div className="grid gap-3">
        <h1 className="font-bold text-4xl">{t('index.title')}</h1>
        <p className="text-lg text-quiet">{t('index.lead')}</p>
      </div>
      <ul className="grid divide-y divide-line rounded-card border border-line bg-card">
        {QUIZ_NAMES.map((name) => {
          const { shortTitle, title } = quizText(name, content);
          return (
            <li key={name}>
              <a
                href={pathToEntry('eligibility-quiz', name, locale)}
                className="group flex min-h-16 items-center justify-between gap-3 px-5 py-3 hover:text-deep"
              >
                <span className="grid min-w-0 [overflow-wrap:anywhere]">
                  <span className="font-semibold group-hover:underline">
                    <Coded text={shortTitle} locale={content} />
                  </span>
                  <span className="text-quiet text-sm">
                    <Coded text={title} locale={content} />
                  </span>
                  <span className="text-quiet text-sm">
                    {t('index.questions', { n: quizzes[name].questions.length })}
                  </span>
                </span>
                <Icon name="arrow-end" className="size-4.5 text-deep" />
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
