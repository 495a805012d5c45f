/** What every book of the sandbox must do, in memory or in a table: called by the test of each. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { SandboxBook, SandboxPayment } from '#app/integrations/payments/sandbox-book.ts';

const NOW = new Date('2026-11-18T12:00:00.000Z');
const at = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

export const sandboxPayment = (more: Partial<SandboxPayment> = {}): SandboxPayment => ({
  provider_ref: `sbx_${randomUUID()}`,
  reference: `ord-${randomUUID()}`,
  secret: randomUUID(),
  amount: 9700,
  currency: 'USD',
  country: 'CO',
  description: 'Mirador',
  state: 'open',
  method: null,
  decline_code: null,
  refunds: {},
  back_url: 'https://mirador.example/portal/payment',
  success_url: 'https://mirador.example/portal/applicants',
  notification_url: 'https://mirador.example/api-mv/payments/notification',
  settles_at: null,
  expires_at: null,
  created_at: NOW,
  ...more,
});

/** `events` are those that were queued, oldest first. */
export async function expectGoodBook(book: SandboxBook, events: () => Promise<readonly { event_id: string }[]>) {
  const payment = sandboxPayment({ refunds: { r1: 100 }, expires_at: at(60) });
  const { provider_ref, secret, reference, notification_url } = payment;
  expect(await book.put(payment)).toEqual(payment);
  expect(await book.put(sandboxPayment({ reference })), 'a reference is one payment').toEqual(payment);
  expect(await book.get({ provider_ref })).toEqual(payment);
  expect(await book.get({ secret })).toEqual(payment);
  for (const none of [{ provider_ref: 'none' }, { secret: 'none' }]) expect(await book.get(none)).toBeNull();

  expect(await book.change(provider_ref, () => null)).toEqual(payment);
  expect(await book.change('none', () => null)).toBeNull();
  const event = { event_id: `sbx_evt_${randomUUID()}`, provider_ref, notification_url };
  // Of ten at once one finds it open.
  const changes = Array.from({ length: 10 }, () =>
    book.change(provider_ref, (found) =>
      found.state === 'open' ? { payment: { ...found, state: 'paid' }, event } : null,
    ),
  );
  for (const changed of await Promise.all(changes)) expect(changed?.state).toBe('paid');
  expect((await events()).filter(({ event_id }) => event_id === event.event_id)).toHaveLength(1);

  const open = await book.put(sandboxPayment({ expires_at: at(60), created_at: at(1) }));
  const slow = await book.put(sandboxPayment({ state: 'processing', settles_at: at(90), created_at: at(2) }));
  const due = async (now: Date) => new Set(await book.due(now));
  expect(await due(at(59))).toEqual(new Set());
  expect(await due(at(60))).toEqual(new Set([open.provider_ref]));
  expect(await due(at(90))).toEqual(new Set([open.provider_ref, slow.provider_ref]));
  expect(new Set((await book.list(at(1), at(2))).map((one) => one.provider_ref))).toEqual(new Set([open.provider_ref]));
}
