import { expect, test } from 'vitest';
import { leads } from '#db/schema.server.ts';
import { ownApp } from './app.ts';

const path = '/leads/+573001234567/eva@correo.example/contact';

test('ten copies of one request at once have one effect and one answer', async () => {
  const api = await ownApp();
  const headers = { 'idempotency-key': 'carrera-0001' };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => api.send('POST', path, { json: { first_name: 'Eva' }, headers })),
  );
  expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200));
  expect(answers.filter((answer) => answer.headers.get('idempotency-replayed')).length).toBe(9);
  expect(await api.db.select().from(leads)).toMatchObject([{ times_sent: 1 }]);
  await api.close();
});

test('two people racing for one lead row lose nothing', async () => {
  const api = await ownApp();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => api.send('POST', path, { json: { first_name: `Eva ${n}` } })),
  );
  expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(200));
  expect(await api.db.select().from(leads)).toMatchObject([{ times_sent: 8 }]);
  await api.close();
});

test('a limit counts every one of many tries at once', async () => {
  const api = await ownApp();
  const send = (n: number) =>
    api.send('POST', `/leads/+5730012300${10 + n}/eva@correo.example/contact`, {
      json: { first_name: 'Eva' },
      address: '198.51.100.9',
    });
  const statuses = (await Promise.all(Array.from({ length: 30 }, (_, n) => send(n)))).map((answer) => answer.status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  await api.close();
});
