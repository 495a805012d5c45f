/** A form that is sent once at a time, and says the first thing that is wrong beside its field, which takes the focus. */
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ErrorSummary } from './error-summary.tsx';

type Ways = readonly { href: string; text: string }[];
type Wrong<Field extends string> = {
  /** None: the whole form failed. */
  field: Field | undefined;
  text: string;
  /** What else one can do. */
  ways: Ways;
  takesFocus: boolean;
  count: number;
};

/** A press on the button first leaves the field: what appears then must not move the button away from under it. */
const AFTER_THE_PRESS_MS = 250;

/** The page is being left: until then the form stays busy. */
export const leaving = () => new Promise<never>(() => {});

export function useSending<Field extends string>(id: string) {
  const [wrong, setWrong] = useState<Wrong<Field> | null>(null);
  const [isBusy, setBusy] = useState(false);
  const busy = useRef(false);
  const failures = useRef(0);
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  const idOf = (field: Field) => `${id}-${field}`;
  const errorAt = (field: Field) => (wrong?.field === field ? wrong.text : undefined);

  useEffect(() => {
    if (wrong?.field && wrong.takesFocus) document.getElementById(`${id}-${wrong.field}`)?.focus();
  }, [wrong, id]);
  useEffect(() => () => clearTimeout(later.current), []);

  function fail(text: string, field?: Field, ways: Ways = []) {
    failures.current += 1;
    setWrong({ field, text, ways, takesFocus: true, count: failures.current });
  }

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
      setWrong((now) => {
        // What the sent form was refused for comes first, until it is mended.
        if (now && now.field !== field && (now.takesFocus || !text)) return now;
        return text ? { field, text, ways: [], takesFocus: false, count: failures.current } : null;
      });
    }, AFTER_THE_PRESS_MS);
  }

  return {
    isBusy,
    run,
    sends,
    fail,
    onLeave,
    idOf,
    errorAt,
    /** What every field of the form is given. */
    fieldOf: (field: Field) => ({ id: idOf(field), name: field, error: errorAt(field) }),
    /** The question itself has changed: what was wrong with the old one no longer matters. */
    clear: () => setWrong(null),
    /** On top of the form; `title` stands over the link to the field. */
    summary: (title: string) =>
      wrong && (
        <ErrorSummary
          key={wrong.count}
          takesFocus={!wrong.field}
          title={wrong.field ? title : wrong.text}
          links={wrong.field ? [{ href: `#${idOf(wrong.field)}`, text: wrong.text }] : wrong.ways}
        />
      ),
    /** Instead of a summary, on top: the error of a field, read aloud. */
    aloud: (
      <p role="alert" className="sr-only">
        {wrong?.field && wrong.text}
      </p>
    ),
    /** Instead of a summary, above the button: that the whole form failed. */
    notice: wrong && !wrong.field && <ErrorSummary key={wrong.count} title={wrong.text} links={wrong.ways} />,
  };
}

export type Sending<Field extends string> = ReturnType<typeof useSending<Field>>;
