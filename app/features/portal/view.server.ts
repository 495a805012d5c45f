/** What the screens of the portal show of the person who looks (D13, D20): read through the stores, by ctx.actor. */

import type { Ctx } from '#app/ctx.server.ts';
import { accountOf } from '#app/features/accounts/account.server.ts';
import { isPaid } from '#app/features/accounts/profile/store.server.ts';
import { headOf, readProfile, serviceOf, type UserProfile } from '#app/features/accounts/profile.server.ts';
import { isPlaceholderEmail, PLACEHOLDER_LAST_NAME } from '#app/features/accounts/rules.ts';
import { portalSlug } from '#app/features/accounts/steps/rules.ts';
import { listFamily } from '#app/features/applicants/store.server.ts';
import { isConverted } from '#app/features/catalogue/cost.server.ts';
import { isQuoteService, productOf } from '#app/features/catalogue/rules.ts';
import { serviceCard, serviceGroups } from '#app/features/catalogue/service-cards.server.ts';
import { pricesOf } from '#app/features/checkout/cart/family-cost.server.ts';
import { reviewStates } from '#app/features/forms/lock/store.server.ts';
import { minutesOfForms } from '#app/features/forms/minutes.server.ts';
import { cardOf } from '#app/features/quiz/engine/result.ts';
import { walk } from '#app/features/quiz/engine/walk.ts';
import { readOnboarding } from '#app/features/quiz/onboarding/store.server.ts';
import { isStaff } from '#app/platform/access/actor.ts';
import { Problem } from '#app/platform/problem.ts';
import { atHand } from '#content/at-hand.ts';
import type { ServiceType } from '#content/catalogue.ts';
import { onboarding } from '#content/quizzes/onboarding/quiz.ts';
import { findAppointment } from './appointments/store.server.ts';
import { timeWords } from './appointments/words.server.ts';
import { outcomeFacts } from './case/outcome.server.ts';
import { outcomeOf } from './case/rules.ts';
import { readStory, stepsOf } from './case/store.server.ts';
import {
  countOf,
  doneOf,
  hasForm,
  headFirst,
  includedIn,
  minorsOf,
  minutesOf,
  nextStep,
  type PersonNext,
  personNext,
  stageOf,
  standOf,
  tasksOf,
  wordOf,
} from './rules.ts';

/** A profile without its placeholders: what nobody has written is not shown as if somebody had. */
/** `head`: of a family member, the one who applies; nameless once that one has left. */
function personOf(profile: UserProfile, head?: UserProfile) {
  const { user_id, role, first_name, phone_number, locale, number_in_party, current_step, must_set_password } = profile;
  const { status, supporting_documents_status, marked_paid_by_csr, created_at, email_verified_at } = profile;
  const isTemporary = isPlaceholderEmail(profile.email);
  return {
    ...{ user_id, role, first_name, phone_number, locale, number_in_party, current_step, must_set_password },
    ...{ status, supporting_documents_status, marked_paid_by_csr, created_at, isTemporary },
    last_name: profile.last_name === PLACEHOLDER_LAST_NAME ? '' : profile.last_name,
    email: isTemporary ? null : profile.email,
    isVerified: email_verified_at !== null,
    // Only primary applicants are reminded.
    ...(role === 'applicant' && { wants_reminders: profile.wants_reminders }),
    ...(role === 'secondary' &&
      head?.first_name && { lets_primary: profile.lets_primary, primary_name: head.first_name }),
  };
}
export type Person = ReturnType<typeof personOf>;

/** The frame and the screen in it are read by one request: what both need is read once. */
function oncePerRequest<T>(read: (ctx: Ctx) => Promise<T>) {
  const known = new WeakMap<Ctx, Promise<T>>();
  return (ctx: Ctx) => {
    const found = known.get(ctx) ?? read(ctx);
    known.set(ctx, found);
    return found;
  };
}

const ownProfile = oncePerRequest(async (ctx) => {
  const profile = ctx.actor.user_id && (await readProfile(ctx.db, ctx.actor.user_id));
  if (!profile) throw new Problem(401);
  return profile;
});

