/** English for answers in words: read with its state, accepted for the very words that were read. */
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { carryText } from '#app/features/forms/carry/carry.ts';
import { storedOn } from '#app/features/forms/engine/page-answers.ts';
import type { Answers } from '#app/features/forms/engine/values.ts';
import { readLock } from '#app/features/forms/lock/store.server.ts';
import { type OpenedForms, openForms, readingOf, requirePage, todayOf } from '#app/features/forms/opened.server.ts';
import { isStaff } from '#app/platform/access/actor.ts';
import { lockPerson } from '#app/platform/access/lock-person.server.ts';
import { Problem } from '#app/platform/problem.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import type { Form } from '#content/forms/definition.ts';
import { forms } from '#content/forms/forms.ts';
import { proseFields } from '#content/forms/prose.ts';
import type { Db } from '#db/client.server.ts';
import { form_english } from '#db/schema.server.ts';
import { mostOf, type Prose, proseIn } from './prose.ts';
import { type EnglishState, englishFor, idOf, isOpen, SIGNS, stateOf, wrongWith } from './rules.ts';

type Where = { user_id: string; form_name: string };

const ofForm = ({ user_id, form_name }: Where) =>
  and(eq(form_english.user_id, user_id), eq(form_english.form_name, form_name));

function readEnglish(db: Db, where: Where) {
  const { path, original, english, version, accepted_by, accepted_at } = form_english;
  return db
    .select({ path, original, english, version, accepted_by, accepted_at })
    .from(form_english)
    .where(ofForm(where))
    .orderBy(asc(path));
}
type EnglishRow = Awaited<ReturnType<typeof readEnglish>>[number];

/** For the official form: path -> English, only where the answer is still the one that it was accepted for. */
export async function acceptedEnglish(
  db: Db,
  { answers, ...where }: Where & { answers: Answers },
): Promise<ReadonlyMap<string, string>> {
  const form = Object.hasOwn(forms, where.form_name) ? forms[where.form_name as keyof typeof forms] : undefined;
  const kept = await readEnglish(db, where);
  return new Map(
    proseIn(form ?? { pages: [] }, answers).flatMap((prose): [string, string][] => {
      const found = englishFor(kept, prose);
      return found ? [[prose.path, found.english]] : [];
    }),
  );
}

/** Answers as they count: of pages that are for this person, without what is hidden. */
function countedAnswers(opened: OpenedForms, form: Form, today: string): Answers {
  const { state, applicable } = readingOf(opened, form, today);
  return Object.assign({}, ...applicable.map((page) => storedOn(state, page)));
}

/** The same of a whole form that is open. */
export const acceptedIn = (db: Db, opened: OpenedForms, form: Form, today: string) =>
  acceptedEnglish(db, {
    ...{ user_id: opened.profile.user_id, form_name: form.name },
    answers: countedAnswers(opened, form, today),
  });

export type EnglishText = Prose & {
  /** The last one that was accepted, whether or not it still counts. */
  english: string | null;
  state: EnglishState;
  /** Of what is kept at this place; none yet is 0. */
  version: number;
  accepted_by: string | null;
  accepted_at: Date | null;
};

function textOf(kept: readonly EnglishRow[], prose: Prose): EnglishText {
  const here = kept.find(({ path }) => path === prose.path);
  const found = englishFor(kept, prose) ?? here;
  return {
    ...prose,
    english: found?.english ?? null,
    state: stateOf(kept, prose),
    version: here?.version ?? 0,
    accepted_by: found?.accepted_by ?? null,
    accepted_at: found?.accepted_at ?? null,
  };
}

/** Every answer in words of one form, with its English. */
export async function readTexts(db: Db, opened: OpenedForms, form: Form, today: string): Promise<EnglishText[]> {
  const prose = proseIn(form, countedAnswers(opened, form, today));
  if (prose.length === 0) return [];
  const kept = await readEnglish(db, { user_id: opened.profile.user_id, form_name: form.name });
  return prose.map((one) => textOf(kept, one));
}

