/** Asking for a refund: for whom, what goes back by the table of the policy, and what happened. The amount stands before the button. */
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAppData } from '#app/features/chrome/app/data.ts';
import { formatMoney } from '#app/i18n/money.ts';
import { HttpError } from '#app/platform/http/http.ts';
import { keyPerContent } from '#app/platform/http/key-per-content.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { closeDialog } from '#app/ui/overlays/command.ts';
import { ShownDialog } from '#app/ui/overlays/shown-dialog.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import type { Currency } from '#content/countries.ts';
import { askForRefund } from './client.ts';
import type { HoldingView } from './view.server.ts';

type Back = HoldingView['free_seats'][number];
type Person = HoldingView['people'][number];

/** Its row of the table, what that gives, and when. */
function BackLine({ back }: { back: Back }) {
  const t = useTranslations('refunds');
  const gets = back.amount === 0 ? 'getsNothing' : back.isProRata ? 'getsUpTo' : 'gets';
  return (
    <span className="grid text-sm">
      <span className="text-quiet">{t(`stages.${back.stage}`)}</span>
      <span>{t(`ask.${gets}`, { money: back.money, part: back.part })}</span>
      {back.amount > 0 && back.days && <span className="text-quiet">{back.days}</span>}
    </span>
  );
}

function PersonChoice({ person, id, onChange }: { person: Person; id: string; onChange(isChosen: boolean): void }) {
  const t = useTranslations('refunds.ask');
  const isFree = person.state === 'free';
  return (
    <Checkbox
      id={id}
      name="people"
      value={person.user_id}
      disabled={!isFree}
      onChange={(event) => onChange(event.target.checked)}
      label={
        <span className="grid gap-0.5">
          <bdi className="font-semibold">{person.first_name}</bdi>
          {isFree ? <BackLine back={person} /> : <span className="text-sm">{t(person.state as 'asked')}</span>}
        </span>
      }
    />
  );
}

type Props = { holding: HoldingView; title: string; onSent(text: string): void; onStale(): void; onClose(): void };
type Field = 'people' | 'reason';

export function AskDialog({ holding, title, onSent, onStale, onClose }: Props) {
  const t = useTranslations('refunds.ask');
  const { locale } = useAppData();
  const id = useId();
  const { isBusy, sends, fail, fieldOf, idOf, errorAt, summary, aloud } = useSending<Field>(id);
  const [{ keyOf }] = useState(keyPerContent);
  const [people, setPeople] = useState<readonly string[]>([]);
  const [seats, setSeats] = useState(0);
  const chosen: Back[] = [
    ...holding.people.filter(({ user_id }) => people.includes(user_id)),
    ...holding.free_seats.slice(0, seats),
  ];
  const total = chosen.reduce((sum, { amount }) => sum + amount, 0);
  const needsReason = chosen.some(({ amount }) => amount === 0);
  const send = sends(async (typed) => {
    const reason = String(typed.get('reason') ?? '').trim();
    if (chosen.length === 0) return fail(t('pickSomebody'), 'people');
    if (needsReason && !reason) return fail(t('reasonNeeded'), 'reason');
    const { subscription_id } = holding;
    const wanted = { subscription_id, people: [...people], free_seats: seats, ...(reason && { reason }) };
    try {
      const { requests } = await askForRefund(wanted, keyOf(wanted));
      closeDialog(id);
      onSent(t('sent', { count: requests.length, numbers: requests.map(({ number }) => number).join(', ') }));
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 409) return fail(t('failed'));
      onStale();
      fail(t('already'));
    }
  });
  return (
    <ShownDialog
      id={id}
      title={t('title')}
      close={t('close')}
      onClose={onClose}
      actions={
        <>
          <Button kind="main" type="submit" form={`${id}-form`} busy={isBusy ? t('sending') : undefined}>
            {t('send')}
          </Button>
          <Button kind="plain" onClick={() => closeDialog(id)}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <form id={`${id}-form`} method="post" onSubmit={send} noValidate className="grid gap-4">
        {summary('')}
        {aloud}
        <p className="font-semibold">{title}</p>
        <p>{t('lead')}</p>
        <fieldset id={idOf('people')} tabIndex={-1} className="grid gap-1 outline-none">
          <legend className="font-semibold">{t('who')}</legend>
          {errorAt('people') && <p className="font-semibold text-alert">{errorAt('people')}</p>}
          {holding.people.map((person) => (
            <PersonChoice
              key={person.user_id}
              person={person}
              id={`${id}-${person.user_id}`}
              onChange={(isChosen) =>
                setPeople((before) =>
                  isChosen ? [...before, person.user_id] : before.filter((one) => one !== person.user_id),
                )
              }
            />
          ))}
        </fieldset>
        {holding.free_seats.length > 0 && (
          <SelectField
            id={`${id}-seats`}
            label={t('freeSeats')}
            value={String(seats)}
            onChange={(event) => setSeats(Number(event.target.value))}
            options={[0, ...holding.free_seats.map((_, at) => at + 1)].map((n) => ({
              value: String(n),
              label: n === 0 ? t('freeNone') : t('freeCount', { n }),
            }))}
          />
        )}
        <TextareaField
          {...fieldOf('reason')}
          label={t('reason')}
          help={t(needsReason ? 'reasonNeeded' : 'reasonOptional')}
          maxLength={1000}
          rows={3}
        />
        <p role="status" className="flex flex-wrap justify-between gap-2 border-line border-t pt-3 font-semibold">
          <span>{t(chosen.some(({ isProRata }) => isProRata) ? 'totalUpTo' : 'total')}</span>
          <span>{formatMoney(locale, { amount: total, currency: holding.currency as Currency })}</span>
        </p>
        <p>
          <ScreenLink to="reschedule-refund-policy" target="_blank">
            {t('policy')}
          </ScreenLink>
        </p>
      </form>
    </ShownDialog>
  );
}
