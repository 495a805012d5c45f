/** What a case event says to its applicant (D21, D48). */
import { expect, test } from 'vitest';
import { STEPS } from '#app/features/accounts/steps/rules.ts';
import texts from '#content/text/es/case.json';
import { type CaseEvent, outcomeOf, storyOf } from './rules.ts';

const ANA = 'ana';
const people = [
  { user_id: ANA, first_name: 'Ana', isStaff: false },
  { user_id: 'luz', first_name: 'Luz', isStaff: false },
  { user_id: 'carla', first_name: 'Carla', isStaff: true },
  { user_id: 'gone', first_name: '', isStaff: false },
];
const START = Date.parse('2026-11-01T10:00:00Z');
let id = 0;
const at = (seconds: number) => new Date(START + seconds * 1000);
const event = (more: Partial<CaseEvent>, seconds = 0): CaseEvent => {
  id += 1;
  return {
    case_event_id: id,
    user_id: ANA,
    event: 'step',
    to_step: null,
    actor_id: ANA,
    data: null,
    created_at: at(seconds),
    ...more,
  };
};
/** As they are read: newest first. */
const story = (...events: CaseEvent[]) => storyOf(ANA, events.toReversed(), people);
const one = (more: Partial<CaseEvent>) => story(event(more))[0];

test('each step that happened has a line with words; a page that was only looked at has none', () => {
  const shown = STEPS.filter((to_step) => story(event({ to_step })).length > 0);
  expect(STEPS.filter((step) => !shown.includes(step))).toEqual(['payment_page_seen', 'application_page_seen']);
  for (const step of shown) expect(texts.timeline, step).toHaveProperty(step);
});

test('a review is told from its sending to its end (D49)', () => {
  for (const done of ['asked', 'undone', 'opened', 'returned', 'accepted'])
    expect(one({ event: `review.${done}`, to_step: null })?.what).toBe(`review_${done}`);
  const at = (done: string, second: number) => event({ event: `review.${done}`, to_step: null }, second);
  expect(story(at('asked', 0), at('undone', 5)), 'two things').toHaveLength(2);
});

test('what nobody knows, or is not for the applicant, is not shown', () => {
  for (const more of [
    { event: 'erased' },
    { event: 'review.lost' },
    { event: 'step', to_step: 'a step of another day' },
    { event: 'step.corrected', to_step: 'form_completed' },
    { event: 'appointment.booked', data: { field: 'dentist' } },
    { event: 'appointment.dreamt', data: { field: 'cas' } },
    { event: 'appointment.booked' },
    { event: 'contact.applied', data: { field: 'role' } },
    { event: 'contact.replaced', data: { field: 'email' } },
    { event: 'family.quarrelled', data: { user_id: 'luz' } },
    { event: '' },
    { event: 'constructor' },
  ])
    expect(one(more), more.event).toBeUndefined();
});

test('a correction says what it was corrected to, an appointment of which kind, a contact which of them', () => {
  expect(one({ event: 'step.corrected', to_step: 'visa_denied' })).toMatchObject({
    what: 'corrected',
    detail: 'visa_denied',
  });
  for (const done of ['booked', 'moved', 'cancelled'])
    expect(one({ event: `appointment.${done}`, data: { field: 'cas' } })).toMatchObject({
      what: `appointment_${done}`,
      detail: 'cas',
    });
  expect(one({ event: 'adviser.asked', data: { field: 'uk_adviser' } })).toMatchObject({ what: 'adviser_asked' });
  for (const done of ['applied', 'refused'])
    expect(one({ event: `contact.${done}`, data: { field: 'email' } })).toMatchObject({
      what: `contact_${done}`,
      detail: 'email',
    });
});

test('who did it: you, your adviser, a family member by first name, or nobody', () => {
  const by = (actor_id: string | null) => one({ to_step: 'visa_received', actor_id })?.by;
  expect(by(ANA)).toBe('you');
  expect(by('carla'), 'staff by no name').toBe('team');
  expect(by('luz')).toEqual({ name: 'Luz' });
  for (const nobody of [null, 'gone', 'never was']) expect(by(nobody), String(nobody)).toBeNull();
});

test('whom it is about: oneself, a family member by name, or somebody who has none any more', () => {
  expect(one({ to_step: 'form_started' })?.about).toBeNull();
  expect(one({ to_step: 'form_started', user_id: 'luz' })?.about).toBe('Luz');
  expect(one({ event: 'family.added', data: { user_id: 'luz' } })).toMatchObject({
    what: 'family_added',
    about: 'Luz',
  });
  expect(one({ event: 'family.removed', data: { user_id: 'gone' } })).toMatchObject({
    what: 'family_removed',
    about: '',
  });
});

test('a change of number or address is told to its owner alone', () => {
  const change = { event: 'contact.applied', data: { field: 'email' } };
  expect(one(change)?.what).toBe('contact_applied');
  expect(one({ ...change, user_id: 'luz' })).toBeUndefined();
});

const whats = (...events: CaseEvent[]) => story(...events).map(({ what }) => what);

test('what one hand does within a minute and says the same is one line: where it ended', () => {
  const half = { to_step: 'onboarding_questions_half_complete' };
  const all = { to_step: 'onboarding_questions_completed' };
  expect(whats(event(half, 0), event(all, 1), event({ to_step: 'required_visa_seen' }, 2))).toEqual([
    'required_visa_seen',
  ]);
  expect(whats(event(half, 0), event(all, 59))).toEqual(['onboarding_questions_completed']);
  expect(whats(event(half, 0), event(all, 60))).toEqual([
    'onboarding_questions_completed',
    'onboarding_questions_half_complete',
  ]);
  expect(whats(event(half, 0), event({ ...all, actor_id: 'carla' }, 1)), 'another hand').toHaveLength(2);
  expect(whats(event(half, 0), event({ ...all, user_id: 'luz' }, 1)), 'another person').toHaveLength(2);
  expect(whats(event({ to_step: 'form_completed' }, 0), event(all, 1)), 'another thing').toHaveLength(2);
  expect(
    whats(event(half, 0), event({ to_step: 'form_started' }, 1), event(all, 2)),
    'something else between them',
  ).toEqual(['onboarding_questions_completed', 'form_started']);
});

test('a booked interview and the step it moves are one line; two kinds of appointment are two', () => {
  const booked = (kind: string) => ({ event: 'appointment.booked', data: { field: kind }, actor_id: 'carla' });
  const step = { to_step: 'interview_scheduled', actor_id: 'carla' };
  expect(whats(event(booked('consulate')), event(step, 1))).toEqual(['interview_scheduled']);
  expect(whats(event(booked('consulate')), event(booked('cas'), 1))).toHaveLength(2);
});

test('newest first, each with its own moment', () => {
  const lines = story(event({ to_step: 'account_created' }, 0), event({ to_step: 'visa_received' }, 900));
  expect(lines.map(({ what, at: moment }) => [what, moment])).toEqual([
    ['visa_received', at(900)],
    ['account_created', at(0)],
  ]);
});

test('two steps are an outcome', () => {
  expect(STEPS.filter(outcomeOf)).toEqual(['visa_received', 'visa_denied']);
});
