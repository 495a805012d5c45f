/** Some kilobytes of brackets end no call: JSON nests 32 deep, in a body and in a field that holds JSON text. */
import { users } from '#db/schema.server.ts';
import { expect, type TestApp, test } from './app.ts';

const NESTED = {
  arrays: `${'['.repeat(15_000)}${']'.repeat(15_000)}`,
  objects: `${'{"a":'.repeat(3500)}1${'}'.repeat(3500)}`,
};
const PLACES: [path: string, body: (value: string) => string][] = [
  ['/api-mv/flow/flow-step-1', (value) => person(`"sign_up_event_sent":${value}`)],
  ['/api-mv/flow/flow-step-1', (value) => person(`"utm_params":${value}`)],
  ['/leads/+573001234567/eva@correo.example/contact', (value) => `{"first_name":"Eva","tags":${value}}`],
  ['/leads/+573001234567/eva@correo.example/contact', (value) => value],
];

const person = (more: string) =>
  `{"locale":"es","first_name":"Eva","last_name":"Luna","phone_number":"+573001234567","email":"eva@correo.example","service_type":"FirstTime",${more}}`;

const post = (api: TestApp, path: string, body: string, key?: string) =>
  api.send('POST', path, {
    body,
    headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
  });

for (const [name, value] of Object.entries(NESTED))
  test(`a body of nested ${name} is 400, with an Idempotency-Key and without`, async ({ api }) => {
    for (const [path, bodyOf] of PLACES)
      for (const key of [undefined, 'nested-0001'])
        expect((await post(api, path, bodyOf(value), key)).status, `${path} ${bodyOf('')}`).toBe(400);
    expect(await api.db.$count(users)).toBe(0);
  });

test('nested JSON inside a text of a field is left out like any other that cannot be read', async ({ api }) => {
  const fields = Object.values(NESTED).flatMap((value) => [{ utm_params: `{"a":${value}}` }, { pages_visited: value }]);
  for (const [index, field] of fields.entries()) {
    const own = { phone_number: `+57300123456${index}`, email: `eva${index}@correo.example` };
    const body = JSON.stringify({ ...JSON.parse(person('"number_in_party":1')), ...own, ...field });
    expect(body.length).toBeLessThan(32_768);
    expect((await post(api, '/api-mv/flow/flow-step-1', body, `nested-text-${index}`)).status).toBe(200);
  }
  const rows = await api.db.select().from(users);
  expect(rows).toHaveLength(fields.length);
  for (const row of rows) expect(row).toMatchObject({ utm_params: null, pages_visited: null });
});
