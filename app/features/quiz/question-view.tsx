/** One question: big buttons that digits choose, or the phone's own picker for a long list (spec 2, 5 "Questionnaire"). */
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { afterPaint } from '#app/ui/after-paint.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { Icon } from '#app/ui/icon.tsx';

export type Choice = { value: string; label: string };

type QuestionTexts = {
  why: string;
  next: string;
  choose: string;
  near: string;
  all: string;
  required: string;
  chosen: string;
  preset: string;
};

type Props = {
  field: string;
  ask: string;
  why?: string | undefined;
  /** A list too long for buttons has its likely ones first. */
  choices: readonly Choice[];
  others?: readonly Choice[] | undefined;
  answer: string | undefined;
  /** Marked before anything was answered; it counts once the person goes on with it. */
  preset?: string | undefined;
  /** Under the question: that it was told us before. */
  note?: ReactNode;
  level: 1 | 2;
  /** Whether one came here by a move: then the question takes the focus and is read aloud. */
  takesFocus: boolean;
  texts: QuestionTexts;
  onAnswer(code: string): void;
};

export function QuestionView(props: Props) {
  const { field, ask, why, others, level, takesFocus, texts, note } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const Heading = level === 1 ? 'h1' : 'h2';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question, not each sending
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: false });
  }, [field]);
  return (
    <div data-question className="grid gap-4">
      <div className="grid gap-1">
        <Heading ref={heading} tabIndex={-1} className="font-bold text-2xl outline-none">
          {ask}
        </Heading>
        {note}
        {why && (
          <Fold key={field} title={texts.why}>
            <p className="text-quiet">{why}</p>
          </Fold>
        )}
      </div>
      {others ? <Picker key={field} {...props} others={others} /> : <Buttons key={field} {...props} />}
    </div>
  );
}

/** Ten digits: the tenth option is 0. */
const digitOf = (index: number) => (index < 9 ? String(index + 1) : index === 9 ? '0' : '');

/** The second tap of a double tap must not answer the question that has just come. */
const SETTLED_AFTER_MS = 300;

function useSettled(isMoved: boolean) {
  const [isSettled, setSettled] = useState(!isMoved);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}

function Buttons({ field, ask, choices, answer, preset, takesFocus, texts, onAnswer }: Props) {
  const isSettled = useSettled(takesFocus);
  /**
   * Shown as chosen before the next question is worked out: on a slow phone that takes longer than a finger waits. What shows
   * it stands in each button from the start, so that a tap changes one attribute: nothing comes, goes or moves.
   */
  const [tapped, setTapped] = useState<string>();
  function take(code: string) {
    if (tapped !== undefined) return;
    setTapped(code);
    afterPaint(() => {
      onAnswer(code);
      setTapped(undefined);
    });
  }
  useEffect(() => {
    function choose(event: KeyboardEvent) {
      const at = event.target instanceof Element ? event.target : null;
      const isTyping = at?.closest('input, select, textarea, dialog');
      // A digit is an answer where the question is, and nothing on a link of the footer (WCAG 2.1.4).
      const isHere = at === document.body || at?.closest('[data-question]');
      if (isTyping || !isHere || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const chosen = choices.find((_, index) => digitOf(index) === event.key);
      if (chosen) take(chosen.value);
    }
    document.addEventListener('keydown', choose);
    return () => document.removeEventListener('keydown', choose);
  });
  return (
    <div className={`grid gap-4 ${isSettled ? '' : 'pointer-events-none'}`}>
      <ul aria-label={ask} className="grid gap-2.5">
        {choices.map(({ value, label }, index) => {
          const isChosen = value === (tapped ?? answer ?? preset);
          const isPreset = isChosen && (tapped ?? answer) === undefined;
          return (
            <li key={`${field}-${value}`}>
              <button
                type="button"
                aria-current={isChosen ? 'true' : undefined}
                onClick={() => take(value)}
                className="group/choice flex min-h-13 w-full cursor-pointer items-center justify-between gap-3 rounded-card border-[1.5px] border-line bg-card px-4 py-2.5 text-start hover:border-deep hover:bg-sky aria-[current]:border-deep aria-[current]:bg-sky"
              >
                <span className="min-w-0 [overflow-wrap:anywhere]">{label}</span>
                <span className="grid justify-items-end *:col-start-1 *:row-start-1">
                  <span className="invisible text-deep group-aria-[current]/choice:visible">
                    <span className="sr-only">{isPreset ? texts.preset : texts.chosen}</span>
                    <Icon name="tick" className="size-5" />
                  </span>
                  <span
                    aria-hidden="true"
                    className="hidden font-sans text-quiet text-sm group-aria-[current]/choice:invisible sm:inline"
                  >
                    {digitOf(index)}
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {answer === undefined && preset !== undefined && (
        <div>
          <Button kind="main" wide onClick={() => take(preset)}>
            {texts.next}
          </Button>
        </div>
      )}
    </div>
  );
}

function Picker({ field, choices, others, answer, preset, texts, onAnswer }: Props & { others: readonly Choice[] }) {
  const id = useId();
  const [error, setError] = useState<string>();
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get(field) ?? '');
    if (code) return onAnswer(code);
    setError(texts.required);
    document.getElementById(id)?.focus();
  }
  return (
    <form noValidate onSubmit={send} className="grid gap-4">
      <SelectField
        id={id}
        name={field}
        label={texts.choose}
        error={error}
        empty="—"
        defaultValue={answer ?? preset ?? ''}
        onChange={() => setError(undefined)}
        groups={[
          { label: texts.near, options: choices },
          { label: texts.all, options: others },
        ]}
      />
      <div>
        <Button kind="main" type="submit" wide>
          {texts.next}
        </Button>
      </div>
    </form>
  );
}
