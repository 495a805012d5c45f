/** Interview preparation: whose interview it is of which kind, what a family shares, how far one is, and whose words stand. */
import { productOf } from '#app/features/catalogue/rules.ts';
import { catalogue, type ServiceType } from '#content/catalogue.ts';
import { type InterviewKind, interviewQuestions } from '#content/interview/questions.ts';

type Answers = Readonly<Record<string, string>>;

export const NOTE_MAX = 2000;

const names: ReadonlySet<string> = new Set(interviewQuestions.map(({ name }) => name));
export const isQuestion = (name: string) => names.has(name);

export const servicesWithInterview: readonly ServiceType[] = catalogue
  .filter(({ includes }) => includes.includes('interview'))
  .map(({ sid }) => sid);

/** Services for one visa: what somebody says of the trip does not change which officer it is. */
const KIND_OF_SERVICE: Partial<Record<ServiceType, InterviewKind>> = {
  FirstTime: 'visitor',
  FirstTimeExpress: 'visitor',
  FirstTimeVIP: 'visitor',
  StudentF1: 'student',
  CrewTransit: 'crew',
  WorkFamilyImmigration: 'family_work',
};
const KIND_OF_REASON: Readonly<Record<string, InterviewKind>> = {
  study: 'student',
  crew_transit: 'crew',
  work: 'family_work',
  family_immigration: 'family_work',
};

/** The preparation alone is sold for any visa: there the reason of the trip says which; without one, a visit. */
export const interviewKind = (sid: ServiceType, { trip_reason = '' }: Answers): InterviewKind =>
  KIND_OF_SERVICE[sid] ??
  (Object.hasOwn(KIND_OF_REASON, trip_reason) ? KIND_OF_REASON[trip_reason] : null) ??
  'visitor';

/** Why a service has no preparation: there is hardly an interview, there is none, or it is not part of it. */
export function whyNone(sid: ServiceType | undefined): 'rare' | 'never' | 'elsewhere' {
  if (sid === 'ESTA') return 'never';
  return sid && productOf(sid).country !== 'US' ? 'rare' : 'elsewhere';
}

/** What people who travel together have in common. Work, money, journeys and the past are each one's own. */
const SHARED = ['destination', 'trip_reason', 'travel_date', 'number_in_party', 'minors_in_party', 'help_wanted'];

/**
 * What the answers of the primary say of somebody in the family. Whoever pays their own way pays for their family; an
 * employer or somebody else may pay for one alone.
 */
export function sharedAnswers(primary: Answers): Answers {
  const shared = Object.entries(primary).filter(([field]) => SHARED.includes(field));
  const isPaidByFamily = primary.payer === 'self' || primary.payer === 'family';
  return { ...Object.fromEntries(shared), ...(isPaidByFamily && { payer: 'family' }) };
}

export type Note = { note: string; is_practised: boolean };
export type StoredNote = Note & { version: number };

export const NO_NOTE: StoredNote = { note: '', is_practised: false, version: 0 };

/** As it is stored: spaces around it are nobody's words. */
export const isSameNote = (one: Note, other: Note) =>
  one.note.trim() === other.note.trim() && one.is_practised === other.is_practised;

/**
 * Written here and, meanwhile, elsewhere: what only one of the two changed is taken from that one. Null where both wrote
 * other words: the person chooses.
 */
export function mergedNote(base: Note, mine: Note, theirs: Note): Note | null {
  const isOther = (one: Note, other: Note) => one.note.trim() !== other.note.trim();
  const isWritten = isOther(mine, base);
  if (isWritten && isOther(theirs, base) && isOther(mine, theirs)) return null;
  return {
    note: isWritten ? mine.note : theirs.note,
    is_practised: mine.is_practised === base.is_practised ? theirs.is_practised : mine.is_practised,
  };
}

/** How many of these are practised. */
export const practisedOf = (questions: readonly string[], notes: Readonly<Record<string, Note>>) =>
  questions.filter((name) => notes[name]?.is_practised).length;

/** Nobody has read a question so soon. */
const ONE_TAP_MS = 400;
/** A press that the browser counts to the one that made the last step, or that follows it at once. */
export const isSameTap = (last: number | undefined, { timeStamp, detail }: { timeStamp: number; detail: number }) =>
  last !== undefined && (detail > 1 || timeStamp - last < ONE_TAP_MS);
