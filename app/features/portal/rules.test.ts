import { expect, test } from 'vitest';
import { STEPS } from '#app/features/accounts/steps/rules.ts';
import { atHand } from '#content/at-hand.ts';
import { SERVICE_TYPES } from '#content/catalogue.ts';
import {
  countOf,
  doneOf,
  hasForm,
  includedIn,
  isFirstView,
  minorsOf,
  minutesOf,
  nextStep,
  opens,
  personNext,
  stageOf,
  stepStates,
  tasksOf,
} from './rules.ts';

const nothing = { questions: false, payment: false, applicants: false };
const priced = { isQuote: false };

test('only what is done is ticked, wherever one looks', () => {
  const states = (done: object) => Object.values(stepStates('applicants', { ...nothing, ...done }, priced));
  expect(states({})).toEqual(['todo', 'todo', 'current']);
  expect(states({ questions: true })).toEqual(['done', 'todo', 'current']);
  expect(states({ questions: true, payment: true, applicants: true })).toEqual(['done', 'done', 'current']);
  expect(Object.values(stepStates('questions', { ...nothing, applicants: true }, priced))).toEqual([
    'current',
    'todo',
    'done',
  ]);
});

test('a quoted service has no payment step to pass', () => {
  expect(Object.values(stepStates('applicants', nothing, { isQuote: true }))).toEqual(['todo', 'quote', 'current']);
});

const fresh = {
  must_set_password: false,
  current_step: 'password_set',
  slug: 'questions',
  isPaid: false,
  isQuote: false,
} as const;

test('each task stands where it stands: a payment page that was seen is not paid', () => {
  expect(tasksOf(fresh)).toEqual({ account: 'Finished', questions: 'Not Started', payment: 'Not Started' });
  expect(tasksOf({ ...fresh, must_set_password: true }).account).toBe('In Progress');
  expect(tasksOf({ ...fresh, current_step: 'onboarding_questions_half_complete' }).questions).toBe('In Progress');
  const later = { ...fresh, current_step: 'form_started', slug: 'applicants' } as const;
  expect(tasksOf(later)).toEqual({ account: 'Finished', questions: 'Finished', payment: 'Not Started' });
  expect(tasksOf({ ...later, isPaid: true, isQuote: true }).payment).toBe('Finished');
  expect(tasksOf({ ...later, isQuote: true }).payment).toBe('quote');
});

const begun = { status: 'In Progress', supporting_documents_status: 'Not Started' } as const;
const ready = { status: 'Finished', supporting_documents_status: 'Finished' } as const;

test('the count is of tasks that are done: three of the application, two of each person', () => {
  const tasks = tasksOf(fresh);
  expect(countOf(tasks, [begun], { hasForm: true })).toEqual({ done: 1, all: 5 });
  expect(countOf(tasks, [begun, ready, ready, begun], { hasForm: true })).toEqual({ done: 5, all: 11 });
  expect(countOf(tasks, [ready], { hasForm: false }), 'a service without a form').toEqual({ done: 2, all: 4 });
  const quoted = tasksOf({ ...fresh, isQuote: true });
  expect(countOf(quoted, [begun], { hasForm: true }), 'a quote is not theirs to do').toEqual({ done: 1, all: 4 });
});

test('the applicants are done when everybody is', () => {
  expect(doneOf(tasksOf(fresh), [ready, begun])).toEqual(nothing);
  const paid = tasksOf({ ...fresh, slug: 'applicants', isPaid: true });
  expect(doneOf(paid, [ready, ready])).toEqual({ questions: true, payment: true, applicants: true });
  expect(doneOf(paid, [{ ...ready, supporting_documents_status: 'In Progress' }]).applicants).toBe(false);
});

const person = {
  service_type: 'FirstTime',
  current_step: 'password_set',
  slug: 'questions',
  must_set_password: false,
} as const;

test('a service comes first, then the step one stands at', () => {
  expect(nextStep({ ...person, service_type: null })).toBe('service');
  expect(nextStep(person)).toBe('questions');
  expect(nextStep({ ...person, current_step: 'form_partly_complete', slug: 'applicants' })).toBe('applicants');
});

test('a temporary account is finished before paying, and not asked for earlier', () => {
  const temporary = { ...person, must_set_password: true };
  expect(nextStep(temporary)).toBe('questions');
  expect(nextStep({ ...temporary, slug: 'payment' })).toBe('account');
  expect(nextStep({ ...person, slug: 'payment' })).toBe('payment');
  expect(nextStep({ ...temporary, slug: 'applicants' })).toBe('applicants');
});

