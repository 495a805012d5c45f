/** What was read of the passport, each field to confirm, and what differs elsewhere. */
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { Locale } from '#app/i18n/locales.ts';
import { Button } from '#app/ui/button.tsx';
import { Banner } from '#app/ui/notices/banner.tsx';
import { Spinner } from '#app/ui/notices/spinner.tsx';
import { ScreenLink } from '#app/ui/wayfinding/screen-link.tsx';
import type { PassportAnswer } from './api.server.ts';
import type { Failure } from './client.ts';
import { Found } from './found.tsx';
import { PasswordAsked } from './password-asked.tsx';
import { TypedLines } from './typed-lines.tsx';
import { usePassport } from './use-passport.ts';
import { Warnings } from './warnings.tsx';

type Props = {
  user_id: string;
  /** The numbers of the uploaded files of the type `passport`, in order. */
  files: readonly number[];
  /** Opens the way to upload another one. */
  onAnother?: (() => void) | undefined;
};

/** After so long others are before it. */
const LONG_MS = 10_000;

/** Takes the focus when it appears: what one pressed is gone. */
function Step({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <h4 ref={heading} tabIndex={-1} className="font-semibold text-base">
        {title}
      </h4>
      {children}
    </>
  );
}

/** Stands where another button was pressed, and takes its focus. */
function NextButton({ isNext = true, ...rest }: ComponentProps<typeof Button> & { isNext?: boolean | undefined }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isNext) button.current?.focus({ preventScroll: true });
  }, [isNext]);
  return <Button {...rest} ref={button} />;
}

function Reading({ onCancel }: { onCancel(): void }) {
  const t = useTranslations('passport.panel');
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const later = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(later);
  }, []);
  return (
    <Step title={t('reading')}>
      <p role="status" className="flex items-center gap-3">
        <Spinner />
        <span>{t(isLong ? 'readingLong' : 'readingText')}</span>
      </p>
      <Button kind="quiet" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </Step>
  );
}

const TIPS = ['whole', 'light', 'flat', 'sharp'] as const;

function NotFound({ why, children }: { why: PassportAnswer['why']; children: ReactNode }) {
  const t = useTranslations('passport.notFound');
  return (
    <Step title={t(why === 'no_picture' ? why : 'not_found')}>
      <p>{t('stays')}</p>
      <ul className="grid list-disc gap-1 ps-5 marker:text-deep">
        {TIPS.map((tip) => (
          <li key={tip}>{t(`tips.${tip}`)}</li>
        ))}
      </ul>
      {children}
    </Step>
  );
}

/** Each page once, in the order of the form. */
const pagesIn = ({ suggestions }: PassportAnswer) => [
  ...new Map(suggestions.map(({ place }) => [`${place.form_name} ${place.page_number}`, place])).values(),
];

function Taken({ answer, count, user_id }: { answer: PassportAnswer; count: number; user_id: string }) {
  const t = useTranslations('passport.done');
  return (
    <Step title={t('title', { count })}>
      <Banner kind="good" live>
        <p>{t('text')}</p>
        <ul className="grid gap-1">
          {pagesIn(answer).map(({ form_name, page_number, title }) => (
            <li key={`${form_name} ${page_number}`}>
              <ScreenLink to="portal-form-page" params={{ user_id, form_name, page: String(page_number) }}>
                <span className="inline-flex min-h-11 items-center underline underline-offset-4">
                  {t('see', { title })}
                </span>
              </ScreenLink>
            </li>
          ))}
        </ul>
      </Banner>
    </Step>
  );
}

function Failed({ failure, onAgain }: { failure: Failure; onAgain(): void }) {
  const t = useTranslations('passport');
  const known = failure === 'busy' || failure === 'often' || failure === 'gone' ? failure : 'failed';
  return (
    <>
      <Banner kind={failure === 'busy' || failure === 'often' ? 'info' : 'alert'} live>
        <p>{t(`failed.${known}`)}</p>
      </Banner>
      {known !== 'gone' && (
        <NextButton kind="quiet" onClick={onAgain}>
          {t('panel.again')}
        </NextButton>
      )}
    </>
  );
}

export function PassportPanel({ user_id, files, onAnother }: Props) {
  const t = useTranslations('passport.panel');
  const locale = useLocale() as Locale;
  const id = useId();
  const { standing, read, cancel, show, taken } = usePassport(user_id, files, locale);
  const another = onAnother && (
    <Button kind="quiet" onClick={onAnother}>
      {t('another')}
    </Button>
  );
  const isOpen = standing.is !== 'reading' && standing.is !== 'taken';
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-3 rounded-card border border-line bg-sand p-4">
      <h3 id={id} className="text-lg">
        {t('title')}
      </h3>
      {standing.is === 'offered' && (
        <>
          <p role="status">{standing.wasCancelled ? t('cancelled') : t(files.length > 0 ? 'offer' : 'before')}</p>
          {files.length > 0 && (
            <NextButton kind="quiet" wide onClick={read} isNext={standing.wasCancelled ?? false}>
              {t('read')}
            </NextButton>
          )}
        </>
      )}
      {standing.is === 'reading' && <Reading onCancel={cancel} />}
      {standing.is === 'failed' &&
        (standing.failure === 'password' ? (
          <PasswordAsked onConfirmed={read} />
        ) : (
          <Failed failure={standing.failure} onAgain={read} />
        ))}
      {standing.is === 'read' &&
        (standing.answer.found ? (
          <>
            <Warnings answer={standing.answer} user_id={user_id} onAnother={onAnother} />
            <Found
              key={standing.answer.reading}
              answer={standing.answer}
              user_id={user_id}
              onTaken={(count) => taken(standing.answer, count)}
              onAgain={read}
            />
          </>
        ) : (
          <NotFound why={standing.answer.why}>{another}</NotFound>
        ))}
      {standing.is === 'taken' && <Taken answer={standing.answer} count={standing.count} user_id={user_id} />}
      {isOpen && (
        <TypedLines
          user_id={user_id}
          isOpen={standing.is === 'read' && !standing.answer.found}
          onRead={show}
          key={standing.is}
        />
      )}
    </section>
  );
}