export const applicationOf = oncePerRequest(async (ctx) => {
  const profile = await ownProfile(ctx);
  const head = await headOf(ctx.db, profile);
  const prices = await pricesOf(ctx, head);
  const sid = serviceOf(head);
  const state = { isPaid: await isPaid(ctx.db, head), isQuote: sid !== null && isQuoteService(sid) };
  return {
    head,
    prices,
    shown: {
      person: personOf(profile, head),
      sid,
      service: sid && serviceCard(ctx.locale, sid, prices.shown),
      ...state,
      slug: portalSlug(head.current_step, state),
    },
  };
});

/** Of a primary applicant: everybody who applies, and what is done. */
const standingOf = oncePerRequest(async (ctx) => {
  const profile = await ownProfile(ctx);
  const [{ shown }, family] = await Promise.all([applicationOf(ctx), listFamily(ctx, profile.user_id)]);
  const tasks = tasksOf({ ...profile, ...shown });
  return { family, tasks, done: doneOf(tasks, [profile, ...family]) };
});

export const onboardingOf = oncePerRequest(async (ctx) => readOnboarding(ctx.db, (await ownProfile(ctx)).user_id));

/** What the frame shows: whose portal it is, the service, and of a primary applicant how far it is. */
export async function frameView(ctx: Ctx) {
  const { isLimited, role } = ctx.actor;
  const frame = { account: await accountOf(ctx), person: { ...personOf(await ownProfile(ctx)), isLimited } };
  if (isStaff(ctx.actor)) return { ...frame, service: null, application: null };
  const { shown, prices } = await applicationOf(ctx);
  const { sid, service, isPaid, isQuote } = shown;
  if (role !== 'applicant') return { ...frame, service, application: null };
  // Only somebody who may still change it is sent the choice.
  const groups = isPaid ? [] : serviceGroups(ctx.locale, prices.shown);
  return { ...frame, service, application: { sid, isPaid, isQuote, groups, done: (await standingOf(ctx)).done } };
}

/** How far each family member is by themselves, as far as staff have moved them. */
const familySteps = oncePerRequest(async (ctx) => stepsOf(ctx, (await ownProfile(ctx)).user_id));

export async function primaryView(ctx: Ctx) {
  const profile = await ownProfile(ctx);
  const [{ shown, prices }, { family, tasks }, { answers }] = await Promise.all([
    applicationOf(ctx),
    standingOf(ctx),
    onboardingOf(ctx),
  ]);
  const members = family.map(({ user_id }) => user_id);
  const [story, steps, reviews] = await Promise.all([
    readStory(ctx, profile.user_id, members),
    familySteps(ctx),
    reviewStates(ctx.db, [profile.user_id, ...members]),
  ]);
  const people = Math.max(profile.number_in_party ?? 1, family.length + 1);
  const minors = minorsOf(family, { people, told: Number(answers.minors_in_party ?? 0) });
  const { sid } = shown;
  const { isPaid } = shown;
  const consulate =
    profile.current_step === 'interview_scheduled' && (await findAppointment(ctx.db, profile.user_id, 'consulate'));
  const included = includedIn(sid, shown.slug);
  const isUnpaid = !isPaid && !shown.isQuote;
  const next = nextStep({
    ...{ ...profile, service_type: sid, slug: shown.slug, isPaid, isQuote: shown.isQuote },
    form: included.form ? profile.status : undefined,
    card: cardOf(onboarding, walk(onboarding, answers)),
    isCancelled: consulate ? consulate.state === 'cancelled' : false,
    review: reviews[profile.user_id],
  });
  const sells = wordOf(next) === undefined;
  const form = { hasForm: !sid || hasForm(sid) };
  const self = { ...profile, isSelf: true, isInvited: false };
  const others = family.map((member) => ({
    ...member,
    ...{ isSelf: false, isInvited: member.invited_email !== null, current_step: steps.get(member.user_id) ?? '' },
  }));
  const nexts: Record<string, PersonNext> = Object.fromEntries(
    [self, ...others].map((one) => [
      one.user_id,
      personNext({ ...one, review: reviews[one.user_id] }, next, {
        ...form,
        isFormOpen: included.form !== null,
        isUnpaid,
      }),
    ]),
  );
  return {
    ...shown,
    kind: 'primary' as const,
    next,
    /** When the interview is, where it is booked. */
    interview:
      consulate && consulate.state === 'booked' && consulate.starts_at && consulate.time_zone
        ? timeWords(ctx.locale, { starts_at: new Date(consulate.starts_at), time_zone: consulate.time_zone }).date
        : null,
    /** The same of each person. */
    nexts,
    tasks,
    count: countOf(tasks, [profile, ...family], form),
    ...form,
    included,
    isUnpaid,
    story,
    minutes: sid && sells ? minutesOf(minutesOfForms(sid)) : null,
    atHand: sid && atHand[sid],
    family,
    people,
    minors,
    cost: sid && sells ? await prices.costOfFamily(sid, people, minors) : null,
    rate: sid && isConverted(sid, prices.shown.currency) ? prices.rate : null,
  };
}
export type PrimaryView = Awaited<ReturnType<typeof primaryView>>;

