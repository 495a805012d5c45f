import { randomUUID } from 'node:crypto';
import { sandbox } from '#app/integrations/payments/sandbox.server.ts';
import type { SandboxEvent } from '#app/integrations/payments/sandbox-book.ts';
import type { Db } from '#db/client.server.ts';
import { expect, ownApp, test } from '#tests/app.ts';
import { jobContents } from '#tests/job-rows.ts';
import { sampleCharge } from '#tests/payment-samples.ts';
import { expectGoodBook } from '#tests/sandbox-book.ts';
import { deliverJob, readEvent, settleSandboxJob, tableBook } from './book.server.ts';

const EVENT = `sbx_evt_${randomUUID()}`;

const told = async (db: Db) => {
  const events: SandboxEvent[] = [];
  for (const job of await jobContents(db)) {
    const { name, data } = job as { name: string; data: unknown };
    if (name !== deliverJob.name) continue;
    events.push(await readEvent(db, deliverJob.input.parse(typeof data === 'string' ? JSON.parse(data) : data)));
  }
  return events;
};

test('the book in a table keeps what a book must, ten at once', async () => {
  const api = await ownApp();
  const { connection, jobs } = api.services;
  await expectGoodBook(tableBook({ db: connection.db, jobs }), () => told(connection.db));
  await api.close();
});

test('a message is queued exactly when the payment changes', async ({ api }) => {
  const { jobs } = api.services;
  const book = tableBook({ db: api.db, jobs });
  const provider = sandbox({ book, secret: 's', clock: () => api.clock.now, pageUrl: (secret) => secret });
  const { provider_ref } = await provider.create(sampleCharge());
  const failing = tableBook({
    db: api.db,
    jobs: { ...jobs, enqueue: () => Promise.reject(new Error('the queue is away')) },
  });
  const pay = (one: typeof book) =>
    one.change(provider_ref, (payment) => ({
      payment: { ...payment, state: 'paid' },
      event: { event_id: EVENT, provider_ref, notification_url: payment.notification_url },
    }));
  await expect(pay(failing)).rejects.toThrow('the queue is away');
  expect((await book.get({ provider_ref }))?.state).toBe('open');
  expect(await told(api.db)).toEqual([]);
  await pay(book);
  expect((await book.get({ provider_ref }))?.state).toBe('paid');
  expect(await told(api.db)).toMatchObject([{ event_id: EVENT, provider_ref }]);
});

test('what waited long enough is settled by its job and told', async ({ api }) => {
  const book = tableBook({ db: api.db, jobs: api.services.jobs });
  const provider = sandbox({ book, secret: 's', clock: () => api.clock.now, pageUrl: (secret) => secret });
  const { provider_ref, client_secret = '' } = await provider.create(sampleCharge());
  await provider.payLocally(client_secret, 'cash', 'pay');
  const settle = async (seconds: number) => {
    api.clock.now = new Date(api.clock.now.getTime() + seconds * 1000);
    expect(await api.app.runJob(settleSandboxJob.name, [{}])).toEqual([undefined]);
    return (await book.get({ provider_ref }))?.state;
  };
  expect(await settle(30)).toBe('processing');
  expect(await settle(31)).toBe('paid');
  expect((await told(api.db)).map((event) => event.provider_ref)).toEqual([provider_ref, provider_ref]);
});
