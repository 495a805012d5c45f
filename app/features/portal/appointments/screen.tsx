/** /portal/applicants/{user_id}/appointment (D46): what one wishes for, what is booked, and what to do on the day. */
import { type ReactNode, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { usePortalTools } from '#app/features/chrome/app/portal-tools.ts';
import { isScreen } from '#app/paths.ts';
import { whatsappHref } from '#app/platform/whatsapp.ts';
import { Button } from '#app/ui/button.tsx';
import { focusHeading } from '#app/ui/focus-heading.ts';
import { Banner } from '#app/ui/notices/banner.tsx';
import { ButtonLink } from '#app/ui/wayfinding/link.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import { brand } from '#content/brand.ts';
import type { Route } from './+types/screen.ts';
import { DatedCard } from './dated-card.tsx';
import type { Weekday } from './rules.ts';
import { type AppointmentView, appointmentView, type WishesView } from './view.server.ts';
import { WishesForm } from './wishes-form.tsx';

export const loader = ({ context, params }: Route.LoaderArgs) =>
  appointmentView(context.get(ctxContext), params.user_id);

function Note({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <section className="grid gap-2 rounded-card border border-line bg-card p-4 sm:p-6">
      <h2 className="text-xl">{title}</h2>
      <p>{text}</p>
      {children && <div className="mt-2 flex flex-wrap gap-2.5">{children}</div>}
    </section>
  );
}

/** What was sent, as one reads it. */
function Sent({ wishes, isPaid, onEdit }: { wishes: WishesView; isPaid: boolean; onEdit(): void }) {
  const t = useTranslations('appointments.screen');
  const { words, days_off, wanted_from, wanted_until } = wishes;
  const off = days_off.map((day) => words[day] ?? t('everyWeekday', { weekday: day as Weekday }));
  const line = (label: string, value: ReactNode) => (
    <div className="grid gap-0.5 border-line border-t py-3">
      <dt className="text-quiet text-sm">{label}</dt>
      <dd>{value}</dd>
    </div>
  );
  return (
    <section aria-labelledby="sent" className="grid gap-2 rounded-card border border-line bg-card p-4 sm:p-6">
      <h2 id="sent" tabIndex={-1} className="text-xl outline-none">
        {t('sent')}
      </h2>
      <p>{t(isPaid ? 'sentText' : 'sentUnpaid')}</p>
      <dl className="mt-1 border-line border-b">
        {line(t('city'), wishes.cityName)}
        {line(t('dates'), t('range', { from: words[wanted_from] ?? '', until: words[wanted_until] ?? '' }))}
        {line(
          t('daysOff'),
          off.length > 0 ? (
            <ul>
              {off.map((day) => (
                <li key={day}>{day}</li>
              ))}
            </ul>
          ) : (
            t('noDaysOff')
          ),
        )}
      </dl>
      <div className="mt-2">
        <Button kind="quiet" wide onClick={onEdit}>
          {t('edit')}
        </Button>
      </div>
    </section>
  );
}

function useChat(service: string | null) {
  const t = useTranslations('appointments.screen');
  const href = whatsappHref(service ? t('chat', { brand: brand.name, service }) : t('chatNone', { brand: brand.name }));
  return (kind: 'main' | 'quiet') => (
    <ButtonLink kind={kind} wide icon="chat" href={href} data-event="send_whatsapp" data-place="portal-appointment">
      {t('write')}
    </ButtonLink>
  );
}

type BeforeProps = { view: AppointmentView; onSaved(): Promise<void>; onStale(): Promise<void> };

/** The consulate before it has a date. */
function BeforeBooking({ view, onSaved, onStale }: BeforeProps) {
  const t = useTranslations('appointments.screen');
  const { chooseService } = usePortalTools();
  const [isEditing, setEditing] = useState<boolean>();
  // The button that was pressed is gone: one reads on where it led.
  useEffect(() => {
    if (isEditing !== undefined) document.getElementById(isEditing ? 'wishes' : 'sent')?.focus();
  }, [isEditing]);
  const chat = useChat(view.service);
  const { stage, wishes } = view;
  if (stage === 'no-service')
    return (
      <Note title={t('noService')} text={t('noServiceText')}>
        {view.mayChooseService ? (
          <Button kind="main" wide onClick={chooseService}>
            {t('choose')}
          </Button>
        ) : (
          chat('main')
        )}
      </Note>
    );
  if (stage === 'not-included')
    return (
      <Note title={t('notIncluded')} text={t('notIncludedText', { service: view.service ?? '' })}>
        {chat('main')}
        {view.mayChooseService && (
          <Button kind="quiet" wide onClick={chooseService}>
            {t('change')}
          </Button>
        )}
      </Note>
    );
  if (stage === 'questions')
    return (
      <Note title={t('questions')} text={t(view.isHead ? 'questionsText' : 'questionsOf')}>
        {view.isHead &&
          (isScreen('portal-questions') ? (
            <ScreenLink to={'portal-questions' as 'portal'} look="main" wide>
              {t('questionsButton')}
            </ScreenLink>
          ) : (
            chat('main')
          ))}
      </Note>
    );
  if (stage === 'sent' && wishes && !isEditing)
    return <Sent wishes={wishes} isPaid={view.isPaid} onEdit={() => setEditing(true)} />;
  return (
    <WishesForm
      view={view}
      onSaved={onSaved}
      onStale={onStale}
      onCancel={stage === 'sent' ? () => setEditing(false) : undefined}
    />
  );
}

export default function AppointmentScreen({ loaderData: view }: Route.ComponentProps) {
  const t = useTranslations('appointments.screen');
  const { revalidate } = useRevalidator();
  const { tell } = usePortalTools();
  const { person, stage, cards } = view;
  const [times, setTimes] = useState(0);
  // The form that had the focus is gone: one reads on at the top.
  useEffect(() => {
    if (times > 0) focusHeading();
  }, [times]);
  async function again() {
    await revalidate();
    setTimes((before) => before + 1);
  }
  const moved = async () => {
    await again();
    tell(t('moved'));
  };
  const chat = useChat(view.service);
  const title = person.isMe ? t('title') : t('titleOf', { name: person.first_name });
  const first = cards.find(({ state, kind }) => state === 'booked' && kind !== 'adviser_call');
  const isCancelled = cards.some(({ kind, state }) => kind === 'consulate' && state === 'cancelled');
  return (
    <div className="mx-auto grid max-w-3xl gap-5">
      <title>{title}</title>
      <div className="grid gap-2">
        <h1 className="text-2xl outline-none">{title}</h1>
        {view.service && <p className="text-quiet">{view.service}</p>}
        {stage === 'form' && <p>{t(view.isPaid ? 'wishesLead' : 'wishesLeadUnpaid')}</p>}
      </div>
      {cards.map((card) => (
        <DatedCard
          key={card.kind}
          card={card}
          isFirst={card === first}
          user_id={person.user_id}
          chat={chat}
          onMoved={moved}
        />
      ))}
      {isCancelled && stage === 'form' && (
        <Banner kind="info">
          <p>{t('cancelledAgain')}</p>
        </Banner>
      )}
      {stage !== 'dated' && (
        <BeforeBooking
          key={`${person.user_id} ${times}`}
          view={view}
          onStale={again}
          onSaved={async () => {
            await again();
            tell(t('saved'));
          }}
        />
      )}
      <div className="border-line border-t pt-4">
        <ScreenLink to="portal" look="quiet" wide>
          {t('back')}
        </ScreenLink>
      </div>
    </div>
  );
}
