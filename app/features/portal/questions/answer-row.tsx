/** An answer in words beside its question, with a way to change it while that is possible. */
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Walk } from '#app/features/quiz/engine/walk.ts';
import { Button } from '#app/ui/button.tsx';
import type { QuestionsView } from './view.server.ts';

type Words = { ask: string; answer: string };

/** The words of a question and of what was answered to it. */
export function useAnswerWords({ words, countries }: Pick<QuestionsView, 'words' | 'countries'>) {
  return (field: string, way: Walk): Words => {
    const question = way.questions.find((one) => one.field === field);
    const code = way.answers[field] ?? '';
    const isCountry = question?.options === 'countries';
    const country = isCountry && [...countries.near, ...countries.others].find(({ value }) => value === code)?.label;
    return {
      ask: (question && words.questions[question.question]?.ask) ?? '',
      answer: country || (question && words.options[question.options]?.[code]) || code,
    };
  };
}

type Props = Words & { note?: ReactNode; onChange?: (() => void) | undefined };

export function AnswerRow({ ask, answer, note, onChange }: Props) {
  const t = useTranslations('quiz');
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <span className="grid min-w-0 [overflow-wrap:anywhere]">
        <span className="text-quiet text-sm">{ask}</span>
        <span>{answer}</span>
        {note}
      </span>
      {onChange && (
        <Button kind="plain" aria-label={t('portal.changeOne', { question: ask })} onClick={onChange}>
          {t('portal.change')}
        </Button>
      )}
    </li>
  );
}
