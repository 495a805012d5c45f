/** Text, letter by letter: what the field does not take is refused, with the reason and the nearest letter. */
import { useLayoutEffect, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { charactersOf, checksIn } from '#app/features/forms/engine/values.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { useWrittenEarly } from '#app/ui/fields/use-written-early.ts';
import type { Field } from '#content/forms/definition.ts';
import { asText, type ControlProps, frameOf } from './control-props.ts';
import { type CleanedText, clean, toldOf } from './written.ts';

/** From here on it helps to know how many letters are left. */
const COUNTED_FROM = 0.8;

const longest = (field: Field) => Math.max(0, ...checksIn(field.validation).map(({ maxLength = 0 }) => maxLength));

/** What was refused is said once, politely, beside the field: every sign of it. */
function RefusedNote({ refused, patternText }: { refused: CleanedText['refused']; patternText: string | undefined }) {
  const t = useTranslations('forms');
  const format = useFormatter();
  const { gone, replaced } = toldOf(refused);
  const letters = format.list(gone.map((letter) => t(letter === ' ' ? 'field.space' : 'field.sign', { letter })));
  const said = [
    ...replaced.map((one) => t('field.instead', one)),
    ...(gone.length > 0 ? [t('field.refused', { letters }), patternText] : []),
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <p role="status" className={said ? 'text-night text-sm leading-snug' : 'sr-only'}>
      {said}
    </p>
  );
}

export function WrittenControl(props: ControlProps) {
  const { field, raw, disabled, patternText, holder, onWrite, onLeave } = props;
  const frame = frameOf(props);
  const t = useTranslations('forms');
  const [refused, setRefused] = useState<CleanedText['refused']>([]);
  const caret = useRef<number | null>(null);
  const { id } = frame;
  const text = asText(raw);
  const max = longest(field);
  // A letter that was left out must not send the caret to the end.
  useLayoutEffect(() => {
    const control = document.getElementById(id);
    if (caret.current === null || !(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement))
      return;
    control.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const write = (control: HTMLInputElement | HTMLTextAreaElement) => {
    const cleaned = clean(field, control.value);
    if (cleaned.refused.length > 0) {
      const before = clean(field, control.value.slice(0, control.selectionStart ?? control.value.length));
      caret.current = before.text.length;
      setRefused(cleaned.refused);
    }
    onWrite(cleaned.text);
  };
  useWrittenEarly(id, text, (early) => onWrite(clean(field, early).text));
  const { typing, isUpper } = charactersOf(field);
  const isDigits = typing === '^\\d*$' || field.type === 'ssn' || /^\^\(?(?:\\d[{|]|\[1-9\])/.test(typing ?? '');
  const shared = {
    ...frame,
    disabled,
    value: text,
    placeholder: holder,
    // What was refused stays to be read, until one comes back to the field.
    onFocus: () => setRefused([]),
    onBlur: onLeave,
    autoComplete: 'off',
    dir: isDigits || isUpper ? 'ltr' : 'auto',
  };
  const isLong = max > 0 && text.length > max * COUNTED_FROM;
  return (
    <div className="grid gap-1">
      {field.type === 'textArea' ? (
        <TextareaField {...shared} rows={3} onChange={(event) => write(event.currentTarget)} />
      ) : (
        <TextField
          {...shared}
          spellCheck={false}
          inputMode={isDigits ? 'numeric' : undefined}
          autoCapitalize={isUpper ? 'characters' : undefined}
          onChange={(event) => write(event.currentTarget)}
        />
      )}
      <RefusedNote refused={refused} patternText={patternText} />
      {isLong && max >= text.length && (
        <p className="text-quiet text-sm">{t('field.count', { left: max - text.length })}</p>
      )}
    </div>
  );
}
