/** The questions of one person by what the officer wants to know, and the way to practise them one by one. */
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { isScreen } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Progress } from '#app/ui/notices/progress.tsx';
import { useInnerPlace } from '#app/ui/wayfinding/inner-place.ts';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import { Practice } from './practice.tsx';
import { QuestionCard } from './question-card.tsx';
import { practisedOf } from './rules.ts';
import { type Notes, useNotes } from './use-notes.ts';
import type { QuestionsView, WrittenGroup } from './view.server.ts';

/** After the practice one goes on where it began. */
function usePractice() {
  const { isInside: isPractising, enter, leave } = useInnerPlace('questions', 'practice');
  const wasPractising = useRef(false);
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wasPractising.current && !isPractising) buttons.current?.querySelector('button')?.focus();
    wasPractising.current = isPractising;
  }, [isPractising]);
  return { isPractising, buttons, enter, leave };
}

function Group({ group, isFirst, person, ...notes }: Notes & { group: WrittenGroup; isFirst: boolean } & Who) {
  const t = useTranslations('interview');
  const { title, text, questions } = group;
  const done = practisedOf(
    questions.map(({ name }) => name),
    notes.notes,
  );
  return (
    <details open={isFirst} className="group/part border-line border-b">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 py-2 hover:text-deep">
        <h2 className="min-w-0 flex-1 text-xl">{title}</h2>
        <span className="text-quiet tabular-nums">{t('group.count', { done, all: questions.length })}</span>
        <Icon
          name="chevron-down"
          className="size-4.5 text-deep transition-transform duration-200 group-open/part:rotate-180 print:hidden"
        />
      </summary>
      <div className="grid gap-3 pb-5">
        <p className="max-w-[65ch] text-quiet">{text}</p>
        <ul className="grid gap-2.5">
          {questions.map((question) => (
            <li key={question.name}>
              <QuestionCard question={question} person={person} {...notes} />
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

type Who = { person: QuestionsView['person'] };

/** Answering the questions of the application leaves out what does not concern somebody. */
function Narrower() {
  const t = useTranslations('interview');
  const screen = 'portal-questions';
  return (
    <p className="print:hidden">
      {t('page.narrower')}{' '}
      {isScreen(screen) && <ScreenLink to={screen as 'portal'}>{t('page.narrowerLink')}</ScreenLink>}
    </p>
  );
}

export function Preparation({ view }: { view: QuestionsView }) {
  const t = useTranslations('interview');
  const { person, groups, isNarrower, sheet } = view;
  const notes = useNotes(view);
  const { isPractising, buttons, enter, leave } = usePractice();
  const questions = groups.flatMap(({ title, questions: list }) => list.map((one) => ({ ...one, title })));
  const all = questions.length;
  const done = practisedOf(
    questions.map(({ name }) => name),
    notes.notes,
  );
  const name = person.first_name;
  return (
    <div className="mx-auto grid max-w-3xl gap-5">
      <h1 className={isPractising ? 'sr-only' : 'text-2xl'}>
        {person.isSelf ? t('page.title') : t('page.titleOf', { name })}
      </h1>
      {isPractising && <Practice {...notes} questions={questions} person={person} onBack={leave} />}
      {/* On paper the list stands, wherever one was. */}
      <div id="questions" className={isPractising ? 'hidden print:grid' : 'grid gap-5'}>
        <div className="grid gap-2 print:hidden">
          <p>{person.isSelf ? t('page.lead') : t('page.leadOf', { name })}</p>
          <p className="text-quiet">{t('page.private')}</p>
          {isNarrower && <Narrower />}
        </div>
        <Progress id="interview-progress" label={t('page.progress', { done, all })} value={done} max={all} />
        <div ref={buttons} className="flex flex-wrap gap-2.5 print:hidden">
          <Button kind="main" wide onClick={enter}>
            {t(done < all ? 'page.practise' : 'page.again')}
          </Button>
          <Button kind="quiet" wide onClick={() => print()}>
            {t('page.print')}
          </Button>
          {sheet && (
            <ScreenLink to="portal-form-sheet" params={{ user_id: person.user_id, form_name: sheet }} look="plain" wide>
              {t('page.sheet')}
            </ScreenLink>
          )}
        </div>
        <div className="border-line border-t">
          {groups.map((group, place) => (
            <Group key={group.group} group={group} isFirst={place === 0} person={person} {...notes} />
          ))}
        </div>
      </div>
    </div>
  );
}
