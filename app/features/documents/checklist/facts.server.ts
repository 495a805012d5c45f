/** What is known of a person that decides over their documents (D50): profile, questions of the beginning, own forms. */

import { serviceOf, type UserProfile } from '#app/features/accounts/profile.server.ts';
import { ageOn } from '#app/features/forms/engine/dates.ts';
import { presetsOf } from '#app/features/forms/engine/form.ts';
import { isEmpty } from '#app/features/forms/engine/values.ts';
import { type OpenedForms, openForms, readingOf } from '#app/features/forms/opened.server.ts';
import type { Answers as QuizAnswers } from '#app/features/quiz/engine/match.ts';
import { readOnboarding } from '#app/features/quiz/onboarding/store.server.ts';
import type { ServiceType } from '#content/catalogue.ts';
import type { Place } from '#content/document-rules.ts';
import type { DocumentType } from '#content/documents.ts';
import type { Form } from '#content/forms/definition.ts';
import type { Db } from '#db/client.server.ts';
import type { Facts } from './rules.ts';

/** Said of the trip, so of everybody who goes along; whatever else the one who applies has said is said of themselves. */
const OF_THE_TRIP: readonly string[] = ['trip_reason', 'payer'];

/** Nearest to the border between minors and adults: a profile says no more. */
const MINOR = 17;
const ADULT = 18;

type KnownAnswer = ReturnType<Facts['answer']>;

/** An open question is null; what this person is not asked, or has left empty on a finished page, is an empty list. */
function answersOfForm(opened: OpenedForms, form: Form, today: string): (field: string) => KnownAnswer {
  const { state, statuses, applicable, status } = readingOf(opened, form, today);
  const pageOf = new Map(form.pages.flatMap(({ number, fields }) => fields.map(({ name }) => [name, number] as const)));
  const decided = presetsOf(form, opened.service_type);
  return (field) => {
    const page = pageOf.get(field) ?? 0;
    const { isShown, isFreed } = state.stateOf(field);
    if (!isShown || !applicable.includes(page)) return status === 'Finished' ? [] : null;
    // Nobody has answered a page that was never saved, but the service may have.
    if (statuses.get(page) === 'Not Started') return decided[field] ?? null;
    const value = state.valueOf(field);
    if (isFreed) return [];
    if (isEmpty(value)) return statuses.get(page) === 'Finished' ? [] : null;
    return Array.isArray(value) ? value.map(String) : String(value);
  };
}

function ageOf(profile: UserProfile, births: readonly KnownAnswer[], today: string): number | null {
  for (const birth of births) {
    const age = typeof birth === 'string' ? ageOn(birth, today) : null;
    if (age !== null) return age;
  }
  if (profile.is_minor) return MINOR;
  // Of a family member it was asked; of the one who applies nobody knows before the form says so.
  return profile.primary_user_id ? ADULT : null;
}

function factsFrom(opened: OpenedForms, told: QuizAnswers, today: string, byStaff: Facts['byStaff']): Facts {
  const { profile } = opened;
  const forms = new Map(opened.forms.map((form) => [form.name as string, answersOfForm(opened, form, today)]));
  const isHead = profile.primary_user_id === null;
  const answer = (place: Place): KnownAnswer => {
    const [room = '', field = ''] = place.split('.');
    if (room !== 'onboarding') return forms.get(room)?.(field);
    return isHead || OF_THE_TRIP.includes(field) ? (told[field] ?? null) : undefined;
  };
  const births = [...forms.values()].map((read) => read('date_of_birth'));
  return { age: ageOf(profile, births, today), answer, byStaff };
}

export type Person = { profile: UserProfile; sid: ServiceType | null; facts: Facts };

export async function readFacts(
  db: Db,
  user_id: string,
  { today, byStaff }: { today: string; byStaff: ReadonlyMap<DocumentType, boolean> },
): Promise<Person> {
  const opened = await openForms(db, user_id);
  const { profile } = opened;
  const { answers } = await readOnboarding(db, profile.primary_user_id ?? user_id);
  const sid = serviceOf({ ...profile, service_type: opened.service_type });
  return { profile, sid, facts: factsFrom(opened, answers, today, byStaff) };
}
