/** A form that is sent once at a time, and says what is wrong beside each field; the first of them takes the focus. */
import { type FocusEvent, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ErrorSummary } from './error-summary.tsx';
import { afterLeaving, type FieldError, type Finding, type FormErrors, type Ways } from './form-errors.ts';

/** A phone field posts its country and its national part beside the whole. */
const PHONE_PART = /_(national|country)$/;
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
  const errorAt = (field: Field) => {
    const found = wrong?.errors.find((one) => one.field === field);
    return found && (found.shown ?? found.text);
  };
  const focused = useRef(0);

  useEffect(() => {
    const [first] = wrong?.errors ?? [];
    if (!wrong?.isSent || !first || focused.current === wrong.count) return;
    focused.current = wrong.count;
    const field = document.getElementById(`${id}-${first.field}`);
    field?.focus();
    // A group may be taller than the screen: its words and its error stand on top.
    if (field?.tagName === 'FIELDSET') field.scrollIntoView();
  }, [wrong, id]);
  useEffect(() => () => clearTimeout(later.current), []);

  function failWith(errors: readonly FieldError<Field>[], text = '', ways: Ways = [], shown?: ReactNode) {
    failures.current += 1;
    setWrong({ errors, text, ways, shown, isSent: true, count: failures.current });
  }
  /** One thing is wrong: with a field, or with the whole form. `shown` are its words with links in them. */
  const fail = (text: string, field?: Field, ways: Ways = [], shown?: ReactNode) =>
    field ? failWith([{ field, text, shown }]) : failWith([], text, ways, shown);

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

  const settle = (field: Field, found: Finding) => {
    const text = found && (!found.isMissing || errorAt(field)) ? found.text : null;
    if (!busy.current) setWrong((now) => afterLeaving(now, field, text, failures.current));
  };

  /**
   * For the form: a field is checked when it is left, without moving anybody, and one that was wrong loses its message
   * as soon as it is right.
   */
  function watches(check: (field: Field, typed: FormData) => Promise<Finding> | Finding) {
    const fieldAt = ({ target }: { target: EventTarget }) =>
      ((target as HTMLInputElement).name ?? '').replace(PHONE_PART, '') as Field;
    return {
      onBlur(event: FocusEvent<HTMLFormElement>) {
        const [form, field] = [event.currentTarget, fieldAt(event)];
        if (!field) return;
        clearTimeout(later.current);
        later.current = setTimeout(async () => {
          const found = await check(field, new FormData(form));
          // What the server alone knows to be wrong stays until it is written otherwise.
          if (found) settle(field, found);
        }, AFTER_THE_PRESS_MS);
      },
      async onInput(event: FormEvent<HTMLFormElement>) {
        const field = fieldAt(event);
        if (!errorAt(field)) return;
        const found = await check(field, new FormData(event.currentTarget));
        if (!found) settle(field, found);
      },
    };
  }

  return {
    isBusy,
    run,
    sends,
    fail,
    /** Several things at once, in the order of the form. */
    failWith,
    watches,
    idOf,
    errorAt,
    /** What every field of the form is given. */
    fieldOf: (field: Field) => ({ id: idOf(field), name: field, error: errorAt(field) }),
    /** The question itself has changed: what was wrong with the old one no longer matters, nor what is being checked. */
    clear() {
      clearTimeout(later.current);
      setWrong(null);
    },
    /** On top of the form: that the whole of it failed, or several fields under `title`. One field says it itself. */
    summary: (title: string) =>
      wrong &&
      (wrong.text || wrong.errors.length > 1) && (
        <ErrorSummary
          key={wrong.count}
          takesFocus={wrong.errors.length === 0}
          title={wrong.shown ?? (wrong.text || title)}
          links={wrong.text ? wrong.ways : wrong.errors.map(({ field, text }) => ({ href: `#${idOf(field)}`, text }))}
        />
      ),
    /** The errors of fields, read aloud. */
    aloud: wrong && wrong.errors.length > 0 && (
      <p role="alert" className="sr-only">
        {wrong.errors.map(({ text }) => text).join(' ')}
      </p>
    ),
    /** Instead of a summary, above the button: that the whole form failed. */
    notice: wrong?.text && <ErrorSummary key={wrong.count} title={wrong.shown ?? wrong.text} links={wrong.ways} />,
  };
}

export type Sending<Field extends string> = ReturnType<typeof useSending<Field>>;
