/** A form that is sent once at a time, and says what is wrong beside each field; the first of them takes the focus. */
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ErrorSummary } from './error-summary.tsx';
import { afterLeaving, type FieldError, type FormErrors, type Ways } from './form-errors.ts';

/** A press on the button first leaves the field: what appears then must not move the button away from under it. */
const AFTER_THE_PRESS_MS = 250;

/** The page is being left: until then the form stays busy. */
export const leaving = () => new Promise<never>(() => {});

export function useSending<Field extends string>(id: string) {
  const [wrong, setWrong] = useState<FormErrors<Field> | null>(null);
  const [isBusy, setBusy] = useState(false);
  const busy = useRef(false);
  const failures = useRef(0);
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  const idOf = (field: Field) => `${id}-${field}`;
  const errorAt = (field: Field) => wrong?.errors.find((one) => one.field === field)?.text;
  const focused = useRef(0);

  useEffect(() => {
    const [first] = wrong?.errors ?? [];
    if (!wrong?.isSent || !first || focused.current === wrong.count) return;
    focused.current = wrong.count;
    document.getElementById(`${id}-${first.field}`)?.focus();
  }, [wrong, id]);
  useEffect(() => () => clearTimeout(later.current), []);

  function failWith(errors: readonly FieldError<Field>[], text = '', ways: Ways = []) {
    failures.current += 1;
    setWrong({ errors, text, ways, isSent: true, count: failures.current });
  }
  /** One thing is wrong: with a field, or with the whole form. */
  const fail = (text: string, field?: Field, ways: Ways = []) =>
    field ? failWith([{ field, text }]) : failWith([], text, ways);

  /**
   * A second click while it works is no second sending. What was wrong stays until it is known to be right: nothing
   * moves under the finger, so that a double click does not end on whatever stood below the button.
   */
  async function run(work: () => Promise<unknown>) {
    if (busy.current) return;
    clearTimeout(later.current);
    busy.current = true;
    setBusy(true);
    const before = failures.current;
    try {
      await work();
    } finally {
      busy.current = false;
      setBusy(false);
      if (failures.current === before) setWrong(null);
    }
  }

  /** What a form does when it is sent: what was typed is read at once. */
  const sends = (work: (typed: FormData, form: HTMLFormElement) => Promise<unknown>) => {
    return (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const form = event.currentTarget;
      const typed = new FormData(form);
      return run(() => work(typed, form));
    };
  };

  /** On leaving a field: its error without moving anybody, or the end of it. */
  function onLeave(field: Field, textOf: () => Promise<string | null>) {
    clearTimeout(later.current);
    later.current = setTimeout(async () => {
      const text = busy.current ? null : await textOf();
      if (busy.current) return;
      setWrong((now) => afterLeaving(now, field, text, failures.current));
    }, AFTER_THE_PRESS_MS);
  }

  return {
    isBusy,
    run,
    sends,
    fail,
    /** Several things at once, in the order of the form. */
    failWith,
    onLeave,
    idOf,
    errorAt,
    /** What every field of the form is given. */
    fieldOf: (field: Field) => ({ id: idOf(field), name: field, error: errorAt(field) }),
    /** The question itself has changed: what was wrong with the old one no longer matters. */
    clear: () => setWrong(null),
    /** On top of the form; `title` stands over the links to the fields. */
    summary: (title: string) =>
      wrong && (
        <ErrorSummary
          key={wrong.count}
          takesFocus={wrong.errors.length === 0}
          title={wrong.text || title}
          links={wrong.text ? wrong.ways : wrong.errors.map(({ field, text }) => ({ href: `#${idOf(field)}`, text }))}
        />
      ),
    /** Instead of a summary, on top: the errors of fields, read aloud. */
    aloud: (
      <p role="alert" className="sr-only">
        {wrong?.errors.map(({ text }) => text).join(' ')}
      </p>
    ),
    /** Instead of a summary, above the button: that the whole form failed. */
    notice: wrong?.text && <ErrorSummary key={wrong.count} title={wrong.text} links={wrong.ways} />,
  };
}

export type Sending<Field extends string> = ReturnType<typeof useSending<Field>>;
