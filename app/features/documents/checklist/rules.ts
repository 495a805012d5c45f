/** Which documents one person has to hand in, worked out from their answers (domain reference 07, D50). */
import type { ServiceType } from '#content/catalogue.ts';
import { documentRules, type Place, type Rule, type Test } from '#content/document-rules.ts';
import { checklists, type DocumentNeed, type DocumentType, type Who } from '#content/documents.ts';
import type { Progress } from '#content/progress.ts';

/** `maybe`: what would decide it was not answered, or is an adviser's to say. */
export type Verdict = 'yes' | 'no' | 'maybe';

export type Facts = {
  /** Null while no date of birth is known and the profile says nothing. */
  readonly age: number | null;
  /** Null while it is open, an empty list where it does not apply; undefined of a form that this person does not fill in. */
  readonly answer: (place: Place) => string | readonly string[] | null | undefined;
  /** Documents that an adviser has asked this person for, or has set aside. */
  readonly byStaff: ReadonlyMap<DocumentType, boolean>;
};

const told = (value: ReturnType<Facts['answer']>): readonly string[] =>
  value === null || value === undefined ? [] : typeof value === 'string' ? [value] : value;

/** Null of a question that this person is not asked. */
function holds(test: Test, { answer }: Facts): Verdict | null {
  const found = answer(test.at);
  if (found === undefined) return null;
  const values = told(found);
  if (values.length === 0) return found === null ? 'maybe' : 'no';
  if ('is' in test) return values.some((value) => test.is.includes(value)) ? 'yes' : 'no';
  if ('isNot' in test) return values.some((value) => !test.isNot.includes(value)) ? 'yes' : 'no';
  const [other] = told(answer(test.differsFrom));
  if (other === undefined) return 'maybe';
  return values.includes(other) ? 'no' : 'yes';
}

const any = (verdicts: readonly Verdict[]): Verdict =>
  verdicts.includes('yes') ? 'yes' : verdicts.includes('maybe') ? 'maybe' : 'no';
const all = (verdicts: readonly Verdict[]): Verdict =>
  verdicts.includes('no') ? 'no' : verdicts.includes('maybe') ? 'maybe' : 'yes';

const asked = (tests: readonly Test[] | undefined, facts: Facts) =>
  (tests ?? []).flatMap((test) => holds(test, facts) ?? []);

/** A form that has answered is believed; else the questions of the beginning; else nobody knows. */
function byAnswers(form: readonly Test[] | undefined, beginning: readonly Test[] | undefined, facts: Facts): Verdict {
  const said = any(asked(form, facts));
  const isAnswered = asked(form, facts).some((verdict) => verdict !== 'maybe');
  if (isAnswered) return said;
  const first = asked(beginning, facts);
  if (first.some((verdict) => verdict !== 'maybe')) return any(first);
  return 'maybe';
}

export function verdictOf(rule: Rule, facts: Facts): Verdict {
  if (rule === 'always' || rule === 'if-at-hand') return 'yes';
  if (rule === 'by-staff') return 'maybe';
  if ('age' in rule) {
    const { age } = facts;
    if (age === null) return 'maybe';
    const { from = 0, under = Number.POSITIVE_INFINITY } = rule.age;
    return age >= from && age < under ? 'yes' : 'no';
  }
  if ('any' in rule) return any(rule.any.map((one) => verdictOf(one, facts)));
  if ('all' in rule) return all(rule.all.map((one) => verdictOf(one, facts)));
  return byAnswers(rule.form, rule.beginning, facts);
}

export type ListedDocument = {
  readonly type: DocumentType;
  readonly need: DocumentNeed;
  readonly who: Who;
  /** `needed` counts for the status; `maybe` and `optional` do not. */
  readonly state: 'needed' | 'maybe' | 'optional';
};

/** `if-asked`, `after-filing` and `have-it` stay optional, whatever their row says. */
const LOOSE: readonly Who[] = ['if-asked', 'after-filing', 'have-it'];

function stateOf({ need, who, type }: Pick<ListedDocument, 'need' | 'who' | 'type'>, facts: Facts) {
  const switched = facts.byStaff.get(type);
  if (switched !== undefined) return switched ? 'needed' : null;
  const verdict = verdictOf(documentRules[who], facts);
  if (verdict === 'no') return null;
  if (need === 'optional' || LOOSE.includes(who)) return 'optional';
  return verdict === 'yes' ? 'needed' : 'maybe';
}

/** In the order of the service: what is needed first, then what may be, then what one may add. */
export function documentsFor(sid: ServiceType, facts: Facts, asked: readonly DocumentType[] = []): ListedDocument[] {
  const ofService = checklists[sid].flatMap((row): ListedDocument[] => {
    const state = stateOf(row, facts);
    return state ? [{ ...row, state }] : [];
  });
  // What an adviser wants, and the list of the service does not have.
  const beside = asked.filter((type) => !ofService.some((one) => one.type === type));
  const listed = [
    ...ofService,
    ...beside.map((type) => ({ type, need: 'required', who: 'if-asked', state: 'needed' }) as const),
  ];
  const order = ['needed', 'maybe', 'optional'];
  return listed.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
}

/** Not Started while no needed document has a file, Finished when all have (spec 4); `additional_documents` never counts. */
export function statusOf(listed: readonly ListedDocument[], has: (type: DocumentType) => boolean): Progress {
  const counted = listed.filter(({ state, type }) => state === 'needed' && type !== 'additional_documents');
  const done = counted.filter(({ type }) => has(type)).length;
  if (done === 0) return 'Not Started';
  return done === counted.length ? 'Finished' : 'In Progress';
}
