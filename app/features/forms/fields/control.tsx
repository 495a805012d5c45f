/** The control of a field by its type; what it writes goes to the sheet as it is typed. */
import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAppData } from '#app/features/chrome/app/data.ts';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { ComboboxField } from '#app/ui/fields/combobox-field.tsx';
import { FieldGroup } from '#app/ui/fields/field.tsx';
import { RadioCards } from '#app/ui/fields/radio-cards.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useTickedEarly, useWrittenEarly } from '#app/ui/fields/use-written-early.ts';
import { PhoneField } from '#app/ui/phone/field.tsx';
import { asText, type ControlProps, frameOf } from './control-props.ts';
import { DateControl } from './date-control.tsx';
import { WrittenControl } from './written-control.tsx';

/** Longer lists are searched by writing. */
const SEARCHED_FROM = 12;

/** While nobody knows whether it is a whole number: the country's code and what was written of the rest. */
const storedPhone = (national: string, dial: string) => {
  const digits = national.replace(/\D/g, '');
  return digits && `${dial}${digits}`;
};

function PhoneControl(props: ControlProps) {
  const { field, raw, disabled, onWrite, onLeave } = props;
  const frame = frameOf(props);
  const t = useTranslations('forms');
  const { locale, phoneCountries } = useAppData();
  const dialOf = (code: string | null | undefined) => phoneCountries.find((one) => one.code === code)?.dial ?? '';
  const [start] = useState(asText(raw));
  const last = useRef(start);
  const seen = useRef<string | null>(null);
  const hasWritten = useRef(false);
  if (disabled) {
    const number = asText(raw);
    return <TextField {...frame} disabled value={number && `+${number}`} readOnly dir="ltr" />;
  }
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
      onChange={({ country, e164, national }) => {
        // What stands there when the page opens is nobody's writing, nor is it when the plans of numbers arrive.
        const now = `${country} ${national}`;
        hasWritten.current ||= seen.current !== null && seen.current !== now;
        seen.current = now;
        const next = e164?.slice(1) ?? storedPhone(national, dialOf(country));
        if (!hasWritten.current || next === last.current) return;
        last.current = next;
        onWrite(next);
      }}
    />
  );
}

/** One thing to say yes to: a box with its sentence, not a choice of one. It is stored as that choice. */
function OnlyChoiceControl({ id, label, help, error, note, raw, choices, disabled, onWrite, onLeave }: ControlProps) {
  const code = choices[0]?.code ?? '';
  const write = (isTicked: boolean) => {
    onWrite(isTicked ? code : null);
    onLeave();
  };
  useWrittenEarly(id, raw === code, write);
  return (
    <div className="grid gap-0.5">
      <div className="rounded-card border-[1.5px] border-edge bg-card px-3.5 has-aria-invalid:border-alert">
        <Checkbox
          id={id}
          label={<span className="font-semibold">{label}</span>}
          help={help}
          error={error}
          checked={raw === code}
          disabled={disabled}
          onChange={(event) => write(event.target.checked)}
        />
      </div>
      {note}
    </div>
  );
}

/** A list that is closed cuts what is long: the chosen line stands below it as a whole, on a wide screen only what is too long there, too. */
const CUT_FROM = 34;
const CUT_WIDE_FROM = 70;
const WholeChoice = ({ label }: { label: string | undefined }) =>
  label && label.length > CUT_FROM ? (
    <p
      aria-hidden="true"
      className={`text-quiet text-sm leading-snug ${label.length > CUT_WIDE_FROM ? '' : 'sm:hidden'}`}
    >
      {label}
    </p>
  ) : null;

const isNone = (code: string) => code.toLowerCase() === 'none';

function SeveralControl(props: ControlProps) {
  const { raw, choices, disabled, onWrite, onLeave } = props;
  const frame = frameOf(props);
  const chosen = Array.isArray(raw) ? (raw as string[]) : [];
  const name = useId();
  useTickedEarly(frame.id, name, chosen, onWrite);
  /** "None" goes alone. */
  const toggle = (code: string, isOn: boolean) => {
    if (!isOn) return onWrite(chosen.filter((one) => one !== code));
    onWrite(isNone(code) ? [code] : [...chosen.filter((one) => !isNone(one)), code]);
  };
  return (
    <FieldGroup {...frame}>
      <div>
        {choices.map(({ code, label }) => (
          <Checkbox
            key={code}
            id={`${name}-${code}`}
            name={name}
            value={code}
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

function ChoiceControl(props: ControlProps) {
  const { field, raw, choices, disabled, onWrite, onLeave } = props;
  const frame = frameOf(props);
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
  return (
    <div className="grid gap-1">
      {choices.length >= SEARCHED_FROM ? (
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
      ) : (
        <SelectField
          {...frame}
          options={options}
          empty={t('field.empty')}
          value={value}
          disabled={disabled}
          onChange={(event) => write(event.target.value)}
          onBlur={onLeave}
        />
      )}
      <WholeChoice label={choices.find(({ code }) => code === value)?.label} />
    </div>
  );
}

function BoxControl({ id, label, help, error, raw, disabled, onWrite, onLeave }: ControlProps) {
  const write = (isTicked: boolean) => {
    onWrite(isTicked);
    onLeave();
  };
  useWrittenEarly(id, raw === true, write);
  return (
    <Checkbox
      id={id}
      label={label}
      help={help}
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
    case 'radio':
    case 'radioButton':
      return props.choices.length === 1 ? <OnlyChoiceControl {...props} /> : <ChoiceControl {...props} />;
    case 'select':
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
