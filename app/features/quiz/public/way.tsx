/** What to do now: a person to talk to where the law looks at an answer by itself, else the service or a quiz that fits better. */
import type { Effect } from '#app/features/quiz/engine/result.ts';
import { Icon } from '#app/ui/icon.tsx';
import { ButtonLink, TextLink } from '#app/ui/wayfinding/link.tsx';
import type { Card } from '#content/quizzes/definition.ts';
import type { QuizProps } from './view.server.ts';

type StopProps = Pick<QuizProps, 'factors' | 'ask' | 'texts'> & { stops: readonly Effect[] };

/** Before anything is sold: what to do about it, and who to ask. */
export function Stop({ stops, factors, ask, texts }: StopProps) {
  const t = texts.result;
  const names = [...new Set(stops.flatMap(({ question }) => question.factor ?? []))];
  return (
    <section aria-labelledby="stop" className="grid gap-3 rounded-card border border-alert p-4">
      <h3 id="stop" className="flex gap-2 font-semibold text-lg">
        <Icon name="alert" className="mt-1 size-5" />
        {t.stopTitle}
      </h3>
      <p>{t.stop}</p>
      <ul className="grid gap-1.5">
        {names.map((name) => (
          <li key={name}>
            <strong className="font-semibold">{factors[name]?.name}.</strong> {factors[name]?.change}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap max-sm:*:w-full">
        <ButtonLink kind="main" wide icon="chat" href={ask} data-event="send_whatsapp" data-place="quiz-stop">
          {t.stopAsk}
        </ButtonLink>
      </div>
    </section>
  );
}

type WayProps = Pick<QuizProps, 'services' | 'quizzes' | 'portal' | 'portalRisk' | 'ask' | 'texts'> & {
  card: Card;
  /** The way to a person stands above already, and the service is the second choice. */
  isStopped: boolean;
  isFromPortal: boolean;
};

/** One coral button: a person, the service into sign-up, or a quiz that fits better; with a session, the portal (D38). */
export function Way({ card, services, quizzes, portal, portalRisk, ask, texts, isStopped, isFromPortal }: WayProps) {
  const service = card.service && services[card.service];
  const other = card.quiz && quizzes[card.quiz];
  const t = texts.result;
  const first = isStopped || card.isPersonFirst ? 'quiet' : 'main';
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        {card.isPersonFirst && !isStopped && (
          <ButtonLink kind="main" wide icon="chat" href={ask} data-event="send_whatsapp" data-place="quiz-result">
            {t.stopAsk}
          </ButtonLink>
        )}
        {service && (
          <>
            <span className="contents [html[data-session]_&]:hidden">
              <ButtonLink
                kind={first}
                wide
                href={service.href}
                data-event="sign_up_intent_button_click"
                data-place="quiz"
              >
                {service.start}
              </ButtonLink>
            </span>
            <span className="hidden [html[data-session]_&]:contents">
              <ButtonLink kind={first} wide href={isFromPortal ? portalRisk : portal}>
                {t.portal}
              </ButtonLink>
            </span>
          </>
        )}
        {other && (
          <ButtonLink kind={service ? 'quiet' : 'main'} wide href={other.href}>
            {other.title}
          </ButtonLink>
        )}
      </div>
      {service?.price && <p className="text-quiet text-sm">{service.price}</p>}
      {service?.congratulations && card.look === 'good' && (
        <TextLink alone href={service.congratulations}>
          {t.congratulations}
        </TextLink>
      )}
    </div>
  );
}
