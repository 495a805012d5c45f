/** An appointment with a date: when and where in words, its numbers, the calendar file, and the list for the day. */
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MoveCall } from '#app/features/portal/advisers/move-call.tsx';
import { Button } from '#app/ui/button.tsx';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import { ButtonLink, TextLink } from '#app/ui/wayfinding/link.tsx';
import { calendarPath } from './client.ts';
import type { AppointmentCard } from './view.server.ts';

/** Read from left to right in every language, and taken whole with one press. */
function Numbers({ numbers }: { numbers: readonly string[] }) {
  const t = useTranslations('appointments.screen');
  const [said, setSaid] = useState<'copied' | 'notCopied' | null>(null);
  const copy = async (number: string) => {
    try {
      await navigator.clipboard.writeText(number);
      setSaid('copied');
    } catch {
      setSaid('notCopied');
    }
  };
  return (
    <div className="grid gap-1">
      <h3 className="text-base">{t('numbers')}</h3>
      <ul className="grid gap-1">
        {numbers.map((number) => (
          <li key={number} className="flex flex-wrap items-center justify-between gap-x-3 rounded-card bg-sand ps-4">
            <bdi dir="ltr" className="select-all break-all py-2 font-semibold text-lg tabular-nums tracking-wide">
              {number}
            </bdi>
            <Button kind="plain" aria-label={t('copyOf', { number })} onClick={() => copy(number)}>
              {t('copy')}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-quiet text-sm">
        {said && t(said)}
      </p>
    </div>
  );
}

function Part({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <Icon name={icon} className="mt-1 size-5 text-deep" />
      <div className="grid min-w-0 flex-1 gap-1.5">
        <h4 className="font-semibold">{title}</h4>
        {children}
      </div>
    </div>
  );
}

/** Only what an official page or our own pages say; the rest is advice, and worded so. */
function Day({ card, isFirst }: Pick<Props, 'card' | 'isFirst'>) {
  const t = useTranslations('appointments.screen');
  return (
    <div className="grid gap-5 border-line border-t pt-5">
      <h3 className="text-xl">{t('day')}</h3>
      <Part icon="tick" title={t('bring')}>
        <ul className="grid list-disc gap-1.5 ps-5 marker:text-deep">
          {card.bring.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        {card.kind === 'consulate' && <p className="text-quiet">{t('bringNote')}</p>}
      </Part>
      {isFirst && (
        <>
          <Part icon="close" title={t('leave')}>
            <p>{t('leaveText')}</p>
            {card.website && (
              <p>
                <TextLink href={card.website} newTab={t('newTab')}>
                  {t('official')}
                </TextLink>
              </p>
            )}
          </Part>
          <Part icon="info" title={t('arrive')}>
            <p>{t('arriveText')}</p>
          </Part>
        </>
      )}
    </div>
  );
}

type Props = {
  card: AppointmentCard;
  /** What is the same for every visit stands with the first. */
  isFirst: boolean;
  user_id: string;
  chat(kind: 'main' | 'quiet'): ReactNode;
  onMoved(): Promise<void>;
};

function Booked({ card, isFirst, user_id, chat, onMoved }: Props) {
  const t = useTranslations('appointments.screen');
  const isCall = card.kind === 'adviser_call';
  return (
    <>
      <p className="grid gap-1">
        <time
          dateTime={card.starts_at}
          className="font-display text-3xl text-night leading-tight first-letter:uppercase"
        >
          {card.date}
        </time>
        <span className="font-semibold text-lg">{t('localTime', { time: card.time, city: card.city })}</span>
      </p>
      {isCall ? (
        <p>{t('call')}</p>
      ) : (
        <div className="flex gap-3">
          <Icon name="place" className="mt-0.5 size-5 text-deep" />
          <p className="grid min-w-0">
            <span className="sr-only">{t('where')}</span>
            <span className="font-semibold">{card.city}</span>
            <bdi>{card.address ?? t('whereSheet')}</bdi>
          </p>
        </div>
      )}
      {card.numbers.length > 0 && <Numbers numbers={card.numbers} />}
      <div className="grid gap-1.5">
        <ButtonLink
          kind={card.kind === 'consulate' ? 'main' : 'quiet'}
          wide
          href={calendarPath(user_id, card.kind)}
          download
        >
          {t('calendar')}
        </ButtonLink>
        <p className="text-quiet text-sm">{t('calendarHelp')}</p>
      </div>
      {!isCall && <Day card={card} isFirst={isFirst} />}
      {isCall && card.minutes !== null && (
        <MoveCall
          user_id={user_id}
          version={card.version}
          timeZone={card.time_zone}
          isMovable={card.isMovable}
          onMoved={onMoved}
        />
      )}
      {isCall && <div>{chat('quiet')}</div>}
      {isFirst && (
        <div className="grid gap-2 border-line border-t pt-5">
          <h3 className="text-xl">{t('move')}</h3>
          <p>{t('moveText')}</p>
          <div>{chat('quiet')}</div>
        </div>
      )}
    </>
  );
}

export function DatedCard(props: Props) {
  const t = useTranslations('appointments.screen');
  const kinds = useTranslations('appointments.kinds');
  const { card, chat } = props;
  const name = kinds(card.kind);
  return (
    <section aria-label={name} className="grid gap-5 rounded-card border border-line bg-card p-4 sm:p-6">
      <h2 className="text-deep text-lg">{name}</h2>
      {card.state === 'booked' ? (
        <Booked {...props} />
      ) : (
        <div className="grid gap-2">
          <h3 className="text-xl">{t(card.state === 'done' ? 'done' : 'cancelled')}</h3>
          <p>{t(card.state === 'done' ? 'doneText' : 'cancelledText', { date: card.date })}</p>
          <div className="mt-2">{chat('quiet')}</div>
        </div>
      )}
    </section>
  );
}
