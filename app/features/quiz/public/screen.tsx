/** One public quiz (spec 2 "Eligibility quiz"): a document with one island; without script, its questions as a list. */
import { useLocation } from 'react-router';
import { ctxContext } from '#app/ctx.server.ts';
import { readRates } from '#app/features/catalogue/rates/store.server.ts';
import { listOf } from '#app/features/quiz/engine/walk.ts';
import { quizText } from '#app/features/quiz/texts.server.ts';
import { Coded } from '#app/features/texts/inline.tsx';
import { AskLink, Sources } from '#app/features/texts/parts.tsx';
import { metaOf, placeAt } from '#app/features/texts/place.server.ts';
import { ReaderScript } from '#app/first-script.tsx';
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { screenAt } from '#app/path-match.ts';
import { pathTo } from '#app/paths.ts';
import { Island } from '#app/ui/island.server.tsx';
import { TextLink } from '#app/ui/wayfinding/link.tsx';
import type { Route } from './+types/screen.ts';
import { draftKey } from './draft.ts';
import Quiz from './island.tsx';
import { QUIZ_PAGE } from './use-quiz.ts';
import { isQuiz, type QuizProps, quizView } from './view.server.ts';

const quizAt = (pathname: string) => {
  const name = screenAt(pathname)?.entry ?? '';
  return isQuiz(name) ? name : null;
};

export async function loader({ context, request }: Route.LoaderArgs) {
  if (!quizAt(new URL(request.url).pathname)) throw new Response(null, { status: 404 });
  const ctx = context.get(ctxContext);
  const { rates } = await readRates(ctx);
  return { now: ctx.now, rates };
}

export const meta = (asked: Route.MetaArgs) => {
  const name = quizAt(asked.location.pathname);
  return name ? metaOf(asked, quizText(name, placeAt(asked.location.pathname).content)) : [];
};

export default function QuizScreen({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const { locale, content } = placeAt(pathname);
  const name = quizAt(pathname);
  if (!name) return null;
  const t = translator(content, 'quiz');
  const { text, facts, props } = quizView(name, content, loaderData);
  return (
    <div
      id={QUIZ_PAGE}
      className="group/quiz mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-6 px-4 py-8 data-going:gap-3 data-going:py-4 md:py-12"
    >
      <ReaderScript />
      <div className="grid gap-3">
        <h1 className="font-bold text-3xl group-data-going/quiz:font-sans group-data-going/quiz:font-semibold group-data-going/quiz:text-base group-data-going/quiz:text-quiet md:text-4xl">
          <Coded text={text.title} locale={content} />
        </h1>
        <p className="text-lg text-quiet group-data-going/quiz:hidden">
          <Coded text={text.lead} locale={content} />
        </p>
      </div>
      <Island of={Quiz} name="eligibility-quiz" when="touch" draft={draftKey(name)} props={props} />
      <noscript>
        <div className="grid gap-5">
          <p className="rounded-card bg-sky p-4">{t('noScript')}</p>
          <QuestionList props={props} locale={content} />
          <AskLink content={content} about={text.title} place={`quiz-${name}`} />
        </div>
      </noscript>
      <TextLink alone href={pathTo('eligibility-quizzes', locale)}>
        {t('result.others')}
      </TextLink>
      <Sources content={content} facts={facts} />
    </div>
  );
}

function QuestionList({ props: { quiz, words }, locale }: { props: QuizProps; locale: Locale }) {
  return (
    <ol className="grid list-decimal gap-4 ps-6">
      {quiz.questions.map(({ field, question, options }) => (
        <li key={field}>
          <p className="font-semibold">
            <Coded text={words.questions[question]?.ask ?? ''} locale={locale} />
          </p>
          {options !== 'countries' && (
            <ul className="list-disc ps-5 text-quiet">
              {listOf(quiz, options).map(({ code }) => (
                <li key={code}>{words.options[options]?.[code]}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
