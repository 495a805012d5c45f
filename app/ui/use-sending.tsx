/** A form that is sent once at a time, and says the first thing that is wrong beside its field, which takes the focus. */
import { useEffect, useRef, useState } from 'react';
import { ErrorSummary } from './error-summary.tsx';

type Wrong<Field extends string> = { field: Field | undefined; text: string; count: number };

export function useSending<Field extends string>(id: string) {
  const [wrong, setWrong] = useState<Wrong<Field> | null>(null);
  const [isBusy, setBusy] = useState(false);
  const busy = useRef(false);
  useEffect(() => {
    if (wrong?.field) document.getElementById(`${id}-${wrong.field}`)?.focus();
  }, [wrong, id]);

  const failures = useRef(0);
  function fail(text: string, field?: Field) {
    failures.current += 1;
    setWrong({ field, text, count: failures.current });
  }

  /**
   * A second click while it works is no second sending. What was wrong stays until it is known to be right: nothing
   * moves under the finger, so that a double click does not end on whatever stood below the button.
   */
  async function run(work: () => Promise<unknown>) {
    if (busy.current) return;
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

  const errorAt = (field: Field) => (wrong?.field === field ? wrong.text : undefined);
  /** On top of the form; `title` stands over the link to the field. */
  const summary = (title: string) =>
    wrong && (
      <ErrorSummary
        key={wrong.count}
        takesFocus={!wrong.field}
        title={wrong.field ? title : wrong.text}
        links={wrong.field ? [{ href: `#${id}-${wrong.field}`, text: wrong.text }] : []}
      />
    );
  /** The question itself has changed: what was wrong with the old one no longer matters. */
  const clear = () => setWrong(null);
  return { isBusy, run, fail, clear, errorAt, summary };
}
