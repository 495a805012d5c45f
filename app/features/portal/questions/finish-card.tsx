/** The visa that the answers lead to: why, what it costs in all, how long it takes, and what else there is (D43). */
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { usePortalTools } from '#app/features/chrome/app/portal-tools.ts';
import { useAskHref } from '#app/features/portal/ask.ts';
import { CostFold } from '#app/features/portal/cost-fold.tsx';
import { AskPerson } from '#app/features/quiz/ask-person.tsx';
import { isScreen } from '#app/paths.ts';
import { siteName } from '#app/platform/site-name.ts';
import { Button } from '#app/ui/button.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';
import { TextLink } from '#app/ui/wayfinding/link.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import { AnswerRow, useAnswerWords } from './answer-row.tsx';
import { type OnboardingWalk, Saving, ToldMark } from './questions.tsx';
import { RiskCard } from './risk-card.tsx';
import { useChoice } from './use-choice.ts';
import type { Finish, QuestionsView } from './view.server.ts';

type Props = { view: QuestionsView; finish: Finish; questions: OnboardingWalk };

const edges: Record<Finish['look'], string> = {
  good: 'border-good',
  mixed: 'border-maize',
  careful: 'border-alert',
  notice: 'border-deep',
};

export function FinishCard({ view, finish, questions }: Props) {
  const t = useTranslations('quiz');
  const wordsOf = useAnswerWords(view);
  const heading = useRef<HTMLHeadingElement>(null);
  const { way, told, go, hasMoved } = questions;
  const { service } = finish;
  useEffect(() => {
    if (hasMoved) heading.current?.focus();
  }, [hasMoved]);
  const change = (field: string) => (view.isPaid ? undefined : () => go(field));
  return (
    <div className="grid gap-6">
      <section aria-labelledby="finish" className={`grid gap-3 border-s-4 ps-4 ${edges[finish.look]}`}>
        <p className="text-quiet text-sm">
          {t(service && finish.look !== 'notice' ? 'portal.youNeed' : 'portal.result')}
        </p>
        <h1 id="finish" ref={heading} tabIndex={-1} className="font-bold text-2xl outline-none">
          {finish.title}
        </h1>
        <p>{finish.text}</p>
        {finish.isAssumed && <p className="text-quiet text-sm">{t('result.assumed')}</p>}
      </section>
      <Saving questions={questions} />
      <Ways view={view} finish={finish} />
      <section aria-labelledby="why" className="grid gap-1">
        <h2 id="why" className="text-xl">
          {t('portal.why')}
        </h2>
        <ul className="grid divide-y divide-line">
          {finish.decided.map((field) => (
            <AnswerRow
              key={field}
              {...wordsOf(field, way)}
              note={told.has(field) && <ToldMark />}
              onChange={change(field)}
            />
          ))}
        </ul>
      </section>
      {service && (
        <section aria-labelledby="times" className="grid gap-2">
          <h2 id="times" className="text-xl">
            {service.isChosen ? t('portal.howLong') : t('portal.howLongOf', { service: service.title })}
          </h2>
          <ul className="grid gap-1.5">
            {service.times.map(({ text, href }) => (
              <li key={text} className="flex gap-2.5">
                <Icon name="clock" className="mt-0.5 size-5 text-deep" />
                <span className="min-w-0">
                  {text}{' '}
                  {href && (
                    <TextLink href={href} newTab={t('portal.newTab')} data-event="outbound_verification_click">
                      <bdi dir="ltr">{siteName(href)}</bdi>
                    </TextLink>
                  )}
                </span>
              </li>
            ))}
          </ul>
          <div className="-mx-3 border-line border-t">
            <CostFold cost={service.cost} people={service.people} rate={service.rate} />
          </div>
        </section>
      )}
      <section aria-labelledby="now" className="grid gap-2">
        <h2 id="now" className="text-xl">
          {t('result.next')}
        </h2>
        <ol className="grid list-decimal gap-1.5 ps-5">
          {finish.next.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      {finish.risk && <RiskCard person={view.person} service={view.service} risk={finish.risk} />}
      <div className="rounded-card border border-line bg-card px-4">
        {finish.others.length > 0 && !view.isPaid && <Others view={view} others={finish.others} />}
        <Fold title={t('result.answers')}>
          <ul className="grid divide-y divide-line">
            {way.steps.map(({ question: { field } }) => (
              <AnswerRow key={field} {...wordsOf(field, way)} onChange={change(field)} />
            ))}
          </ul>
        </Fold>
      </div>
    </div>
  );
}

/** One coral button. A service is chosen by a click and by nothing else (D43). */
function Ways({ view, finish: { service, isForAdviser, look } }: Pick<Props, 'view' | 'finish'>) {
  const t = useTranslations('quiz');
  const askHref = useAskHref(view.service);
  const { isBusy, choose, notice } = useChoice(view.person.user_id);
  const isOpen = service && !service.isChosen && !view.isPaid;
  const { isFree } = view;
  const nextStep = (!isOpen || view.service || isFree) && (
    <NextStep
      look={isOpen && look !== 'notice' ? 'quiet' : 'main'}
      words={isOpen && view.service && !isFree ? t('portal.keep', { service: view.service.title }) : null}
      isHome={view.isQuote || view.isPaid || isFree || !service}
    />
  );
  return (
    <section aria-label={t('portal.ways')} className="grid gap-3">
      {isForAdviser && (
        <Banner kind="info">
          <p>{t('portal.adviser')}</p>
        </Banner>
      )}
      {service?.isChosen && (
        <p className="flex gap-2">
          <Icon name="tick" className="mt-0.5 size-5 text-good" />
          {t(look === 'notice' ? 'portal.isChosenFreely' : 'portal.isChosen')}
        </p>
      )}
      {isOpen && view.service && (
        <p>{t(view.isFree ? 'portal.otherValid' : 'portal.other', { service: view.service.title })}</p>
      )}
      {notice}
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        {isFree && nextStep}
        {isOpen && (
          <Button
            kind={look === 'notice' ? 'quiet' : 'main'}
            wide
            busy={isBusy ? t('portal.choosing') : undefined}
            onClick={() => choose(service.sid, service.title)}
          >
            {t('portal.choose', { service: service.title })}
          </Button>
        )}
        {!isFree && nextStep}
        {!service && <AskPerson kind="quiet" href={askHref} words={t('portal.ask')} place="portal-questions" />}
      </div>
    </section>
  );
}

/** The next step of the portal by its slug (spec 2); until its screen stands, the home says how it goes on. */
function NextStep({ look, words, isHome }: { look: 'main' | 'quiet'; words: string | null; isHome: boolean }) {
  const t = useTranslations('quiz');
  const screen = !isHome && isScreen('portal-payment') ? 'portal-payment' : 'portal';
  return (
    <ScreenLink to={screen as 'portal'} look={look} wide>
      {words ?? t(screen === 'portal' ? 'portal.toPortal' : 'portal.toPayment')}
    </ScreenLink>
  );
}

function Others({ view, others }: { view: QuestionsView; others: Finish['others'] }) {
  const t = useTranslations('quiz');
  const { chooseService } = usePortalTools();
  const { isBusy, choose, notice } = useChoice(view.person.user_id);
  return (
    <Fold title={t('portal.others')}>
      {notice}
      <ul className="grid divide-y divide-line">
        {others.map(({ sid, title, priceText, words }) => (
          <li key={sid} className="flex flex-wrap items-center justify-between gap-x-3 py-2">
            <span className="grid min-w-0 flex-1 basis-48">
              <span className="font-semibold">{title}</span>
              <span className="text-quiet text-sm">
                {words} · {priceText}
              </span>
            </span>
            {sid === view.sid ? (
              <span className="flex items-center gap-1 px-4 text-good">
                <Icon name="tick" className="size-5" />
                {t('portal.chosenOne')}
              </span>
            ) : (
              <Button
                kind="plain"
                disabled={isBusy}
                aria-label={t('portal.choose', { service: title })}
                onClick={() => choose(sid, title)}
              >
                {t('portal.chooseOne')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div>
        <Button kind="quiet" onClick={chooseService}>
          {t('portal.all')}
        </Button>
      </div>
    </Fold>
  );
}