/** How many answers in words there are, and how many have yet to be put into English. */
export async function countEnglish(db: Db, opened: OpenedForms, form: Form, today: string) {
  const texts = await readTexts(db, opened, form, today);
  return { all: texts.length, open: texts.filter(({ state }) => isOpen(state)).length };
}

/** Whoever has sent the case has sent its English, too; an adviser still writes what is missing (D49). */
export async function isClosedFor(db: Db, actor: Ctx['actor'], user_id: string): Promise<boolean> {
  if (isStaff(actor)) return false;
  const lock = await readLock(db, user_id);
  return lock !== null && lock.state !== 'returned';
}

export const CLOSED = 'Sent for review';

/** The answer at a place, as it stands: null where there is none any more; what is no answer in words is refused. */
export async function findText(ctx: Ctx, db: Db, where: Where, path: string) {
  const opened = await openForms(db, where.user_id);
  const form = requirePage(opened, where.form_name, 1);
  if (!proseFields(form).some(({ id }) => id === idOf(path))) throw new Problem(422, undefined, { field: 'path' });
  const texts = await readTexts(db, opened, form, todayOf(ctx));
  return { opened, texts, text: texts.find((one) => one.path === path) ?? null };
}

type EnglishInput = { path: string; english: string; original: string; version: number };
type AcceptOutcome = { kind: 'accepted' | 'changed elsewhere'; text: EnglishText | null };

export async function acceptEnglish(ctx: Ctx, where: Where, asked: EnglishInput): Promise<AcceptOutcome> {
  const english = asked.english.normalize('NFC').trim();
  return ctx.db.transaction(async (tx): Promise<AcceptOutcome> => {
    if (!(await lockPerson(tx, where.user_id))) throw new Problem(404);
    const { texts, text } = await findText(ctx, tx, where, asked.path);
    if (await isClosedFor(tx, ctx.actor, where.user_id)) throw new Problem(423, CLOSED);
    if (!text || text.original !== asked.original) return { kind: 'changed elsewhere', text };
    const wrong = wrongWith(english, mostOf(text.field));
    if (wrong) throw new Problem(422, `English: ${wrong}`, { field: 'english' });
    const { doubt } = carryText(text.field, english);
    if (doubt?.why === 'characters') throw new Problem(422, `${SIGNS}${doubt.found}`, { field: 'english' });
    // An answer that got lost is asked for again: what counts already is accepted.
    if (!isOpen(text.state) && text.english === english) return { kind: 'accepted', text };
    if (asked.version !== text.version) return { kind: 'changed elsewhere', text };
    await settle(tx, where, texts, text);
    const row = { original: text.original, english, accepted_by: ctx.actor.user_id, accepted_at: ctx.now };
    await tx
      .insert(form_english)
      .values({ ...where, path: text.path, ...row })
      .onConflictDoUpdate({
        target: [form_english.user_id, form_english.form_name, form_english.path],
        set: { ...row, version: sql`${form_english.version} + 1` },
      });
    if (isStaff(ctx.actor)) {
      const after = { form_name: where.form_name, fields: [text.id] };
      await recordAudit(tx, ctx, { action: 'form.english', subject_id: where.user_id, after });
    }
    const kept = await readEnglish(tx, where);
    return { kind: 'accepted', text: textOf(kept, text) };
  });
}

/** A row that has moved may use what is kept at the place that is now written over: it gets it at its own place first. */
async function settle(tx: Db, where: Where, texts: readonly EnglishText[], { path }: EnglishText) {
  const kept = await readEnglish(tx, where);
  const over = kept.find((one) => one.path === path);
  if (!over) return;
  const moved = texts.filter((text) => text.path !== path && englishFor(kept, text)?.path === path);
  for (const text of moved) {
    const { original, english, accepted_by, accepted_at } = over;
    const row = { original, english, accepted_by, accepted_at };
    await tx
      .insert(form_english)
      .values({ ...where, path: text.path, ...row })
      .onConflictDoUpdate({
        target: [form_english.user_id, form_english.form_name, form_english.path],
        set: { ...row, version: sql`${form_english.version} + 1` },
      });
  }
}
