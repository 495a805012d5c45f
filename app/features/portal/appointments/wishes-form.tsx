/** What one wishes for: a city, two days, and the days between them that do not work. */
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useErrorText } from '#app/features/accounts/error-text.ts';
import { HttpError } from '#app/platform/http/http.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { FieldGroup } from '#app/ui/fields/field.tsx';
import type { Finding } from '#app/ui/fields/form-errors.ts';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';
import { daysInWords, inWords, saveWishes, storedElsewhere, wishesIn } from './client.ts';
import { isDay } from './clock-rules.ts';
import {
  dayOffError,
  MAX_DATES_OFF,
  REFUSALS,
  WEEKDAYS,
  WISH_FIELDS,
  type Wishes,
  type WishField,
  type WishFinding,
  wishFindings,
} from './rules.ts';
import type { Appointment } from './store.server.ts';
import type { AppointmentView } from './view.server.ts';

type DatesProps = {
  id: string;
  dates: readonly string[];
  words(day: string): string;
  bounds: { min: string; max: string };
  onChange(dates: string[]): void;
};

/** Single days, added and taken away one by one; a reader hears which. */
function DatesOff({ id, dates, words, bounds, onChange }: DatesProps) {
  const t = useTranslations('appointments.form');
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  function add() {
    const day = input.current?.value ?? '';
    const found = dayOffError(day, dates, bounds);
    setWrong(found && t(`errors.${found}`, { days: words(day) }));
    input.current?.focus();
    if (found || !input.current) return;
    input.current.value = '';
    onChange([...dates, day].sort());
    setSaid(t('added', { day: words(day) }));
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // It adds the day; the form is sent by its own button.
    event.preventDefault();
    add();
  }
  return (
    <FieldGroup id={id} label={t('dates')} mark={t('optional')} help={t('datesHelp', { max: MAX_DATES_OFF })}>
      {dates.length > 0 && (
        <ul className="grid gap-1">
          {dates.map((day) => (
            <li key={day} className="flex items-center justify-between gap-3 rounded-card bg-sand ps-4">
              <input type="hidden" name="days_off" value={day} />
              <span className="min-w-0 py-2">{words(day)}</span>
              <button
                type="button"
                aria-label={t('remove', { day: words(day) })}
                onClick={() => {
                  onChange(dates.filter((one) => one !== day));
                  setSaid(t('removed', { day: words(day) }));
                  input.current?.focus();
                }}
                className="grid size-12 shrink-0 cursor-pointer place-items-center rounded-full text-deep hover:bg-sky"
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-end gap-2.5">
        <div className="min-w-0 grow basis-44">
          <TextField
            ref={input}
            id={`${id}-add`}
            label={t('addDate')}
            type="date"
            onKeyDown={onKeyDown}
            error={wrong}
            {...(bounds.min && { min: bounds.min })}
            {...(bounds.max && { max: bounds.max })}
          />
        </div>
        <Button kind="quiet" icon="plus" onClick={add}>
          {t('add')}
        </Button>
      </div>
      <p role="alert" className="sr-only">
        {wrong}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </FieldGroup>
  );
}

type Props = {
  view: AppointmentView;
  onSaved(): Promise<void>;
  /** Something else is stored: the page is read again. */
  onStale(): Promise<void>;
  onCancel: (() => void) | undefined;
};

export function WishesForm({ view, onSaved, onStale, onCancel }: Props) {
  const t = useTranslations('appointments.form');
  const locale = useLocale();
  const errors = useErrorText();
  const { today, latest } = view;
  // What one began with: the page may be read again under the form, and what it then holds was not seen here.
  const [{ wishes, version }] = useState(view);
  const form = useSending<WishField>(useId());
  const [dates, setDates] = useState(() => (wishes?.days_off ?? []).filter(isDay));
  const [from, setFrom] = useState(wishes?.wanted_from ?? '');
  const [until, setUntil] = useState(wishes?.wanted_until ?? '');
  const [stored, setStored] = useState<Appointment | null>();
  const words = (day: string) => wishes?.words[day] ?? inWords(locale, day);

  function findings(typed: FormData) {
    const given = wishesIn(typed);
    const day = (one: string) => isDay(one) && inWords(locale, one, 'long');
    const named = { from: day(given.wanted_from) || '', until: day(given.wanted_until) || '' };
    const textOf = ({ field, error, days }: WishFinding) =>
      t(error === 'day' && field !== 'days_off' && field !== 'city' ? `errors.${field}` : `errors.${error}`, {
        ...named,
        days: daysInWords(locale, days, (weekday) => t('everyWeekday', { weekday })),
      });
    return wishFindings(given, view.sid, new Date()).map((one) => ({ field: one.field, text: textOf(one) }));
  }
  function check(field: WishField, typed: FormData): Finding {
    const found = findings(typed).find((one) => one.field === field);
    return found ? { text: found.text, isMissing: !typed.get(field) } : null;
  }

  async function save(given: Wishes, seen: number) {
    try {
      await saveWishes(view.person.user_id, { ...given, version: seen });
      await onSaved();
    } catch (error) {
      const elsewhere = storedElsewhere(error);
      if (elsewhere !== undefined) return setStored(elsewhere);
      if (error instanceof HttpError && error.status === 409 && error.serverMessage !== REFUSALS.changed)
        return onStale();
      const field = error instanceof HttpError && WISH_FIELDS.find((one) => one === error.field);
      if (field) return form.fail(t('failed'), field);
      form.fail(errors.ofFailure(error, t('failed')));
    }
  }

  const submit = form.sends(async (typed) => {
    const found = findings(typed);
    if (found.length > 0) return form.failWith(found);
    await save(wishesIn(typed), version);
  });

  const daysOff = form.fieldOf('days_off');
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      {...form.watches(check)}
      className="grid gap-6 rounded-card border border-line bg-card p-4 sm:p-6"
    >
      <h2 id="wishes" tabIndex={-1} className="text-xl outline-none">
        {t('title')}
      </h2>
      {form.summary(t('summary'))}
      {form.aloud}
      <SelectField
        {...form.fieldOf('city')}
        label={t('city')}
        help={t('cityHelp')}
        empty={t('cityEmpty')}
        defaultValue={view.city}
        groups={view.groups}
        options={[view.otherCity]}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          {...form.fieldOf('wanted_from')}
          label={t('from')}
          type="date"
          min={today}
          max={latest}
          defaultValue={from}
          onChange={(event) => setFrom(event.target.value)}
        />
        <TextField
          {...form.fieldOf('wanted_until')}
          label={t('until')}
          type="date"
          min={from || today}
          max={latest}
          defaultValue={until}
          onChange={(event) => setUntil(event.target.value)}
        />
      </div>
      <FieldGroup id={daysOff.id} label={t('weekdays')} mark={t('optional')} error={daysOff.error}>
        <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
          {WEEKDAYS.map((day) => (
            <Checkbox
              key={day}
              id={`${daysOff.id}-${day}`}
              name="days_off"
              value={day}
              defaultChecked={wishes?.days_off.includes(day)}
              label={t('weekday', { weekday: day })}
            />
          ))}
        </div>
      </FieldGroup>
      <DatesOff
        id={`${daysOff.id}-dates`}
        dates={dates}
        words={words}
        bounds={{ min: from || today, max: until || latest }}
        onChange={setDates}
      />
      {stored !== undefined && (
        <Elsewhere
          stored={stored}
          view={view}
          words={words}
          onKeepMine={(element) => {
            setStored(undefined);
            form.run(() => save(wishesIn(new FormData(element)), stored?.version ?? 0));
          }}
          onKeepStored={onStale}
        />
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button kind="main" type="submit" wide busy={form.isBusy ? t('busy') : undefined}>
          {t('submit')}
        </Button>
        {onCancel && (
          <Button kind="plain" wide onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}

type ElsewhereProps = {
  stored: Appointment | null;
  view: AppointmentView;
  words(day: string): string;
  onKeepMine(form: HTMLFormElement): void;
  onKeepStored(): Promise<void>;
};

/** Nothing is overwritten unseen: what is stored stands beside what was typed, and the person chooses. */
function Elsewhere({ stored, view, words, onKeepMine, onKeepStored }: ElsewhereProps) {
  const t = useTranslations('appointments.form');
  const cities = [...view.groups.flatMap(({ options }) => options), view.otherCity];
  const { city, wanted_from, wanted_until } = stored ?? {};
  return (
    <Banner kind="warning" title={t('changed')} live>
      <p>
        {city && wanted_from && wanted_until
          ? t('changedText', {
              city: cities.find(({ value }) => value === city)?.label ?? city,
              from: words(wanted_from),
              until: words(wanted_until),
            })
          : t('changedNone')}
      </p>
      <div className="mt-2 flex flex-wrap gap-2.5">
        <Button kind="quiet" onClick={onKeepStored}>
          {t('keepStored')}
        </Button>
        <Button
          kind="plain"
          onClick={(event) => {
            if (event.currentTarget.form) onKeepMine(event.currentTarget.form);
          }}
        >
          {t('keepMine')}
        </Button>
      </div>
    </Banner>
  );
}
