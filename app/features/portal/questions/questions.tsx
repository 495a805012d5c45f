/** One onboarding question at a time, with what is known already, Previous and Next (spec 2, 5 "Questionnaire"). */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { optionsOf, presetOf } from '#app/features/quiz/engine/walk.ts';
import { QuestionView } from '#app/features/quiz/question-view.tsx';
import { Button } from '#app/ui/button.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';
import { Spinner } from '#app/ui/notices/spinner.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import { onboarding } from '#content/quizzes/onboarding/quiz.ts';
import { AnswerRow, useAnswerWords } from './answer-row.tsx';
import type { Trouble, useOnboarding } from './use-onboarding.ts';
import type { QuestionsView } from './view.server.ts';

export type OnboardingWalk = ReturnType<typeof useOnboarding>;
type Props = { view: QuestionsView; questions: OnboardingWalk };
type ScreenProps = Props & {
  /** From the first question: where staff go; the person goes home. */
  back?: ReactNode;
  /** Of the heading. */
  level?: 1 | 2;
};

export function Questions({ view, questions, back, level = 1 }: ScreenProps) {
  const t = useTranslations('quiz');
  const { way, at, told, go, answer, hasMoved, isSaving } = questions;
  const [isMissing, setMissing] = useState(false);
  const place = way.questions.findIndex(({ field }) => field === at);
  const question = way.questions[place];
  if (!question) return null;
  const { field, options } = question;
  const { ask = '', why } = view.words.questions[question.question] ?? {};
  const isCountry = options === 'countries';
  const chosen = way.answers[field];
  const preset = presetOf(onboarding, question, way.answers);
  /** Then the question brings a Next of its own. */
  const isOwnNext = isCountry || (!chosen && preset !== undefined);
  const done = way.steps.length;
  const left = Math.max(1, way.left);
  const before = way.questions[place - 1];
  const after = way.questions[place + 1];

  /** Spec 5: a question without an answer holds one here, in words. */
  function next() {
    setMissing(!chosen);
    if (chosen) questions.next((after ?? way.next)?.field);
  }
  return (
    <div data-question className="grid gap-5">
      <div className="grid gap-1.5">
        <p role="status" className="text-quiet text-sm">
          {t('left', { n: left })}
        </p>
        <progress
          aria-label={t('left', { n: left })}
          value={done}
          max={done + left}
          className="progress h-2 w-full overflow-hidden rounded-full"
        />
      </div>
      <KnownAlready view={view} questions={questions} />
      <QuestionView
        field={field}
        ask={ask}
        why={why}
        level={level}
        choices={
          isCountry
            ? view.countries.near
            : optionsOf(onboarding, question, way.answers).map(({ code }) => ({
                value: code,
                label: view.words.options[options]?.[code] ?? code,
              }))
        }
        others={isCountry ? view.countries.others : undefined}
        answer={chosen}
        preset={preset}
        note={told.has(field) && chosen && <ToldMark />}
        takesFocus={hasMoved}
        texts={{
          why: t('why'),
          next: t('next'),
          choose: t('choose'),
          near: t('frequent'),
          all: t('all'),
          required: t('portal.pleaseComplete'),
          chosen: t('chosen'),
          preset: t('preset'),
        }}
        onAnswer={(code) => {
          setMissing(false);
          answer(field, code);
        }}
      />
      {isMissing && (
        <p role="alert" className="flex gap-2 font-semibold text-alert">
          <Icon name="alert" className="size-5" />
          {t('portal.pleaseComplete')}
        </p>
      )}
      <Saving questions={questions} />
      <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t pt-4">
        {before ? (
          <Button kind="plain" icon="chevron-start" disabled={isSaving} onClick={() => go(before.field)}>
            {t('portal.previous')}
          </Button>
        ) : (
          (back ?? (
            <ScreenLink to="portal" look="plain">
              {t('portal.home')}
            </ScreenLink>
          ))
        )}
        {!isOwnNext && (
          <Button kind="quiet" disabled={isSaving} onClick={next}>
            {t('next')}
          </Button>
        )}
      </div>
    </div>
  );
}

export const ToldMark = () => {
  const t = useTranslations('quiz');
  return (
    <span className="inline-flex items-center gap-1 text-deep text-sm">
      <Icon name="tick" className="size-4" />
      {t('portal.told')}
    </span>
  );
};

/** What is not asked again, folded, each with a way to change it. */
function KnownAlready({ view, questions: { way, told, go } }: Props) {
  const t = useTranslations('quiz');
  const wordsOf = useAnswerWords(view);
  const known = way.steps.filter(({ question }) => told.has(question.field));
  if (known.length === 0) return null;
  return (
    <div className="rounded-card border border-line bg-card px-4">
      <Fold title={t('portal.known', { n: known.length })}>
        <ul className="grid divide-y divide-line">
          {known.map(({ question }) => (
            <AnswerRow key={question.field} {...wordsOf(question.field, way)} onChange={() => go(question.field)} />
          ))}
        </ul>
      </Fold>
    </div>
  );
}

const troubleKey = {
  'not saved': 'portal.notSaved',
  'changed elsewhere': 'portal.changedElsewhere',
  'not submitted': 'portal.notSubmitted',
  incomplete: 'portal.pleaseComplete',
} as const satisfies Record<Trouble['what'], string>;

/** That it is being saved, or was not: what was chosen stays, and can be sent again. */
export function Saving({ questions: { isSaving, trouble, retry } }: { questions: OnboardingWalk }) {
  const t = useTranslations('quiz');
  const box = useRef<HTMLDivElement>(null);
  // On a phone it would stand out of sight, below the last option.
  useEffect(() => {
    if (trouble) box.current?.scrollIntoView({ block: 'nearest' });
  }, [trouble]);
  if (isSaving)
    return (
      <p role="status" className="flex items-center gap-3">
        <Spinner />
        {t('portal.saving')}
      </p>
    );
  if (!trouble) return null;
  const isConflict = trouble.what === 'changed elsewhere';
  return (
    <div ref={box}>
      <Banner kind={isConflict ? 'warning' : 'alert'} live>
        <p>{t(troubleKey[trouble.what], { page: 'page' in trouble ? trouble.page : 0 })}</p>
        {trouble.what !== 'incomplete' && (
          <div>
            <Button kind="quiet" onClick={retry}>
              {t(isConflict ? 'portal.goOn' : 'portal.retry')}
            </Button>
          </div>
        )}
      </Banner>
    </div>
  );
}
