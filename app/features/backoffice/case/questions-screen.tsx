/** /admin/people/{user_id}/questions: an adviser asks the onboarding questions and writes down what the person says (D44). */
import { useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { AnswerRow, useAnswerWords } from '#app/features/portal/questions/answer-row.tsx';
import { type OnboardingWalk, Questions, Saving } from '#app/features/portal/questions/questions.tsx';
import { useChoice } from '#app/features/portal/questions/use-choice.ts';
import { useOnboarding } from '#app/features/portal/questions/use-onboarding.ts';
import type { Finish, QuestionsView } from '#app/features/portal/questions/view.server.ts';
import { unlessWithinScreen } from '#app/features/portal/revalidation.ts';
import { Button } from '#app/ui/button.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import type { Route } from './+types/questions-screen.ts';
import { questionsSeen } from './seen-as.server.ts';

export const loader = ({ context }: Route.LoaderArgs) => questionsSeen(context.get(ctxContext));

/** Another question is no other page. */
export const shouldRevalidate = unlessWithinScreen;

type DoneProps = { view: QuestionsView; finish: Finish; questions: OnboardingWalk };

/** What the answers lead to, and each of them with a way to change it. The service is changed by a click alone (D43). */
function Answered({ view, finish, questions: { way, go } }: DoneProps) {
  const t = useTranslations('office.asking');
  const words = useTranslations('quiz.portal');
  const wordsOf = useAnswerWords(view);
  const { isBusy, choose, notice } = useChoice(view.person.user_id);
  const { service } = finish;
  return (
    <>
      <section aria-labelledby="asking-result" className="grid gap-2">
        <h2 id="asking-result" className="text-xl">
          {finish.title}
        </h2>
        <p>{finish.text}</p>
        {service?.isChosen && <p>{t('isChosen')}</p>}
        {notice}
        {service && !service.isChosen && !view.isPaid && (
          <Button
            kind="main"
            busy={isBusy ? words('choosing') : undefined}
            onClick={() => choose(service.sid, service.title)}
          >
            {words('choose', { service: service.title })}
          </Button>
        )}
      </section>
      <section aria-labelledby="asking-answers" className="grid gap-1">
        <h2 id="asking-answers" className="text-xl">
          {t('answers')}
        </h2>
        <ul className="grid divide-y divide-line">
          {way.steps.map(({ question: { field } }) => (
            <AnswerRow key={field} {...wordsOf(field, way)} onChange={view.isPaid ? undefined : () => go(field)} />
          ))}
        </ul>
      </section>
    </>
  );
}

export default function QuestionsAsked({ loaderData: { view, user_id, name } }: Route.ComponentProps) {
  const t = useTranslations('office.asking');
  const { sid, answers, known, pages, finish, isPaid, hasKept } = view;
  const questions = useOnboarding({
    ...{ user_id, service_type: sid, answers, known, pages, hasKept },
    isForSomebody: true,
  });
  const title = t('title', { name });
  const back = (
    <ScreenLink to="admin-person" params={{ user_id }} look="plain">
      {t('back')}
    </ScreenLink>
  );
  return (
    <div className="grid max-w-2xl gap-5">
      <title>{title}</title>
      <h1 className="text-2xl">{title}</h1>
      {isPaid && (
        <Banner kind="info">
          <p>{t('paid')}</p>
        </Banner>
      )}
      {questions.at && !isPaid ? (
        <Questions view={view} questions={questions} back={back} level={2} />
      ) : (
        <>
          <Saving questions={questions} />
          {finish && <Answered view={view} finish={finish} questions={questions} />}
          <div>{back}</div>
        </>
      )}
    </div>
  );
}
