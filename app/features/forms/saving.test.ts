/** Saves by chance: after each, what is stored of the person is what follows from the pages (spec 4, D23, D47). */
import { and, eq } from 'drizzle-orm';
import { readForm, type StoredPage } from '#app/features/forms/engine/form.ts';
import { limitOf } from '#app/features/forms/engine/state.ts';
import type { Answers, Row } from '#app/features/forms/engine/values.ts';
import type { Field } from '#content/forms/definition.ts';
import { ds160 } from '#content/forms/ds160/form.ts';
import { form_pages, users } from '#db/schema.server.ts';
import { expect, type TestApp, test } from '#tests/app.ts';
import { bornIn, WHOLE } from '#tests/form-answers.ts';
import { randomValue } from '#tests/random-form.ts';
import { chance } from '#tests/random-walk.ts';

const SEQUENCES = 30;
const SAVES = 5;
type Random = () => number;
const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

function randomRows(random: Random, group: Field): Row[] | null {
  const count = Math.floor(random() * Math.min(4, limitOf(group) + 1));
  const row = () =>
    Object.fromEntries((group.fields ?? []).map((member) => [member.name, randomValue(random, member)]));
  return count === 0 ? null : Array.from({ length: count }, row);
}

/** A whole page, perhaps of a child, with a few answers changed by chance; or only those. */
function randomPage(random: Random, page: number): Answers {
  const fields = ds160.pages.find(({ number }) => number === page)?.fields ?? [];
  const year = new Date().getUTCFullYear();
  const base = page === 1 && random() < 0.4 ? bornIn(year - 5) : (WHOLE[page] ?? {});
  const changed = fields.filter(({ type }) => type !== 'imperative' && random() < 0.06);
  const changes = Object.fromEntries(
    changed.map((field) => [
      field.name,
      field.type === 'addRemove' ? randomRows(random, field) : randomValue(random, field),
    ]),
  );
  return random() < 0.15 ? changes : { ...base, ...changes };
}

const finished = (api: TestApp, user_id: string) =>
  api.db.insert(form_pages).values(
    Object.entries(WHOLE).map(([page, form_data]) => ({
      ...{ user_id, form_name: 'ds160', page_number: Number(page), form_data, status: 'Finished' as const },
      saved_on: api.clock.now.toISOString().slice(0, 10),
    })),
  );

/** What is stored, and what it should be by the pages alone. */
async function standing(api: TestApp, user_id: string) {
  const rows = await api.db
    .select()
    .from(form_pages)
    .where(and(eq(form_pages.user_id, user_id), eq(form_pages.form_name, 'ds160')));
  const [user] = await api.db.select().from(users).where(eq(users.user_id, user_id));
  const stored = rows
    .filter(({ status }) => status !== 'Not Started')
    .map(
      ({ page_number, form_data, saved_on }): StoredPage => ({
        ...{ page_number, form_data: form_data as Answers, saved_on: String(saved_on) },
      }),
    );
  const today = api.clock.now.toISOString().slice(0, 10);
  return { rows, user, stored, reading: readForm(ds160, stored, { today, service_type: 'FirstTime' }) };
}

test('after each of many saves by chance status, count and place are those that follow from the pages', async ({
  api,
}) => {
  const seen = new Set<string>();
  for (let seed = 0; seed < SEQUENCES; seed++) {
    const random = chance(seed + 101);
    const { user, bearer: headers } = await api.signIn('applicant', { service_type: 'FirstTime' });
    const path = `/api-mv/form/${user.user_id}/ds160/pages`;
    // Every second one has been through the form already.
    if (seed % 2 === 0) await finished(api, user.user_id);
    let current_page = 1;
    for (let n = 0; n < SAVES; n++) {
      const page = pick(random, ds160.pages).number;
      const act = random() < 0.12 ? 'clear' : random() < 0.4 ? 'write' : 'next';
      const json = { form_data: randomPage(random, page), autosave: act === 'write' };
      const answer =
        act === 'clear'
          ? await api.send('DELETE', `${path}/${page}`, { headers })
          : await api.send('PUT', `${path}/${page}`, { json, headers });
      const now = await standing(api, user.user_id);
      const where = `person ${seed}, act ${n}: ${act} ${page}`;
      const { applicable, statuses, pageAfter, status } = now.reading;
      expect([200, 409], where).toContain(answer.status);
      expect(answer.status === 200 || !applicable.includes(page), where).toBe(true);
      for (const row of now.rows)
        if (row.status !== 'Not Started')
          expect(row.status, `${where}, ${row.page_number}`).toBe(statuses.get(row.page_number));
      if (act === 'next' && answer.status === 200) current_page = pageAfter(page);
      else if (!applicable.includes(current_page)) current_page = pageAfter(current_page);
      expect(now.user, where).toMatchObject({ status, form_finished: status === 'Finished', current_page });
      seen.add(status);
      seen.add(applicable.includes(11) ? 'grown' : 'child');
    }
  }
  expect(seen).toEqual(new Set(['In Progress', 'Not Started', 'Finished', 'grown', 'child']));
});
