/** A date, written in any usual order and said again in words. */
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { isDate } from '#app/features/forms/engine/dates.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useWrittenEarly } from '#app/ui/fields/use-written-early.ts';
import { asText, type ControlProps, frameOf } from './control-props.ts';
import { dateInWords, readDate, shortDate } from './date-text.ts';

const HINTS = {
  day: 'dateHint',
  month: 'dateHintMonth',
  'month, day free': 'dateHintMonth',
  'year, rest free': 'dateHintYear',
} as const;

export function DateControl(props: ControlProps) {
  const { field, raw, disabled, onWrite, onLeave } = props;
  const frame = frameOf(props);
  const t = useTranslations('forms');
  const locale = useLocale() as Locale;
  const stored = asText(raw);
  const { precision = 'day' } = field;
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? shortDate(stored, locale);
  const read = isDate(stored, precision) ? stored : null;
  const write = (text: string) => {
    setTyped(text);
    onWrite(readDate(text, locale, precision) ?? text);
  };
  useWrittenEarly(frame.id, shown, write);
  return (
    <div className="grid gap-1">
      <TextField
        {...frame}
        help={
          <>
            {t(`field.${HINTS[precision]}`)} {frame.help}
          </>
        }
        disabled={disabled}
        value={shown}
        dir="ltr"
        autoComplete={field.name === 'date_of_birth' ? 'bday' : 'off'}
        inputMode="text"
        maxLength={40}
        onChange={(event) => write(event.target.value)}
        onBlur={() => {
          setTyped(null);
          onLeave();
        }}
      />
      <p role="status" className={read ? 'text-quiet text-sm' : 'sr-only'}>
        {read && t('field.read', { date: dateInWords(read, locale) })}
      </p>
    </div>
  );
}
