/** Practising: one question at a time, what a true answer has in it only when asked for, arrow keys or buttons. */
import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { Progress } from '#app/ui/notices/progress.tsx';
import { NO_ENTRY } from './keeper.ts';
import { NoteFields } from './note-fields.tsx';
import { Marks } from './question-card.tsx';
import { isSameTap, practisedOf } from './rules.ts';
import type { Notes } from './use-notes.ts';
import type { QuestionsView, WrittenQuestion } from './view.server.ts';

type Props = Notes & {
  questions: readonly (WrittenQuestion & { title: string })[];
  person: QuestionsView['person'];
  onBack(): void;
};

/** Arrows move the way one reads. In a field they move the cursor, in a dialog over the page nothing, with Alt the browser; held, once. */
function stepOf({ key, target, repeat, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): number {
  if (repeat || altKey || ctrlKey || metaKey || shiftKey) return 0;
  if (target instanceof Element && target.closest('textarea, input, dialog')) return 0;
  const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === forward) return 1;
  return key === 'ArrowLeft' || key === 'ArrowRight' ? -1 : 0;
}

/** After a step something else stands under the finger: the second tap of a double tap is meant for nothing there. */
function useOneStepATap(go: (step: number) => void) {
  const last = useRef<number>(undefined);
  const guard = (event: MouseEvent) => {
    if (isSameTap(last.current, event)) {
      event.preventDefault();
      event.stopPropagation();
    } else last.current = undefined;
  };
  const tap = (step: number) => (event: MouseEvent) => {
    last.current = event.timeStamp;
    go(step);
  };
  // Also where it presses: the question that is read aloud keeps the focus.
  return { tap, guards: { onMouseDownCapture: guard, onClickCapture: guard } };
}

/** What one reads, or hears, after each step. */
function Heading({ look, children }: { look: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1} className={`${look} outline-none [overflow-wrap:anywhere]`}>
      {children}
    </h2>
  );
}

export function Practice({ questions, person, onBack, ...notes }: Props) {
  const t = useTranslations('interview');
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      questions.findIndex(({ name }) => !notes.notes[name]?.is_practised),
    ),
  );
  const all = questions.length;
  const go = useCallback((step: number) => setAt((now) => Math.min(all, Math.max(0, now + step))), [all]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = stepOf(event);
      if (step !== 0) go(step);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [go]);
  const { tap, guards } = useOneStepATap(go);
  const question = questions[at];
  const names = questions.map(({ name }) => name);
  return (
    <section id="practice" aria-label={t('practice.title')} {...guards} className="grid gap-5 print:hidden">
      <Progress
        id="practice-progress"
        label={question ? t('practice.count', { n: at + 1, all }) : t('practice.title')}
        aside={t('page.progress', { done: practisedOf(names, notes.notes), all })}
        value={Math.min(at + 1, all)}
        max={all}
      />
      {question ? (
        <One key={question.name} question={question} person={person} notes={notes} />
      ) : (
        <div className="grid gap-2">
          <Heading look="text-2xl">{t('practice.end')}</Heading>
          <p>{t('practice.endText')}</p>
        </div>
      )}
      <div className="flex flex-wrap gap-2.5 border-line border-t pt-4">
        {question && (
          <Button kind="main" wide onClick={tap(1)}>
            {t(at + 1 < all ? 'practice.next' : 'practice.finish')}
          </Button>
        )}
        {at > 0 && (
          <Button kind="quiet" wide onClick={tap(-1)}>
            {t('practice.previous')}
          </Button>
        )}
        <Button kind={question ? 'plain' : 'main'} wide onClick={onBack}>
          {t('practice.back')}
        </Button>
      </div>
    </section>
  );
}

type OneProps = {
  question: Props['questions'][number];
  person: Props['person'];
  notes: Notes;
};

function One({ question: { name, title, ask, contains, isLikely }, person, notes }: OneProps) {
  const t = useTranslations('interview');
  const [isShown, setShown] = useState(false);
  return (
    <div className="grid gap-4">
      <div className="grid gap-3 rounded-card bg-sky px-5 py-8">
        <p className="font-semibold text-quiet">{title}</p>
        <Heading look="text-3xl">{ask}</Heading>
        <Marks isLikely={isLikely} isPractised={(notes.notes[name] ?? NO_ENTRY).is_practised} isSelf={person.isSelf} />
      </div>
      <p>
        {t('practice.aloud')} <span className="text-quiet max-sm:hidden">{t('practice.keys')}</span>
      </p>
      <div className="grid gap-3">
        <Button
          kind="quiet"
          wide
          aria-expanded={isShown}
          aria-controls="practice-contains"
          onClick={() => setShown((now) => !now)}
        >
          {t(isShown ? 'practice.hide' : 'practice.show')}
        </Button>
        <p id="practice-contains" hidden={!isShown}>
          {contains}
        </p>
      </div>
      <NoteFields {...notes} place="practice" question={name} name={person.first_name} isSelf={person.isSelf} />
    </div>
  );
}
