/** What to do now: a person to talk to where the words say so, the service, or a quiz that fits better. */
import { InMoney } from '#app/features/catalogue/in-money.tsx';
import { AskPerson } from '#app/features/quiz/ask-person.tsx';
import { ButtonLink, TextLink } from '#app/ui/wayfinding/link.tsx';
import type { Card } from '#content/quizzes/definition.ts';
import type { QuizProps } from './view.server.ts';

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
        {card.isPersonFirst && !isStopped && <AskPerson href={ask} words={t.stopAsk} place="quiz-result" />}
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
          <ButtonLink kind={service ? 'quiet' : first} wide href={other.href}>
            {other.title}
          </ButtonLink>
        )}
      </div>
      {service?.price && (
        <p className="text-quiet text-sm">
          <InMoney text={service.price} />
        </p>
      )}
      {service?.congratulations && card.look === 'good' && (
        <TextLink alone href={service.congratulations}>
          {t.congratulations}
        </TextLink>
      )}
    </div>
  );
}
