/** A public quiz: intro, one question at a time, result (spec 2 "Eligibility quiz"). */

import { useLayoutEffect } from 'react';
import { optionsOf, presetOf } from '#app/features/quiz/engine/walk.ts';
import { QuestionView } from '#app/features/quiz/question-view.tsx';
import { Button } from '#app/ui/button.tsx';
import { LaterResult, useResultSoon } from './later-result.tsx';
import { QUIZ_PAGE, useQuiz } from './use-quiz.ts';
import type { QuizProps } from './view.server.ts';

export default function Quiz(props: QuizProps) {
  const { name, quiz, words, countries, texts } = props;
  const { way, at, hasMoved, isChanged, isFromPortal, start, answer, change, back, startOver } = useQuiz(name, quiz);
  const question = way.questions.find(({ field }) => field === at);
  const isGoing = at === 'result' || Boolean(question);
  // A mark, where :has() would have each change in here style the whole page anew.
  useLayoutEffect(() => {
    document.getElementById(QUIZ_PAGE)?.toggleAttribute('data-going', isGoing);
  }, [isGoing]);
  useResultSoon(way.steps.length);

  if (at === 'result')
    return (
      <LaterResult
        {...props}
        way={way}
        isFromPortal={isFromPortal}
        takesFocus={hasMoved}
        onChange={change}
        onStartOver={startOver}
      />
    );
  if (!question)
    return (
      <form
        className="grid gap-3 noscript:hidden"
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <div>
          <Button kind="main" type="submit" wide waiting={texts.opening}>
            {texts.start}
          </Button>
        </div>
        <p role="status" className="sr-only">
          <span className="hidden held:inline">{texts.opening}</span>
        </p>
        <p className="text-quiet text-sm">{texts.private}</p>
      </form>
    );

  const offered = optionsOf(quiz, question, way.answers);
  const isCountry = question.options === 'countries' && countries;
  const done = way.steps.length;
  const left = Math.max(1, way.left);
  const { ask = '', why } = words.questions[question.question] ?? {};
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <div className="flex min-h-11 items-center justify-between gap-3">
          <div className="-ms-4">
            <Button kind="plain" icon="chevron-start" onClick={back}>
              {texts.back}
            </Button>
          </div>
          <p role="status" className="text-quiet text-sm">
            {texts.left[left - 1]}
          </p>
        </div>
        <progress
          aria-label={texts.left[left - 1]}
          value={done}
          max={done + left}
          className="progress h-2 w-full overflow-hidden rounded-full"
        />
      </div>
      {isChanged && (
        <p role="status" className="rounded-card bg-sky p-3">
          {texts.changed}
        </p>
      )}
      <QuestionView
        field={question.field}
        ask={ask}
        why={why}
        choices={
          isCountry
            ? isCountry.near
            : offered.map(({ code }) => ({ value: code, label: words.options[question.options]?.[code] ?? code }))
        }
        others={isCountry ? isCountry.others : undefined}
        answer={way.answers[question.field]}
        preset={presetOf(quiz, question, way.answers)}
        level={2}
        takesFocus={hasMoved}
        texts={texts}
        onAnswer={(code) => answer(question.field, code)}
      />
    </div>
  );
}
