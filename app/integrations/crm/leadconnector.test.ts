/** LeadConnector by its protocol: repeats find the first, tags of people stay, what it refuses is not tried again. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { CRM, leadConnectorEmulator } from '#tests/emulators/leadconnector.ts';
import type { Conversion, Stage } from './crm.ts';
import { leadConnector } from './leadconnector.server.ts';

let emulator: Awaited<ReturnType<typeof leadConnectorEmulator>>;
const now = { at: new Date('2026-11-18T23:30:00Z') };
beforeAll(async () => {
  emulator = await leadConnectorEmulator(() => now.at);
});
afterAll(() => emulator.close());
afterEach(() => {
  emulator.fault = 'none';
  emulator.contacts.length = 0;
  emulator.opportunities.length = 0;
});

const crm = (token = CRM.CRM_TOKEN) => leadConnector({ url: emulator.url, token, pipeline: CRM.CRM_PIPELINE });
const conversion = (more: Partial<Conversion & Stage> = {}): Conversion & Stage => ({
  ...{ conversionEvent: 'sign_up', domain: 'mirador.example', country: 'CO', firstName: 'Eva', lastName: 'Gómez' },
  ...{ phoneNumber: '+573001234567', email: 'eva@correo.example', utmParams: null, service: 'FirstTime' },
  ...{ stage: 'account', source: 'Google', value: 1, hasBought: false, ...more },
});

test('contact and opportunity are made once, and move on with what follows', async () => {
  const { record } = crm();
  expect(await record('loc-1', conversion(), 'k1', now.at)).toBeNull();
  expect(await record('loc-1', conversion(), 'k1', now.at)).toBeNull();
  emulator.contacts[0]?.tags.add('por una persona');
  const purchase = conversion({ conversionEvent: 'purchase_visa', stage: 'customer', value: 200, hasBought: true });
  expect(await record('loc-1', purchase, 'k2', now.at)).toBeNull();
  expect(emulator.contacts).toHaveLength(1);
  expect(emulator.contacts[0]).toMatchObject({
    firstName: 'Eva',
    phone: '+573001234567',
    source: 'Google',
    country: 'CO',
  });
  expect([...(emulator.contacts[0]?.tags ?? [])]).toEqual([
    ...['sign_up', 'account', 'por una persona', 'purchase_visa', 'customer'],
  ]);
  expect(emulator.opportunities).toMatchObject([{ status: 'won', name: 'FirstTime', monetaryValue: 200 }]);
  await record('loc-1', conversion({ conversionEvent: 'qualify_lead', hasBought: true }), 'k3', now.at);
  expect(emulator.opportunities, 'what is told late takes nothing back').toMatchObject([{ status: 'won' }]);
});

test('what it refuses is said once and without what was sent; what fails may be tried again', async () => {
  expect(await crm().record('loc-1', conversion({ email: null, phoneNumber: null }), 'k', now.at)).toBe('refused: 422');
  for (const fault of ['error', 'limit', 'not-json', 'refuse'] as const) {
    emulator.fault = fault;
    const failed = await crm()
      .record('loc-1', conversion(), 'k', now.at)
      .catch((error: Error) => error.message);
    expect(failed, fault).toMatch(/^the CRM answers|^127\.0\.0\.1/);
    expect(failed).not.toMatch(/eva|3001234567|pit-token/);
  }
  emulator.fault = 'none';
  await expect(crm('another-token').record('loc-1', conversion(), 'k', now.at)).rejects.toThrow('the CRM answers 401');
});

test('days are asked as it reads them, page by page', async () => {
  const { record, leads, closedLeads } = crm();
  for (const number of [1, 2, 3])
    await record(
      'loc-1',
      conversion({ email: `e${number}@correo.example`, phoneNumber: `+57300123456${number}`, hasBought: number === 3 }),
      `k${number}`,
      now.at,
    );
  await record('loc-2', conversion(), 'k9', now.at);
  const range = { from: new Date('2026-11-18T00:00:00Z'), to: new Date('2026-11-19T00:00:00Z'), limit: 2 };
  const first = await leads('loc-1', range);
  expect(first.leads.map(({ email }) => email)).toEqual(['e1@correo.example', 'e2@correo.example']);
  expect(first.leads[0]).toMatchObject({ status: 'open', createdAt: now.at, closedAt: null });
  const rest = await leads('loc-1', { ...range, after: first.next ?? {} });
  expect(rest).toMatchObject({ leads: [{ email: 'e3@correo.example', status: 'won', closedAt: now.at }], next: null });
  expect((await closedLeads('loc-1', range)).leads).toHaveLength(1);
  expect((await leads('loc-1', { ...range, from: range.to, to: new Date('2026-11-20T00:00:00Z') })).leads).toEqual([]);
});
