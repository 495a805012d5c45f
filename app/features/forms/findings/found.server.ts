/**
 * Contradictions between the answers of a person, their profile, what they told at the beginning and the forms of their
 * family (record 034). A finding is a warning: a note explains it away until one of the values changes.
 */
import type { Ctx } from '#app/ctx.server.ts';
import { PLACEHOLDER_LAST_NAME } from '#app/features/accounts/rules.ts';
import { findContradictions } from '#app/features/forms/checks/find.ts';
import type { FamilyPerson } from '#app/features/forms/checks/rules.ts';
import { sentenceOf, wordsOf } from '#app/features/forms/checks/words.server.ts';
import { type OpenedForms, openForms, readingOf, todayOf } from '#app/features/forms/opened.server.ts';
import { headIdOf, mayRead, readFamily } from '#app/features/forms/prefill/family.server.ts';
import { readOnboarding } from '#app/features/quiz/onboarding/store.server.ts';
import { isStaff } from '#app/platform/access/actor.ts';
import { recordAudit } from '#app/platform/record/audit.server.ts';
import type { Form } from '#content/forms/definition.ts';
import type { Finding } from './rules.ts';
import { valueWords } from './values.server.ts';

async function asFamilyPerson(ctx: Ctx, opened: OpenedForms, form: Form): Promise<FamilyPerson> {
  const { profile } = opened;
  const { user_id, last_name, primary_user_id } = profile;
  return {
    user_id,
    profile: { ...profile, last_name: last_name === PLACEHOLDER_LAST_NAME ? '' : last_name },
    // Only whoever applies for the family was asked.
    onboarding: primary_user_id ? null : (await readOnboarding(ctx.db, user_id)).answers,
    form: readingOf(opened, form, todayOf(ctx)).state,
    beside: Object.fromEntries(
      opened.forms
        .filter(({ name }) => name !== form.name)
        .map((other) => [other.name, readingOf(opened, other, todayOf(ctx)).state]),
    ),
  };
}

/** Only between people whom the reader may read (D48); those of others that staff meet this way are on record. */
export async function contradictionsOf(ctx: Ctx, opened: OpenedForms, form: Form) {
  const members = await readFamily(ctx.db, headIdOf(opened.profile));
  const others = members.filter((one) => one.user_id !== opened.profile.user_id && mayRead(ctx.actor, one));
  const family = await Promise.all(
    others.map(async ({ user_id }) => asFamilyPerson(ctx, await openForms(ctx.db, user_id), form)),
  );
  const person = await asFamilyPerson(ctx, opened, form);
  const found = findContradictions(form, { person, family, today: todayOf(ctx) });
  if (isStaff(ctx.actor))
    for (const subject_id of new Set(found.flatMap(({ other }) => other ?? [])))
      await recordAudit(ctx.db, ctx, { action: 'form.read', subject_id });
  const nameOf = (id: string | null) => others.find(({ user_id }) => user_id === id)?.first_name ?? null;
  return { found, people: [person, ...family], nameOf };
}

/** What does not fit together in one form of a person, in the words of the reader. */
export async function findingsOf(ctx: Ctx, opened: OpenedForms, form: Form): Promise<Finding[]> {
  const { found, people, nameOf } = await contradictionsOf(ctx, opened, form);
  const saidBy = valueWords(ctx.locale, form, people);
  return found.map((one) => {
    const words = wordsOf(form, one, ctx.locale, nameOf(one.other));
    return {
      ...one,
      text: sentenceOf(words),
      labels: words.fields.map(({ label }) => label),
      values: words.fields.map(({ field }) => saidBy(field)),
    };
  });
}
