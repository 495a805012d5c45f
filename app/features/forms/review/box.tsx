/** Where the case stands with the adviser (D49): what is missing, sent, opened, sent back, done; sending and taking it back. */
import { useTranslations } from 'use-intl';
import { useAppData } from '#app/features/chrome/app/data.ts';
import { isRefusal } from '#app/features/forms/findings/client.ts';
import { localeInfo } from '#app/i18n/locales.ts';
import { isScreen } from '#app/paths.ts';
import { whatsappHref } from '#app/platform/whatsapp.ts';
import { Button } from '#app/ui/button.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';
import { useTimeZone } from '#app/ui/use-time-zone.ts';
import { TextLink } from '#app/ui/wayfinding/link.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import { sendForReview, undoReview } from './client.ts';
import { NextForm } from './forms-list.tsx';
import { Returned, SecondReview } from './returned.tsx';
import { formAfterThis, type Reason, readers } from './rules.ts';
import type { CheckView } from './view.server.ts';

export const NEEDS = 'review-needs';

export function useClock() {
  const { locale, timeZone: fallback } = useAppData();
  const timeZone = useTimeZone(fallback);
  return (at: Date) =>
    new Intl.DateTimeFormat(`${localeInfo[locale].tag}-u-nu-latn`, {
      ...{ day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit' },
      timeZone,
    }).format(at);
}

/** A step whose screen does not exist yet is done with us by chat. */
function Way({ screen, text, ask, user_id }: { screen: string; text: string; ask: string; user_id?: string }) {
  const t = useTranslations('review.send');
  if (isScreen(screen))
    return (
      <ScreenLink to={screen as 'portal'} {...(user_id && ({ params: { user_id } } as object))}>
        {text}
      </ScreenLink>
    );
  return (
    <>
      {text}{' '}
      <TextLink href={whatsappHref(ask)} data-event="send_whatsapp" data-place="review">
        {t('ask')}
      </TextLink>
    </>
  );
}

function Need({ reason, view }: { reason: Reason; view: CheckView }) {
  const t = useTranslations('review.send');
  const nameOf = useTranslations('forms.names');
  const statusOf = useTranslations('forms.status');
  const { person, payer, form_name, firstGap } = view;
  if (reason.what === 'form') {
    const text = t('reasons.form', { form: nameOf(reason.form_name) });
    if (reason.form_name === form_name) return firstGap ? <TextLink href={`#${firstGap}`}>{text}</TextLink> : text;
    return (
      <ScreenLink to="portal-form-check" params={{ user_id: person.user_id, form_name: reason.form_name }}>
        {text}
      </ScreenLink>
    );
  }
  if (reason.what === 'documents') {
    const text = t('reasons.documents', { status: statusOf(reason.status).toLowerCase() });
    return <Way screen="portal-documents" text={text} ask={t('askDocuments')} user_id={person.user_id} />;
  }
  if (payer) return t('reasons.paymentBy', { name: payer });
  return <Way screen="portal-payment" text={t('reasons.payment')} ask={t('askPayment')} />;
}

type Props = { view: CheckView; onMoved(text: string): Promise<void>; onStale(): Promise<void> };

function Send({ view, onMoved, onStale }: Props) {
  const t = useTranslations('review.send');
  const { person, reasons, review, findings } = view;
  const { isBusy, run, fail, notice } = useSending('review');
  const open = findings.filter(({ note }) => note === null).length;
  const send = () =>
    run(async () => {
      try {
        await sendForReview(person.user_id);
      } catch (error) {
        if (!isRefusal(error)) return fail(t('failed'));
        await onStale();
        return fail(t('notYet'));
      }
      return onMoved(t('done'));
    });
  return (
    <section aria-labelledby="send" className="grid gap-3 print:hidden">
      <h2 id="send" className="text-xl">
        {t('title')}
      </h2>
      <p className="max-w-[65ch]">{t('lead', { reader: readers[view.form_name] })}</p>
      {reasons.length > 0 ? (
        <div id={NEEDS} className="grid gap-1 rounded-card bg-glow p-4">
          <p className="font-semibold">{t('needs')}</p>
          <ul className="grid list-disc gap-1 ps-5">
            {reasons.map((reason) => (
              <li key={`${reason.what} ${reason.what === 'form' ? reason.form_name : ''}`} className="py-0.5">
                <Need reason={reason} view={view} />
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <>
          <p>{t('ready')}</p>
          {open > 0 && <p>{t('open', { count: open })}</p>}
        </>
      )}
      {notice}
      <Button kind="main" wide onClick={send} busy={isBusy ? t('busy') : undefined}>
        {t(review ? 'again' : 'button')}
      </Button>
    </section>
  );
}

function Sent({ view, onMoved, onStale }: Props) {
  const t = useTranslations('review');
  const clock = useClock();
  const { isBusy, run, fail, notice } = useSending('undo');
  const { person, review } = view;
  if (!review) return null;
  const undo = () =>
    run(async () => {
      try {
        await undoReview(person.user_id);
      } catch (error) {
        if (!isRefusal(error)) return fail(t('send.failedUndo'));
        await onStale();
        return fail(t('send.tooLate'));
      }
      return onMoved(t('send.undone'));
    });
  const { state } = review;
  const date = clock(state === 'opened' ? (review.opened_at ?? review.asked_at) : review.asked_at);
  if (state === 'returned') return <Returned view={view} />;
  return (
    <Banner kind={state === 'opened' ? 'info' : 'good'} title={t(`state.${state}`)}>
      <p>{t(`state.${state}Text`, { date })}</p>
      {view.secondReviewUntil && (
        <SecondReview view={view} until={clock(view.secondReviewUntil)} onMoved={onMoved} onStale={onStale} />
      )}
      {notice}
      <div className="pt-2 print:hidden">
        {state === 'asked' ? (
          <Button kind="quiet" wide onClick={undo} busy={isBusy ? t('send.undoBusy') : undefined}>
            {t('send.undo')}
          </Button>
        ) : (
          <TextLink href={whatsappHref(t('send.askChange'))} alone data-event="send_whatsapp" data-place="review">
            {t('send.ask')}
          </TextLink>
        )}
      </div>
    </Banner>
  );
}

/** On top: where it stands. */
export const ReviewState = (props: Props) => (props.view.review ? <Sent {...props} /> : null);

/** At the end: what is left to do, as long as it is the person's turn; the case is sent after its last form. */
export function SendForReview(props: Props) {
  const { review, forms, form_name, person } = props.view;
  if (review && review.state !== 'returned') return null;
  const next = formAfterThis(forms, form_name);
  return next ? <NextForm user_id={person.user_id} next={next} /> : <Send {...props} />;
}
