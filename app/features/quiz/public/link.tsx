/** From a page to its quiz, or, where several would fit, to all of them. */
import { quizText } from '#app/features/quiz/texts.server.ts';
import { Coded } from '#app/features/texts/inline.tsx';
import type { Tongue } from '#app/features/texts/place.server.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { pathToEntry } from '#app/path-match.ts';
import { pathTo } from '#app/paths.ts';
import { TextLink } from '#app/ui/wayfinding/link.tsx';
import { quizOfPage } from '#content/quizzes/quizzes.ts';
import type { ServicePageName } from '#content/services/pages.ts';

export function QuizLink({ locale, content, page }: Tongue & { page?: ServicePageName }) {
  const t = translator(content, 'quiz');
  const quiz = page && quizOfPage[page];
  if (page && !quiz) return null;
  return (
    <TextLink
      alone
      href={(quiz && pathToEntry('eligibility-quiz', quiz, locale)) ?? pathTo('eligibility-quizzes', locale)}
    >
      <Coded
        text={quiz ? t('link.one', { quiz: quizText(quiz, content).shortTitle }) : t('link.all')}
        locale={content}
      />
    </TextLink>
  );
}
