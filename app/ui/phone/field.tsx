/** A phone number: country and national part. Posted as one E.164 value, and in two parts for a page without script. */
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import type { Locale } from '#app/i18n/locales.ts';
import { Field, type FieldProps, shell, tied } from '#app/ui/fields/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { chooseCountry, type PhoneCountry } from './country.ts';
import { type PhoneParser, type PhoneValue, readPhone, tidyPhone } from './number.ts';

type Props = FieldProps & {
  name: string;
  locale: Locale;
  countries: readonly PhoneCountry[];
  /** What the list of countries is called, and its line before a choice. */
  countryLabel: string;
  countryEmpty: string;
  /** The country of the page one stands on. */
  pageCountry?: string | undefined;
  /** An E.164 number. */
  defaultValue?: string | undefined;
  onChange?: ((value: PhoneValue) => void) | undefined;
  onBlur?: (() => void) | undefined;
};

const LAST_CHOICE = 'phone-country';

function lastChoice() {
  try {
    return localStorage.getItem(LAST_CHOICE);
  } catch {
    return null;
  }
}

function keepChoice(code: string) {
  try {
    localStorage.setItem(LAST_CHOICE, code);
  } catch {
    // A browser that keeps nothing for us forgets the choice.
  }
}

/** Typed letter by letter a text stays as it is; what comes whole (paste, autofill) is put in order at once. */
const isTyped = (event: ChangeEvent<HTMLInputElement>) =>
  /^(insertText|insertCompositionText|delete)/.test((event.nativeEvent as InputEvent).inputType ?? '');

export function PhoneField(props: Props) {
  const { id, label, mark, help, error, note, name, locale, countries, pageCountry, defaultValue = '' } = props;
  const frame = { id, label, mark, help, error, note };
  const start = readPhone(defaultValue, undefined, countries, undefined);
  const [chosen, setChosen] = useState(
    defaultValue ? start.country : chooseCountry({ page: pageCountry, locale }, countries),
  );
  const [text, setText] = useState(start.country ? start.national : defaultValue);
  const [parse, setParse] = useState<PhoneParser>();
  const isAsked = useRef(false);
  /** A country was picked before the page woke. */
  const isPicked = useRef(false);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const value = readPhone(text, chosen ?? undefined, countries, parse);
  const shown = countries.find(({ code }) => code === (text ? value.country : chosen));

  // What was written before the page woke counts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at waking
  useEffect(() => {
    if (box.current?.contains(document.activeElement)) loadPlans();
    const picked = box.current?.querySelector('select')?.value;
    if (picked && picked !== (shown?.code ?? '')) {
      isPicked.current = true;
      setChosen(picked);
    }
    if (input.current && input.current.value !== text) tidy(input.current.value);
  }, []);

  useEffect(() => {
    if (defaultValue || pageCountry || isPicked.current) return;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    setChosen((now) => chooseCountry({ last: lastChoice(), timeZone, locale }, countries) ?? now);
  }, [defaultValue, pageCountry, locale, countries]);

  const { onChange } = props;
  const { country, national, e164, possible } = value;
  useEffect(() => onChange?.({ country, national, e164, possible }), [onChange, country, national, e164, possible]);

  function loadPlans() {
    if (isAsked.current) return;
    isAsked.current = true;
    import('./parser.ts').then(
      ({ parsePhone }) => setParse(() => parsePhone),
      () => {
        isAsked.current = false;
      },
    );
  }

  /** The code moves out of the text into the list, the rest is grouped. */
  function tidy(written: string) {
    const read = readPhone(written, chosen ?? undefined, countries, parse);
    if (written && read.country && read.country !== chosen) {
      setChosen(read.country);
      keepChoice(read.country);
    }
    setText(tidyPhone(written, read, parse));
  }

  return (
    <Field {...frame}>
      <div ref={box} dir="ltr" className={`${shell} flex flex-wrap`} onFocusCapture={loadPlans}>
        <div className="relative flex min-h-11 shrink-0 items-center gap-2 rounded-s-[10.5px] border-line border-e-[1.5px] bg-sky ps-3.5 pe-2.5 text-deep">
          <span aria-hidden="true" className="grid w-16 leading-tight sm:w-28">
            <bdi className={`truncate ${shown ? 'text-xs' : 'text-sm'}`}>{shown?.name ?? props.countryEmpty}</bdi>
            {shown && <span className="font-semibold text-sm tabular-nums">+{shown.dial}</span>}
          </span>
          <Icon name="chevron-down" className="size-4" />
          <select
            name={`${name}_country`}
            aria-label={props.countryLabel}
            value={shown?.code ?? ''}
            onChange={(event) => {
              setChosen(event.target.value);
              keepChoice(event.target.value);
            }}
            className="absolute inset-0 cursor-pointer appearance-none bg-card text-night opacity-0 outline-none"
          >
            {!shown && <option value="">{props.countryEmpty}</option>}
            {countries.map((one) => (
              <option key={one.code} value={one.code}>
                {one.name} (+{one.dial})
              </option>
            ))}
          </select>
        </div>
        <input
          {...tied(frame)}
          ref={input}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          dir="ltr"
          name={`${name}_national`}
          value={text}
          maxLength={40}
          onChange={(event) => (isTyped(event) ? setText(event.target.value) : tidy(event.target.value))}
          onBlur={() => {
            tidy(text);
            props.onBlur?.();
          }}
          className="min-w-0 grow basis-26 rounded-e-[10.5px] bg-transparent px-3.5 py-2.5 text-start tabular-nums outline-none"
        />
        <input type="hidden" name={name} value={e164 ?? ''} />
      </div>
    </Field>
  );
}
