/** The one error that a form shows (spec 5): beside its field, read aloud; focus goes there when the form was sent. */
import { useEffect, useRef, useState } from 'react';

type Wrong<Field extends string> = { field: Field; text: string; takesFocus: boolean };

/** A press on the button first leaves the field: what appears then must not move the button away from under it. */
const AFTER_THE_PRESS_MS = 250;

export function useFirstError<Field extends string>(id: string) {
  const [wrong, setWrong] = useState<Wrong<Field> | null>(null);
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (wrong?.takesFocus) document.getElementById(`${id}-${wrong.field}`)?.focus();
  }, [wrong, id]);
  useEffect(() => () => clearTimeout(later.current), []);

  return {
    wrong,
    at: (field: Field) => (wrong?.field === field ? wrong.text : undefined),
    idOf: (field: Field) => `${id}-${field}`,
    show: (field: Field, text: string) => setWrong({ field, text, takesFocus: true }),
    clear: () => {
      clearTimeout(later.current);
      setWrong(null);
    },
    /** On leaving a field: its error without moving anybody, or the end of it. */
    onLeave: (field: Field, textOf: () => string | null | Promise<string | null>) => {
      clearTimeout(later.current);
      later.current = setTimeout(async () => {
        const text = await textOf();
        setWrong((now) => {
          // What the sent form was refused for comes first, until it is mended.
          if (now && now.field !== field && (now.takesFocus || !text)) return now;
          return text ? { field, text, takesFocus: false } : null;
        });
      }, AFTER_THE_PRESS_MS);
    },
  };
}
