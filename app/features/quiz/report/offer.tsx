/** The full report of a result: as a file, or to an address. Props only, for a document and for the portal alike. */
import { type ReactNode, useEffect, useId, useState } from 'react';
import type { Answers } from '#app/features/quiz/engine/match.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { normalEmail } from '#app/platform/email.ts';
import { HttpError } from '#app/platform/http/http.ts';
import { keyPerContent } from '#app/platform/http/key-per-content.ts';
import { saveFile } from '#app/platform/http/save-file.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useSending } from '#app/ui/fields/use-sending.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { SentNote } from '#app/ui/notices/sent-note.tsx';
import type { QuizName } from '#content/quizzes/definition.ts';
import { emailReport, fetchReport } from './client.ts';
import type { ReportTexts } from './texts.server.ts';

export type OfferProps = {
  quiz: QuizName;
  answers: Answers;
  locale: Locale;
  texts: ReportTexts;
  /** The address of whoever has an account, to begin with. */
  email?: string | undefined;
  /** The money of the screen; a public page has it on <html>. */
  currency?: string | undefined;
};

const moneyOf = ({ currency }: OfferProps) => ({ currency: currency ?? document.documentElement.dataset.currency });

function whatFailed(error: unknown, texts: ReportTexts) {
  const { status } = error instanceof HttpError ? error : {};
  if (status === 429) return texts.tooMany;
  return status === 503 ? texts.busy : texts.failed;
}

export default function ReportOffer(props: OfferProps): ReactNode {
  const { texts } = props;
  const title = useId();
  return (
    <section aria-labelledby={title} className="grid gap-3 print:hidden">
      <div className="grid gap-1">
        <h3 id={title} className="font-semibold text-lg">
          {texts.title}
        </h3>
        <p className="text-quiet">{texts.intro}</p>
      </div>
      <Download {...props} />
      <div className="rounded-card border border-line bg-card px-4">
        <Fold title={texts.byEmail}>
          <ByEmail {...props} />
        </Fold>
      </div>
    </section>
  );
}

function Download(props: OfferProps) {
  const { quiz, answers, locale, texts } = props;
  const { isBusy, run, fail, notice, clear } = useSending(useId());
  const [isDone, setDone] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other answers are another report
  useEffect(() => setDone(false), [answers]);

  const download = () =>
    run(async () => {
      setDone(false);
      try {
        saveFile(await fetchReport(quiz, { answers, locale, ...moneyOf(props) }));
        clear();
        setDone(true);
      } catch (error) {
        fail(whatFailed(error, texts));
      }
    });

  return (
    <div className="grid gap-2">
      {notice}
      <div className="max-sm:*:w-full">
        <Button kind="quiet" icon="download" onClick={download} busy={isBusy ? texts.downloading : undefined}>
          {texts.download}
        </Button>
      </div>
      <p role="status" className="text-quiet text-sm empty:hidden">
        {isDone && texts.downloaded}
      </p>
    </div>
  );
}

function ByEmail(props: OfferProps) {
  const { quiz, answers, locale, texts, email: own } = props;
  const { isBusy, sends, fail, fieldOf, watches, aloud, notice } = useSending<'email'>(useId());
  const [wish] = useState(keyPerContent);
  const [isSent, setSent] = useState(false);
  const refuse = () => fail(texts.errorEmail, 'email');

  const watch = watches((_, form) => {
    const written = String(form.get('email') ?? '');
    return normalEmail(written) ? null : { text: texts.errorEmail, isMissing: !written };
  });

  async function send(form: FormData) {
    const email = normalEmail(String(form.get('email') ?? ''));
    if (!email) return refuse();
    const fields = { email, answers, locale, ...moneyOf(props) };
    try {
      await emailReport(quiz, fields, wish.keyOf(fields));
      wish.arrived();
      setSent(true);
    } catch (error) {
      if (error instanceof HttpError && error.status === 422 && error.field === 'email') return refuse();
      fail(whatFailed(error, texts));
    }
  }

  if (isSent)
    return (
      <SentNote title={texts.sentTitle} again={texts.again} onAgain={() => setSent(false)}>
        {texts.sent}
      </SentNote>
    );
  return (
    <form noValidate method="post" {...watch} onSubmit={sends(send)} className="grid gap-4">
      {aloud}
      {notice}
      <TextField
        {...fieldOf('email')}
        type="email"
        dir="ltr"
        label={texts.email}
        autoComplete="email"
        inputMode="email"
        defaultValue={own}
        maxLength={254}
      />
      <Button kind="quiet" type="submit" busy={isBusy ? texts.sending : undefined}>
        {texts.send}
      </Button>
      <p className="text-quiet text-sm">{texts.privacy}</p>
    </form>
  );
}