test('what needs no visa sells nothing, an adviser is waited for, and a date that was taken back is no date', () => {
  const after = { ...person, slug: 'payment' as const, current_step: 'required_visa_seen' };
  const none = { look: 'notice' } as const;
  expect(nextStep({ ...after, card: none })).toBe('no_visa');
  expect(nextStep({ ...after, card: { ...none, isForAdviser: true } })).toBe('adviser');
  expect(nextStep({ ...after, card: { look: 'good', service: 'FirstTimeVIP' } })).toBe('payment');
  expect(nextStep({ ...after, card: none, isPaid: true }), 'what was paid for goes on').toBe('payment');
  expect(nextStep({ ...after, slug: 'questions', card: none })).toBe('questions');
  const renewal = { ...after, card: { look: 'notice', service: 'Renewal' } } as const;
  expect([nextStep(renewal), nextStep({ ...renewal, service_type: null })]).toEqual(['valid_visa', 'valid_visa']);
  expect(nextStep({ ...renewal, service_type: 'Renewal' }), 'chosen by a click').toBe('payment');
  expect(nextStep({ ...renewal, form: 'In Progress' }), 'its form is begun').not.toBe('valid_visa');
  expect(nextStep({ ...renewal, isPaid: true })).toBe('payment');
  const booked = { ...person, slug: 'applicants' as const, current_step: 'interview_scheduled' };
  expect(nextStep(booked)).toBe('interview_scheduled');
  expect(nextStep({ ...booked, isCancelled: true })).toBe('interview_cancelled');
});

test('a look at who travels pays nothing: the payment stays the next step until a form is begun', () => {
  const seen = { ...person, slug: 'applicants' as const, current_step: 'application_page_seen' };
  expect(nextStep(seen)).toBe('payment');
  expect(nextStep({ ...seen, must_set_password: true })).toBe('account');
  expect(nextStep({ ...seen, isPaid: true })).toBe('applicants');
  expect(nextStep({ ...seen, isQuote: true })).toBe('applicants');
  expect(nextStep({ ...seen, current_step: 'form_started' })).toBe('applicants');
});

test('a form that can be opened is next once it is begun or paid, and is paid before we check it (record 033)', () => {
  const begunForm = {
    ...person,
    slug: 'applicants' as const,
    current_step: 'form_started',
    form: 'In Progress' as const,
  };
  expect(nextStep(begunForm)).toBe('form');
  const paid = { ...begunForm, current_step: 'required_visa_seen', form: 'Not Started' as const, isPaid: true };
  expect(nextStep(paid)).toBe('form');
  expect(nextStep({ ...paid, isPaid: false, current_step: 'application_page_seen' }), 'not begun').toBe('payment');
  expect(nextStep({ ...paid, isPaid: false, slug: 'payment' })).toBe('payment');
  const whole = { ...begunForm, current_step: 'form_completed', form: 'Finished' as const };
  expect(nextStep(whole)).toBe('payment');
  expect(nextStep({ ...whole, must_set_password: true })).toBe('account');
  expect(nextStep({ ...whole, isPaid: true })).toBe('review');
  expect(nextStep({ ...whole, isQuote: true })).toBe('review');
  expect(nextStep({ ...whole, isPaid: true, form: 'In Progress' }), 'opened again').toBe('form');
  expect(nextStep({ ...begunForm, current_step: 'interview_scheduled' }), 'from here on staff lead').toBe(
    'interview_scheduled',
  );
  expect(nextStep({ ...begunForm, form: undefined }), 'none that can be opened').toBe('applicants');
});

test('after the form the portal says what happens', () => {
  expect(nextStep({ ...person, current_step: 'visa_denied', slug: 'applicants' })).toBe('visa_denied');
  expect(stageOf('form_started')).toBeUndefined();
  const done = { ...person, current_step: 'form_completed', slug: 'applicants' as const };
  expect(nextStep({ ...done, isPaid: true }), 'D49').toBe('review');
  expect(nextStep({ ...done, review: 'opened' })).toBe('form_completed');
  expect(nextStep({ ...done, review: 'returned' })).toBe('returned');
});

test('every service has minutes for each step and something to have at hand', () => {
  for (const sid of SERVICE_TYPES) {
    expect(atHand[sid].length, sid).toBeGreaterThan(2);
    expect(new Set(atHand[sid]).size, sid).toBe(atHand[sid].length);
  }
  expect(minutesOf(35)).toEqual({ questions: 5, payment: 5, applicants: 35 });
  expect(minutesOf(0).applicants, 'without a form it is talked through').toBe(20);
  expect([hasForm('FirstTime'), hasForm('StudyPermitCanada')]).toEqual([true, false]);
});

test('while fewer are named than travel, the minors that were told of fill the rest', () => {
  const [adult, minor] = [{ is_minor: false }, { is_minor: true }];
  expect(minorsOf([], { people: 4, told: 2 })).toBe(2);
  expect(minorsOf([minor], { people: 4, told: 2 }), 'one of them is named').toBe(2);
  expect(minorsOf([adult, adult, adult], { people: 4, told: 2 }), 'all are named: what they are counts').toBe(0);
  expect(minorsOf([minor, minor], { people: 3, told: 0 })).toBe(2);
  expect(minorsOf([adult], { people: 3, told: 5 }), 'no more than are left').toBe(1);
});

