/** One visit or call: what is booked, and the form that books, moves or cancels it. */
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { CALL_MINUTES, USUAL_MINUTES } from '#app/features/portal/advisers/rules.ts';
import { calendarPath } from '#app/features/portal/appointments/client.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { TextLink } from '#app/ui/wayfinding/link.tsx';
import { book, cancel, failureOf } from './client.ts';
import type { VisitKind, VisitView } from './view.server.ts';

const FIELDS = ['date', 'time', 'city', 'application_number', 'confirmation_numbers', 'adviser_id'] as const;
type Name = (typeof FIELDS)[number];
type Props = { view: VisitView; one: VisitKind; onDone(text: string): Promise<void> };

const textOf = (form: FormData, name: string) => String(form.get(name) ?? '').trim();

/** As the form holds it: numbers stand behind one another. */
function bookingIn(form: FormData, { kind, version }: VisitKind) {
  const isCall = kind === 'adviser_call';
  return {
    ...{ date: textOf(form, 'date'), time: textOf(form, 'time'), city: textOf(form, 'city'), version },
    confirmation_numbers: textOf(form, 'confirmation_numbers')
      .split(/[,;\n]+/)
      .map((one) => one.trim())
      .filter(Boolean),
    ...(form.get('unusual_time') === 'on' && { unusual_time: true }),
    ...(isCall
      ? { adviser_id: textOf(form, 'adviser_id'), minutes: Number(textOf(form, 'minutes')) }
      : { application_number: textOf(form, 'application_number') }),
  };
}

function Booked({ view, one, onDone }: Props) {
  const t = useTranslations('office-visit');
  const { isBusy, run, fail, notice } = useSending(`cancel-${one.kind}`);
  const { booked } = one;
  if (!booked) return <p className="text-quiet">{t('notBooked')}</p>;
  const { date, time } = booked.words;
  const stop = () =>
    run(async () => {
      try {
        await cancel(view.user_id, one.kind, { version: one.version });
      } catch (error) {
        const { why } = failureOf(error);
        return fail(t(`errors.${why}`));
      }
      return onDone(t('cancelled'));
    });
  return (
    <div className="grid gap-2">
      <p className="grid">
        <span className="font-semibold text-lg first-letter:uppercase">{date}</span>
        <span>{t('at', { time, city: booked.cityName })}</span>
        {booked.state !== 'booked' && <span>{t(`state.${booked.state === 'done' ? 'done' : 'cancelled'}`)}</span>}
      </p>
      {booked.numbers.length > 0 && (
        <p>
          {t('numbers')}: <bdi dir="ltr">{booked.numbers.join(', ')}</bdi>
        </p>
      )}
      {notice}
      {booked.state === 'booked' && (
        <div className="flex flex-wrap items-center gap-x-4">
          <TextLink href={calendarPath(view.user_id, one.kind)} download>
            {t('file')}
          </TextLink>
          <Button kind="plain" onClick={stop} busy={isBusy ? t('busy') : undefined}>
            {t('cancel')}
          </Button>
        </div>
      )}
    </div>
  );
}

export function BookingForm(props: Props) {
  const { view, one, onDone } = props;
  const t = useTranslations('office-visit');
  const kindOf = useTranslations('appointments.kinds');
  const id = useId();
  const { isBusy, sends, fail, summary, fieldOf } = useSending<Name>(id);
  const { kind, booked } = one;
  const isCall = kind === 'adviser_call';
  const isBooked = booked?.state === 'booked';
  async function send(form: FormData) {
    const empty = (['date', 'time', 'city'] as const).find((name) => !textOf(form, name));
    if (empty) return fail(t(`wrong.${empty}`), empty);
    if (one.needsNumber && !textOf(form, 'application_number'))
      return fail(t('wrong.application_number'), 'application_number');
    try {
      await book(view.user_id, kind, bookingIn(form, one));
    } catch (error) {
      const { why, field } = failureOf(error);
      const name = FIELDS.find((known) => field === known || field?.startsWith(`${known}.`));
      if (why === 'wrong') return name ? fail(t(`wrong.${name}`), name) : fail(t('errors.failed'));
      return fail(t(`errors.${why}`), name);
    }
    return onDone(t(isBooked ? 'moved' : 'booked'));
  }
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="grid content-start gap-3 rounded-card border border-line bg-card p-4"
    >
      <h2 id={`${id}-title`} className="text-xl">
        {kindOf(kind)}
      </h2>
      <Booked {...props} />
      <Fold title={t(isBooked ? 'move' : 'book')}>
        <form key={one.version} method="post" noValidate onSubmit={sends(send)} className="grid gap-3 sm:grid-cols-2">
          <div className="sm:col-span-2">{summary(t('summary'))}</div>
          <TextField {...fieldOf('date')} type="date" label={t('date')} defaultValue={booked?.date ?? ''} />
          <TextField
            {...fieldOf('time')}
            type="time"
            label={t('time')}
            help={t('timeHelp')}
            defaultValue={booked?.time ?? ''}
          />
          <SelectField
            {...fieldOf('city')}
            label={t(isCall ? 'callCity' : 'city')}
            empty={t('choose')}
            defaultValue={booked?.city || view.city}
            options={view.cities}
          />
          {isCall ? (
            <>
              <SelectField
                {...fieldOf('adviser_id')}
                label={t('adviser')}
                defaultValue={view.viewer.user_id}
                options={view.advisers}
              />
              <SelectField
                id={`${id}-minutes`}
                name="minutes"
                label={t('length')}
                defaultValue={String(booked?.minutes ?? USUAL_MINUTES)}
                options={CALL_MINUTES.map((minutes) => ({ value: String(minutes), label: t('minutes', { minutes }) }))}
              />
            </>
          ) : (
            <>
              <TextField
                {...fieldOf('application_number')}
                label={t('letterNumber')}
                help={t('letterHelp')}
                dir="ltr"
                autoComplete="off"
                maxLength={40}
              />
              <TextField
                {...fieldOf('confirmation_numbers')}
                label={t('numbers')}
                help={t('numbersHelp')}
                dir="ltr"
                autoComplete="off"
                defaultValue={booked?.numbers.join(', ') ?? ''}
              />
            </>
          )}
          <div className="sm:col-span-2">
            <Checkbox id={`${id}-unusual_time`} name="unusual_time" label={t('unusual')} />
          </div>
          <div>
            <Button kind="quiet" type="submit" busy={isBusy ? t('busy') : undefined}>
              {t(isBooked ? 'save' : 'book')}
            </Button>
          </div>
        </form>
      </Fold>
    </section>
  );
}
