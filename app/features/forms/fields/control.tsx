/** The control of a field by its type; what it writes goes to the sheet as it is typed. */
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useAppData } from '#app/features/chrome/app/data.ts';
import { isDate } from '#app/features/forms/engine/dates.ts';
import { charactersOf, checksIn } from '#app/features/forms/engine/values.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { ComboboxField } from '#app/ui/fields/combobox-field.tsx';
import { FieldGroup, type FieldProps } from '#app/ui/fields/field.tsx';
import { RadioCards } from '#app/ui/fields/radio-cards.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { useWrittenEarly } from '#app/ui/fields/use-written-early.ts';
import { PhoneField } from '#app/ui/phone/field.tsx';
import type { Field } from '#content/forms/definition.ts';
import { dateInWords, readDate, shortDate } from './date-text.ts';
import { type Cleaned, clean } from './written.ts';

export type ControlProps = FieldProps & {
  field: Field;
  raw: unknown;
  disabled: boolean;
  choices: readonly { code: string; label: string }[];
  /** What is said when a letter is refused. */
  patternText: string | undefined;
  holder: string | undefined;
  onWrite(value: unknown): void;
  onLeave(): void;
};

/** Longer lists are searched by writing. */
const SEARCHED_FROM = 12;
/** From here on it helps to know how many letters are left. */
const COUNTED_FROM = 0.8;

const asText = (raw: unknown) => (typeof raw === 'string' ? raw : '');
const longest = (field: Field) => Math.max(0, ...checksIn(field.validation).map(({ maxLength = 0 }) => maxLength));

/** What was refused is said once, politely, beside the field. */
function RefusedNote({ refused, patternText }: { refused: Cleaned['refused']; patternText: string | undefined }) {
  const t = useTranslations('forms');
  const last = refused.at(-1);
  const said = last && (last.instead ? t('field.instead', last) : `${t('field.refused', last)} ${patternText ?? ''}`);
  return (
    <p role="status" className={said ? 'text-night text-sm leading-snug' : 'sr-only'}>
      {said}
    </p>
  );
}

function WrittenControl({ field, raw, disabled, patternText, holder, onWrite, onLeave, ...frame }: ControlProps) {
  const t = useTranslations('forms');
  const [refused, setRefused] = useState<Cleaned['refused']>([]);
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
    }
    setRefused(cleaned.refused);
    onWrite(cleaned.text);
  };
  useWrittenEarly(id, text, (early) => onWrite(clean(field, early).text));
  const { typing, isUpper } = charactersOf(field);
  const isDigits = typing === '^\\d*$' || field.type === 'ssn' || /^\^\\d\{/.test(typing ?? '');
  const shared = {
    ...frame,
    disabled,
    value: text,
    placeholder: holder,
    onBlur: () => {
      setRefused([]);
      onLeave();
    },
    autoComplete: 'off',
    dir: isDigits || isUpper ? 'ltr' : undefined,
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

const HINTS = {
  day: 'dateHint',
  month: 'dateHintMonth',
  'month, day free': 'dateHintMonth',
  'year, rest free': 'dateHintYear',
} as const;

function DateControl({ field, raw, disabled, onWrite, onLeave, help, ...frame }: ControlProps) {
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
        help={help ?? t(`field.${HINTS[precision]}`)}
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

function PhoneControl({ field, raw, disabled, onWrite, onLeave, ...frame }: ControlProps) {
  const t = useTranslations('forms');
  const { locale, phoneCountries } = useAppData();
  const [start] = useState(asText(raw));
  const last = useRef(start);
  if (disabled) return <TextField {...frame} disabled value="" readOnly dir="ltr" />;
  return (
    <PhoneField
      {...frame}
      name={field.name}
      locale={locale}
      countries={phoneCountries}
      countryLabel={t('field.country')}
      countryEmpty={t('field.countryEmpty')}
      defaultValue={start ? `+${start}` : ''}
      onBlur={onLeave}
      onChange={({ e164, national }) => {
        const next = e164?.slice(1) ?? national.replace(/\D/g, '');
        if (next === last.current) return;
        last.current = next;
        onWrite(next);
      }}
    />
  );
}

function SeveralControl({ raw, choices, disabled, onWrite, onLeave, ...frame }: ControlProps) {
  const chosen = Array.isArray(raw) ? (raw as string[]) : [];
  const name = useId();
  /** "None" goes alone. */
  const toggle = (code: string, isOn: boolean) => {
    if (!isOn) return onWrite(chosen.filter((one) => one !== code));
    onWrite(code === 'NONE' ? ['NONE'] : [...chosen.filter((one) => one !== 'NONE'), code]);
  };
  return (
    <FieldGroup {...frame}>
      <div>
        {choices.map(({ code, label }) => (
          <Checkbox
            key={code}
            id={`${name}-${code}`}
            label={label}
            checked={chosen.includes(code)}
            disabled={disabled}
            onChange={(event) => toggle(code, event.target.checked)}
            onBlur={onLeave}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

function ChoiceControl({ field, raw, choices, disabled, onWrite, onLeave, ...frame }: ControlProps) {
  const t = useTranslations('forms');
  const name = useId();
  const value = asText(raw);
  const write = (code: string | null) => {
    onWrite(code || null);
    onLeave();
  };
  useWrittenEarly(frame.id, value, write);
  if (field.type === 'radio' || field.type === 'radioButton')
    return (
      <RadioCards
        {...frame}
        name={name}
        options={choices.map(({ code, label }) => ({ value: code, title: label }))}
        value={value}
        onChange={write}
        disabled={disabled}
        columns={choices.length < 3 ? 'always' : false}
      />
    );
  const options = choices.map(({ code, label }) => ({ value: code, label }));
  if (choices.length >= SEARCHED_FROM)
    return (
      <ComboboxField
        {...frame}
        options={options}
        empty={t('field.empty')}
        none={t('field.none')}
        open={t('field.open')}
        value={value || null}
        onChange={write}
        disabled={disabled}
      />
    );
  return (
    <SelectField
      {...frame}
      options={options}
      empty={t('field.empty')}
      value={value}
      disabled={disabled}
      onChange={(event) => write(event.target.value)}
      onBlur={onLeave}
    />
  );
}

function BoxControl({ id, label, error, raw, disabled, onWrite, onLeave }: ControlProps) {
  const write = (isTicked: boolean) => {
    onWrite(isTicked);
    onLeave();
  };
  useWrittenEarly(id, raw === true, write);
  return (
    <Checkbox
      id={id}
      label={label}
      error={error}
      checked={raw === true}
      disabled={disabled}
      onChange={(event) => write(event.target.checked)}
    />
  );
}

export function Control(props: ControlProps) {
  switch (props.field.type) {
    case 'date':
      return <DateControl {...props} />;
    case 'international_phone':
      return <PhoneControl {...props} />;
    case 'select':
    case 'radio':
    case 'radioButton':
      return <ChoiceControl {...props} />;
    case 'multipleSelect':
      return <SeveralControl {...props} />;
    case 'doesNotApply':
      return <BoxControl {...props} />;
    case 'imperative':
      return <p className="max-w-[65ch]">{props.label}</p>;
    default:
      return <WrittenControl {...props} />;
  }
}