test('the applicants are seen for the first time after the questions, and once', () => {
  const due = STEPS.filter(isFirstView);
  expect(due).toEqual(['onboarding_questions_completed', 'required_visa_seen', 'payment_page_seen']);
});

test('each person has one next step: the head what the application asks, everybody their own part', () => {
  const one = { ...begun, isSelf: false, current_step: 'account_created', isInvited: false } as const;
  const of = (more: object, next: Parameters<typeof personNext>[1] = 'applicants', form = true, work: object = {}) =>
    personNext({ ...one, ...more }, next, { hasForm: form, isFormOpen: false, isUnpaid: false, ...work });
  expect(of({ isSelf: true }, 'payment')).toBe('payment');
  expect(of({ isSelf: true })).toBe('form');
  expect([of({}, 'service'), of({}, 'questions')], 'first the head answers').toEqual([
    'head_questions',
    'head_questions',
  ]);
  expect([of({}, 'account'), of({}, 'payment')], 'then the head pays').toEqual(['head_payment', 'head_payment']);
  expect(of({}, 'payment', false), 'without a form, too').toBe('head_payment');
  expect(of({ status: 'Finished' }, 'payment'), 'whoever is further goes on').toBe('documents');
  expect(of({ isInvited: true }, 'questions')).toBe('invited');
  expect([of({}, 'no_visa'), of({}, 'valid_visa'), of({}, 'adviser')]).toEqual([
    'no_visa_family',
    'valid_visa_family',
    'adviser',
  ]);
  expect(of({}, 'form_completed'), 'the head is further than they are').toBe('form');
  expect(of({ isInvited: true })).toBe('invited');
  expect(of({ status: 'Finished' })).toBe('documents');
  expect(of({}, 'applicants', false), 'a service without a form').toBe('documents');
  expect(of(ready), 'D49: they send it').toBe('review');
  expect([of({ ...ready, review: 'asked' }), of({ ...ready, review: 'accepted' })]).toEqual(
    Array(2).fill('form_completed'),
  );
  expect(of({ current_step: 'form_completed', review: 'returned' })).toBe('returned');
  expect(of(ready, 'applicants', false), 'without a form we go on by ourselves').toBe('form_completed');
  expect(of({ current_step: 'visa_denied', isInvited: true })).toBe('visa_denied');
  expect(of({ isSelf: true, current_step: 'visa_received' }, 'visa_received')).toBe('visa_received');
});

test('a form that can be opened waits for the questions of the head, not for the payment; checking waits for it', () => {
  const one = { ...begun, isSelf: false, current_step: 'account_created', isInvited: false } as const;
  const of = (more: object, next: Parameters<typeof personNext>[1], isUnpaid = true) =>
    personNext({ ...one, ...more }, next, { hasForm: true, isFormOpen: true, isUnpaid });
  expect(of({}, 'questions')).toBe('head_questions');
  expect([of({}, 'payment'), of({}, 'account'), of({}, 'form')]).toEqual(['form', 'form', 'form']);
  const whole = { status: 'Finished', current_step: 'form_completed' };
  expect(of(whole, 'form')).toBe('head_payment');
  expect(of(whole, 'form', false)).toBe('review');
  expect(of({ ...whole, status: 'In Progress' }, 'payment'), 'opened again').toBe('form');
  expect(of({ isSelf: true, ...whole }, 'payment')).toBe('payment');
});

test('a link opens what its page allows: one’s own, the family’s, or that of one without an account', () => {
  const self = { isSelf: true, is_private: true };
  const child = { isSelf: false, is_private: false };
  const adult = { isSelf: false, is_private: true };
  const open = (owner: string[]) => [self, child, adult].map((person) => opens(owner, person));
  expect(open(['self', 'guardian-of'])).toEqual([true, true, false]);
  expect(open(['self', 'primary-of'])).toEqual([true, true, true]);
  expect(open(['self', 'staff-for'])).toEqual([true, false, false]);
  expect(open([])).toEqual([false, false, false]);
});

test('form, appointment and interview open for the services whose row says so, and whose forms are there', () => {
  expect(includedIn('FirstTime', 'payment')).toEqual({ form: 'ds160', appointment: true, interview: true });
  expect(includedIn('FirstTime', 'questions').form, 'the answers decide which service it is').toBeNull();
  expect(includedIn('Renewal', 'applicants'), 'the first of its two').toEqual({
    ...{ form: 'renewal', appointment: true, interview: false },
  });
  expect(includedIn('InterviewPrep', 'payment')).toEqual({
    ...{ form: 'interview_prep', appointment: false, interview: true },
  });
  expect(includedIn('ESTA', 'payment')).toEqual({ form: 'esta', appointment: false, interview: false });
  expect(SERVICE_TYPES.filter((sid) => includedIn(sid, 'payment').form === null)).toEqual(['StudyPermitCanada']);
  expect(includedIn(null, 'payment')).toEqual({ form: null, appointment: false, interview: false });
});
