/** A passport is read, compared and confirmed; nothing is kept but what the person takes (D25, T29, record 043). */
import { and, desc, eq } from 'drizzle-orm';
import type { Ctx } from '#app/ctx.server.ts';
import { PLACEHOLDER_LAST_NAME } from '#app/features/accounts/rules.ts';
import { requireRecentLogIn } from '#app/features/documents/files/access.server.ts';
import { readAll, withStorage } from '#app/features/documents/files/bytes.server.ts';
import { localDay } from '#app/features/forms/engine/dates.ts';
import { type OpenedForms, openForms, readingOf, todayOf } from '#app/features/forms/opened.server.ts';
import { readOnboarding } from '#app/features/quiz/onboarding/store.server.ts';
import type { Locale } from '#app/i18n/locales.ts';
import type { PassportReading } from '#app/integrations/passport/passport.ts';
import { pictureIn } from '#app/integrations/passport/pdf-picture.ts';
import { lockPerson } from '#app/platform/access/lock-person.server.ts';
import { takeLimits } from '#app/platform/limits/limits.server.ts';
import { Problem } from '#app/platform/problem.ts';
import type { PassportFact } from '#content/passport-fields.ts';
import { documents } from '#db/schema.server.ts';
import { takenBy, writeAnswers } from './pages.server.ts';
import { FACTS_SHOWN, isJustUploaded, stateIn, type WhyNot } from './rules.ts';
import { type ReadAnswer, seal, unseal } from './seal.server.ts';
import { type KnownFacts, suggestionsOf } from './suggestions.ts';
import { placeWords } from './words.server.ts';

/** Whoever reads: the pictures of one person are so many an hour. */
const OF_PERSON = { bucket: 'passport.person', max: 30, minutes: 60 };

async function findPicture({ db }: Ctx, user_id: string, file_number: number | undefined) {
  const [row] = await db
    .select({
      ...{ object_key: documents.object_key, created_at: documents.created_at },
      uploaded_by: documents.uploaded_by,
    })
    .from(documents)
    .where(
      and(
        ...[eq(documents.user_id, user_id), eq(documents.document_type, 'passport'), eq(documents.state, 'uploaded')],
        file_number === undefined ? undefined : eq(documents.file_number, file_number),
      ),
    )
    .orderBy(desc(documents.created_at), desc(documents.file_number))
    .limit(1);
  if (!row) throw new Problem(404);
  return row;
}

async function bytesOf(ctx: Ctx, key: string): Promise<Uint8Array> {
  const bytes = await withStorage(ctx, () => readAll(ctx, key));
  if (!bytes) throw new Problem(404);
  return bytes;
}

/** What profile, questions and forms say of the person; a placeholder is no name. */
async function readKnown(ctx: Ctx, opened: OpenedForms, today: string): Promise<KnownFacts> {
  const { first_name, last_name, primary_user_id, user_id } = opened.profile;
  return {
    profile: { first_name, last_name: last_name === PLACEHOLDER_LAST_NAME ? '' : last_name },
    // Only whoever applies for the family was asked.
    onboarding: primary_user_id ? null : (await readOnboarding(ctx.db, user_id)).answers,
    forms: opened.forms.map((form) => ({ form, valueOf: readingOf(opened, form, today).state.valueOf })),
    today,
  };
}

async function compared(ctx: Ctx, user_id: string, reading: PassportReading, locale: Locale) {
  const opened = await openForms(ctx.db, user_id);
  const today = todayOf(ctx);
  const known = await readKnown(ctx, opened, today);
  const { facts, suggestions, same, warnings } = suggestionsOf(reading, known);
  const offered = suggestions.flatMap(({ fact, value, place }): ReadAnswer[] =>
    place.source === 'form' ? [{ fact, value, form: place.form, page: place.page, field: place.field }] : [],
  );
  const taken = await Promise.all(
    opened.forms.map((form) =>
      takenBy(
        ctx.db,
        { opened, today },
        form,
        offered.filter((one) => one.form === form.name),
      ),
    ),
  );
  const answers = taken.flat();
  const words = placeWords(known, locale);
  return {
    found: reading.found,
    why: null as WhyNot | null,
    fields: FACTS_SHOWN.map((fact) => ({
      fact,
      value: facts?.[fact].value ?? '',
      certain: facts?.[fact].certain ?? false,
      is_cut: facts?.[fact].isCut ?? false,
      state: stateIn(fact, { offered: answers, same, warnings }),
    })),
    checks: reading.found ? reading.checks : null,
    suggestions: answers.map(({ fact, value, form, page, field }) => ({
      ...{ fact, value, certain: facts?.[fact].certain ?? false },
      place: words.ofForm({ source: 'form', form, page, field }),
    })),
    warnings: warnings.map(words.warning),
    ...{ has_form: opened.forms.length > 0, is_own: ctx.actor.user_id === user_id },
    reading: seal(ctx, user_id, answers),
  };
}
type PassportComparison = Awaited<ReturnType<typeof compared>>;

const notFound = (ctx: Ctx, user_id: string, why: WhyNot): PassportComparison => ({
  ...{ found: false, why, fields: [], checks: null, suggestions: [], warnings: [] },
  ...{ has_form: false, is_own: ctx.actor.user_id === user_id },
  reading: seal(ctx, user_id, []),
});

type PictureRequest = { file_number?: number | undefined; locale: Locale };

/** 503 at once while too many wait, before any byte is fetched. A file that lies there asks for the password as opening it does (T40). */
export async function processPassport(
  ctx: Ctx,
  user_id: string,
  { file_number, locale }: PictureRequest,
): Promise<PassportComparison> {
  const row = await findPicture(ctx, user_id, file_number);
  if (!isJustUploaded(row, ctx.actor.user_id, ctx.now)) await requireRecentLogIn(ctx);
  ctx.passports.requireRoom();
  await takeLimits(ctx, [{ ...OF_PERSON, key: user_id }]);
  const picture = pictureIn(await bytesOf(ctx, row.object_key));
  if (!picture) return notFound(ctx, user_id, 'no_picture');
  const reading = await ctx.passports.readPassport(picture);
  if (reading.found) return compared(ctx, user_id, reading, locale);
  return notFound(ctx, user_id, reading.isLate ? 'late' : 'not_found');
}

type Lines = { first: string; second: string; locale: Locale };

export async function processLines(
  ctx: Ctx,
  user_id: string,
  { first, second, locale }: Lines,
): Promise<PassportComparison> {
  const reading = ctx.passports.readLines(first, second);
  return reading.found ? compared(ctx, user_id, reading, locale) : notFound(ctx, user_id, 'no_lines');
}

type TakeRequest = { reading: string; facts: readonly PassportFact[]; today?: string | undefined };

/** Only what we have read for this person, within the hour. */
export async function takeAnswers(
  ctx: Ctx,
  user_id: string,
  { reading, facts, ...asked }: TakeRequest,
  device: string,
) {
  const read = unseal(ctx, user_id, reading);
  if (!read) throw new Problem(422, undefined, { field: 'reading' });
  const answers = read.filter(({ fact }) => facts.includes(fact));
  if (!facts.every((fact) => answers.some((one) => one.fact === fact)))
    throw new Problem(422, undefined, { field: 'facts' });
  const today = localDay(asked.today, todayOf(ctx));
  return ctx.db.transaction(async (tx) => {
    if (!(await lockPerson(tx, user_id))) throw new Problem(404);
    return writeAnswers(ctx, tx, { user_id, device, today }, answers);
  });
}
