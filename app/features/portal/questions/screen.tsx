/** /portal/questions (spec 2 "Onboarding layout", 4, D43-D45): the onboarding questions, and the visa they lead to. */
import { redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import { ctxContext } from '#app/ctx.server.ts';
import { unlessWithinScreen } from '#app/features/portal/revalidation.ts';
import { pathTo } from '#app/paths.ts';
import { Banner } from '#app/ui/notices/banner.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import type { Route } from './+types/screen.ts';
import { FinishCard } from './finish-card.tsx';
import { Questions, Saving } from './questions.tsx';
import { useOnboarding } from './use-onboarding.ts';
import { questionsView } from './view.server.ts';

/** The head of a family answers for all: whoever else applies has a home that says so (D9). */
export function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  if (ctx.actor.role === 'secondary') throw redirect(pathTo('portal', ctx.locale));
  return questionsView(ctx);
}

/** Another question is no other page. */
export const shouldRevalidate = unlessWithinScreen;

export default function QuestionsScreen({ loaderData: view }: Route.ComponentProps) {
  const t = useTranslations('quiz');
  const { person, sid, answers, known, pages, finish, isPaid, hasKept } = view;
  const questions = useOnboarding({ user_id: person.user_id, service_type: sid, answers, known, pages, hasKept });
  return (
    <>
      <title>{t('portal.title')}</title>
      <div className="mx-auto grid max-w-2xl gap-5">
        {isPaid && (
          <Banner kind="info">
            <p>{t('portal.paid')}</p>
          </Banner>
        )}
        {questions.at && !isPaid && view.isLeftToAdviser && (
          <Banner kind="info">
            <p>{t('portal.leftToAdviser')}</p>
          </Banner>
        )}
        {questions.at && !isPaid ? (
          <Questions view={view} questions={questions} />
        ) : questions.trouble?.what === 'not saved' ? (
          <>
            <h1 className="text-2xl">{t('portal.title')}</h1>
            <Saving questions={questions} />
          </>
        ) : finish ? (
          <FinishCard view={view} finish={finish} questions={questions} />
        ) : (
          <>
            <h1 className="text-2xl">{t('portal.title')}</h1>
            <p>
              <ScreenLink to="portal">{t('portal.home')}</ScreenLink>
            </p>
          </>
        )}
      </div>
    </>
  );
}
