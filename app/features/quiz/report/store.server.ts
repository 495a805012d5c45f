/** A report for whoever asks: as a file at once, or by one message (T48). It makes no lead and keeps no answer. */
import type { Ctx } from '#app/ctx.server.ts';
import { readRates } from '#app/features/catalogue/rates/store.server.ts';
import type { Locale } from '#app/i18n/locales.ts';
import type { MailFile } from '#app/integrations/mail/mail.ts';
import { writeMessages } from '#app/integrations/mail/outbox.server.ts';
import type { Currency } from '#content/countries.ts';
import { QUIZ_NAMES, type QuizName } from '#content/quizzes/definition.ts';
import type { Db } from '#db/client.server.ts';
import type { MessageAttachment } from '#db/schema.server.ts';
import { reportMessage } from './message.server.ts';
import { endOf, fileNameOf, type ReportMoney, type ReportRequest, reportOf } from './report.server.ts';

export const dayOf = (now: Date) => now.toISOString().slice(0, 10);

/** The money that the page of the reader shows, at the rate of now. */
export async function moneyIn(
  ctx: Pick<Ctx, 'db' | 'dependsOn' | 'now'>,
  currency: Currency | undefined,
): Promise<ReportMoney | undefined> {
  return currency && { currency, rate: (await readRates(ctx)).rates[currency] };
}

type ReportContext = Pick<Ctx, 'pdf' | 'env'>;

export async function drawReport({ pdf, env }: ReportContext, asked: ReportRequest): Promise<MailFile> {
  pdf.requireRoom();
  const content = await pdf.render(reportOf(asked, env.PUBLIC_URL));
  return { file_name: fileNameOf(asked), content_type: 'application/pdf', content };
}

type ReportEmail = {
  email: string;
  answers: Readonly<Record<string, string>>;
  locale: Locale;
  currency?: Currency | undefined;
};

/** Only the answers that count are written down, and only until the message has left. */
export async function sendReport(ctx: Ctx, tx: Db, quiz: QuizName, { email, answers, locale, currency }: ReportEmail) {
  const { way } = endOf(quiz, answers);
  const made_on = dayOf(ctx.now);
  const { now, dependsOn } = ctx;
  const money = await moneyIn({ db: tx, now, dependsOn }, currency);
  const message = reportMessage({ quiz, locale, made_on }, email);
  await writeMessages(ctx, tx, [
    {
      ...message,
      attachment: { kind: 'quiz-report', quiz, answers: { ...way.answers }, made_on, ...(money && { money }) },
    },
  ]);
}

type ReportAttachment = Extract<MessageAttachment, { kind: 'quiz-report' }>;

/** The file of such a message, made when it leaves. */
export function attachedReport(
  ctx: ReportContext,
  { quiz, answers, made_on, money }: ReportAttachment,
  locale: Locale,
) {
  const name = QUIZ_NAMES.find((one) => one === quiz);
  if (!name) throw new Error(`no quiz ${quiz}`);
  return drawReport(ctx, { quiz: name, answers, locale, made_on, money: money as ReportMoney | undefined });
}
