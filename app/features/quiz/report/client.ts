/** The browser's calls for the report of a quiz. */
import type { Answers } from '#app/features/quiz/engine/match.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { send, sendForFile } from '#app/platform/http/http.ts';
import type { QuizName } from '#content/quizzes/definition.ts';

type ReportBody = { answers: Answers; locale: Locale; currency?: string | undefined };

/** Longer than the server lets it take. */
const SECONDS = 45;

export const fetchReport = (quiz: QuizName, body: ReportBody) =>
  sendForFile(`/eligibility/${quiz}/report`, { body, isOutsideSession: true, seconds: SECONDS });

/** The key stays the same for one wish, so that a second try after a lost answer sends one message. */
export const emailReport = (quiz: QuizName, body: ReportBody & { email: string }, idempotencyKey: string) =>
  send<{ success: true; message: string }>('POST', `/eligibility/${quiz}/report/email`, {
    ...{ body, idempotencyKey },
    isOutsideSession: true,
  });
