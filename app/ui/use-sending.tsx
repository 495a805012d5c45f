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

  const fail = (text: string, field?: Field) => setWrong((last) => ({ field, text, count: (last?.count ?? 0) + 1 }));

  /** A second click while it works is no second sending. */
  async function run(work: () => Promise<unknown>) {
    if (busy.current) return;
    busy.current = true;
    setBusy(true);
    setWrong(null);
    try {
      await work();
    } finally {
      busy.current = false;
      setBusy(false);
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