async function secondaryView(ctx: Ctx) {
  const { head, shown } = await applicationOf(ctx);
  // Whoever has left has no name: the application goes on as one's own.
  const first_name = head.first_name || shown.person.first_name;
  const { user_id, current_step } = shown.person;
  const [story, { answers }, reviews] = await Promise.all([
    readStory(ctx, user_id, []),
    readOnboarding(ctx.db, head.user_id),
    reviewStates(ctx.db, [user_id]),
  ]);
  const { sid, slug, isPaid, isQuote } = shown;
  const card = cardOf(onboarding, walk(onboarding, answers));
  const next = nextStep({ ...head, service_type: sid, slug, isPaid, isQuote, card });
  const included = includedIn(sid, slug);
  // Nobody pays who has left.
  const isUnpaid = !isPaid && !isQuote && head.first_name !== '';
  const own = { ...shown.person, isSelf: false, isInvited: false, review: reviews[user_id] };
  const work = { hasForm: !sid || hasForm(sid), isFormOpen: included.form !== null, isUnpaid };
  return {
    ...shown,
    kind: 'secondary' as const,
    head: { first_name },
    /** What the head does first; nobody does it who has left. */
    waitsFor: head.first_name ? (headFirst(next, work) ?? null) : null,
    isFormNext: included.form !== null && personNext(own, next, work) === 'form',
    isUnpaid,
    included,
    /** What staff or they themselves have done of their case. */
    stand: standOf(current_step, reviews[user_id]) ?? null,
    story,
  };
}
export type SecondaryView = Awaited<ReturnType<typeof secondaryView>>;

/** How the case of the reader ended; nothing while it goes on. A family member sees nobody else's. */
function checkOf({ actor }: Ctx, sid: ServiceType | null) {
  const form_name = sid ? productOf(sid).forms.at(-1) : undefined;
  return form_name && actor.user_id ? { user_id: actor.user_id, form_name } : null;
}

export async function outcomeView(ctx: Ctx) {
  const outcome = outcomeOf((await ownProfile(ctx)).current_step);
  if (!outcome) return null;
  const { shown } = await applicationOf(ctx);
  const isHead = ctx.actor.role === 'applicant';
  const [{ family }, steps] = isHead
    ? await Promise.all([standingOf(ctx), familySteps(ctx)])
    : [{ family: [] }, new Map<string, string>()];
  return {
    outcome,
    service: shown.service,
    facts: outcomeFacts(ctx, shown.sid),
    /** Where a denied case is opened for its next review; a service without a form has none. */
    check: checkOf(ctx, shown.sid),
    others: family.map(({ user_id, first_name }) => ({
      user_id,
      first_name,
      stage: stageOf(steps.get(user_id) ?? '') ?? null,
    })),
  };
}
export type OutcomeView = NonNullable<Awaited<ReturnType<typeof outcomeView>>>;

async function staffView(ctx: Ctx) {
  return { kind: 'staff' as const, person: personOf(await ownProfile(ctx)) };
}
export type StaffView = Awaited<ReturnType<typeof staffView>>;

export function portalView(ctx: Ctx) {
  if (ctx.actor.role === 'secondary') return secondaryView(ctx);
  return ctx.actor.role === 'applicant' ? primaryView(ctx) : staffView(ctx);
}
