/** What the page of interview preparation shows of the person that its address names; read through the stores. */
import type { Ctx } from '#app/ctx.server.ts';
import { isPaid } from '#app/features/accounts/profile/store.server.ts';
import { readProfile, serviceOf, type UserProfile } from '#app/features/accounts/profile.server.ts';
import { productOf } from '#app/features/catalogue/rules.ts';
import type { Answers } from '#app/features/quiz/engine/match.ts';
import { walk } from '#app/features/quiz/engine/walk.ts';
import { readOnboarding } from '#app/features/quiz/onboarding/store.server.ts';
import { interviewText } from '#app/features/quiz/texts.server.ts';
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { Problem } from '#app/platform/problem.ts';
import type { ServiceType } from '#content/catalogue.ts';
import { sheetOf } from '#content/forms/rehearsal.ts';
import { onboarding } from '#content/quizzes/onboarding/quiz.ts';
import { type ChosenGroup, questionsFor } from './questions.ts';
import { interviewKind, type StoredNote, servicesWithInterview, sharedAnswers, whyNone } from './rules.ts';
import { readNotes } from './store.server.ts';

/** The words of each question, finished. */
function written(groups: readonly ChosenGroup[], locale: Locale) {
  const texts = interviewText(locale);
  return groups.map(({ group, questions }) => ({
    group,
    ...texts.groups[group],
    questions: questions.map(({ name, isLikely }) => {
      const words = texts.questions[name];
      if (!words) throw new Error(`the question ${name} has no words in ${locale}`);
      return { name, isLikely, ...words };
    }),
  }));
}
export type WrittenGroup = ReturnType<typeof written>[number];
export type WrittenQuestion = WrittenGroup['questions'][number];

async function readPeople(ctx: Ctx) {
  const { subject } = ctx;
  const [person, head] = subject
    ? await Promise.all([
        readProfile(ctx.db, subject.user_id),
        readProfile(ctx.db, subject.primary_user_id ?? subject.user_id),
      ])
    : [];
  if (!person || !head) throw new Problem(404);
  return { person, head };
}

/** One's own answers; of whoever has none to a question, what the primary said for everybody. */
async function answersOf(ctx: Ctx, person: UserProfile, head: UserProfile): Promise<Answers> {
  const { answers: own } = await readOnboarding(ctx.db, person.user_id);
  if (person.user_id === head.user_id) return own;
  return { ...sharedAnswers((await readOnboarding(ctx.db, head.user_id)).answers), ...own };
}

/** The service has none: which ones do, and who can choose another. */
async function withoutInterview(ctx: Ctx, sid: ServiceType | undefined, head: UserProfile) {
  const t = translator(ctx.locale, 'catalogue');
  const titleOf = (one: ServiceType) => t(`services.${one}.title`);
  const paid = await isPaid(ctx.db, head);
  const isHead = ctx.actor.user_id === head.user_id;
  return {
    kind: 'none' as const,
    service: sid ? titleOf(sid) : null,
    why: whyNone(sid),
    services: servicesWithInterview.map(titleOf),
    way: paid ? ('paid' as const) : isHead ? ('choose' as const) : ('head' as const),
    head: head.first_name,
  };
}

export async function interviewView(ctx: Ctx) {
  const { person, head } = await readPeople(ctx);
  const who = {
    user_id: person.user_id,
    first_name: person.first_name,
    isSelf: person.user_id === ctx.actor.user_id,
    viewer: ctx.actor.user_id ?? '',
  };
  const sid = serviceOf(head) ?? undefined;
  if (!sid || !servicesWithInterview.includes(sid)) return { person: who, ...(await withoutInterview(ctx, sid, head)) };
  const answers = await answersOf(ctx, person, head);
  const notes = await readNotes(ctx.db, person.user_id);
  // Only the primary answers the questions, and only until they are paid for (D44).
  const mayAnswer = who.isSelf && ctx.actor.role === 'applicant' && walk(onboarding, answers).next !== null;
  return {
    kind: 'questions' as const,
    person: who,
    groups: written(questionsFor(interviewKind(sid, answers), answers), ctx.locale),
    notes: Object.fromEntries(notes.map(({ question, ...note }): [string, StoredNote] => [question, note])),
    /** The official form whose facts an officer has in hand. */
    sheet: productOf(sid).forms.find((name) => sheetOf(name)) ?? null,
    isNarrower: mayAnswer && !(await isPaid(ctx.db, head)),
  };
}
type InterviewView = Awaited<ReturnType<typeof interviewView>>;
export type QuestionsView = Extract<InterviewView, { kind: 'questions' }>;
export type NoneView = Extract<InterviewView, { kind: 'none' }>;
