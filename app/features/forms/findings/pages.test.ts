/** Contradictions on the list of answers: their sentence, both fields, the note; and of whom nobody may read, nothing (D48). */
import { credentials } from '#db/schema.server.ts';
import { expect, type TestApp, test } from '#tests/app.ts';
import { fillIn } from '#tests/finished-form.ts';

async function readCheck(api: TestApp, user_id: string, headers: Record<string, string>) {
  const response = await api.raw('GET', `/en/portal/applicants/${user_id}/form/ds160/check`, { headers });
  expect(response.status).toBe(200);
  return (await response.text()).replace(/<script[\s\S]*?<\/script>/g, '');
}

test('a contradiction with somebody of the family is shown to whoever may read both', async ({ api }) => {
  const head = await api.signIn('applicant', { service_type: 'FirstTime', first_name: 'Rosa' });
  const primary_user_id = head.user.user_id;
  const member = (first_name: string) =>
    api.signIn('secondary', { primary_user_id, first_name, relationship: 'sibling' });
  const [child, grown] = [await member('Zulema'), await member('Yolanda')];
  await api.db.insert(credentials).values({ user_id: grown.user.user_id, password_hash: 'x' });
  for (const user_id of [primary_user_id, child.user.user_id, grown.user.user_id]) await fillIn(api, user_id);
  const csr = await api.signIn('csr');
  const byHead = await readCheck(api, primary_user_id, head.cookie);
  expect(byHead, 'the same passport twice').toContain('Zulema');
  expect(byHead, 'an own account: not hers to read').not.toContain('Yolanda');
  expect(await readCheck(api, primary_user_id, csr.cookie)).toContain('Yolanda');
  const own = await readCheck(api, grown.user.user_id, grown.cookie);
  expect(own).not.toMatch(/Zulema/);
}, 240_000);
