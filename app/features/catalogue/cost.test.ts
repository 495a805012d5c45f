import { expect, test } from 'vitest';
import { LOCALES } from '#app/i18n/locales.ts';
import { SERVICE_TYPES, type ServiceType } from '#content/catalogue.ts';
import { type CostInput, costOf } from './cost.server.ts';
import { fallbackRates } from './country-rules.ts';

type CostTestInput = Omit<CostInput, 'rates'> & Partial<CostInput>;

const rows = (input: CostTestInput, locale: 'es' | 'en' | 'ar' = 'en') =>
  costOf(locale, { rates: fallbackRates, ...input }).rows.map(({ label, amount, note }) =>
    [label, amount, note].map((text) => text?.replaceAll('\u00a0', ' ') ?? null),
  );

const NOT_IN_IT = {
  es: 'No incluye la tarifa de integridad de visa, de 250 USD: la ley es del 4 de julio de 2025 y su cobro no está confirmado.',
  en: 'Does not include the visa integrity fee of 250 USD: enacted on July 4, 2025, its collection is not confirmed.',
};

test('our fee, the government’s apart, and the total', () => {
  expect(rows({ sid: 'FirstTime', number_in_party: 1 })).toEqual([
    ['Our service for 1 person', '97 USD', 'Current offer'],
    ['Government fee, paid separately', '185 USD', null],
    ['Total', '282 USD', NOT_IN_IT.en],
  ]);
});

test('a sum with the fee of a US visa says what the law adds and nobody collects yet; no other sum does', () => {
  const noteOf = (sid: ServiceType) => rows({ sid, number_in_party: 1 })[2]?.[2] ?? null;
  const told = SERVICE_TYPES.filter((sid) => noteOf(sid) === NOT_IN_IT.en);
  expect(told).toEqual(['FirstTime', 'FirstTimeExpress', 'FirstTimeVIP', 'Renewal', 'StudentF1', 'CrewTransit']);
  expect(SERVICE_TYPES.filter((sid) => noteOf(sid) !== null)).toEqual(told);
});

test('in another currency the government’s fee stays in its own, and the sum is about', () => {
  expect(rows({ sid: 'FirstTime', number_in_party: 2, minors: 1, currency: 'COP' }, 'es')).toEqual([
    [
      'Nuestra asesoría para 2 personas',
      '753.580 COP',
      '397.700 COP por adulto, 355.880 COP por menor · Oferta vigente · Descuento para menores',
    ],
    ['Tarifa del gobierno, se paga aparte', '370 USD', 'unos 1.517.000 COP'],
    ['Total', 'unos 2.270.580 COP', NOT_IN_IT.es],
  ]);
});

test('ESTA shows the two parts of its price', () => {
  expect(rows({ sid: 'ESTA', number_in_party: 3 })).toEqual([
    ['Our service for 3 people', '83.34 USD', '27.78 USD per person · Group discount'],
    ['Government fee, included in our price', '120 USD', null],
    ['Total', '203.34 USD', null],
  ]);
});

test('a family that applies to Canada together is told the family fee', () => {
  const [, government] = rows({ sid: 'VisitorVisaCanada', number_in_party: 4 });
  expect(government).toEqual([
    'Government fee, paid separately',
    '740 CAD',
    'about 540.16 USD · A family that applies together pays 570 CAD in all.',
  ]);
});

test('a fee in another currency is shown in its own, and the sum is about', () => {
  const rates = { ...fallbackRates, GBP: 0.75 };
  expect(rows({ sid: 'VisitorVisaUK', number_in_party: 1, rates })).toEqual([
    ['Our service for 1 person', '135 USD', 'Plan price'],
    ['Government fee, paid separately', '135 GBP', 'about 180 USD'],
    ['Total', 'about 315 USD', null],
  ]);
});

test('a service without government fee says so', () => {
  expect(rows({ sid: 'InterviewPrep', number_in_party: 1 })).toEqual([
    ['Our service for 1 person', '50 USD', null],
    ['Government fee', 'None', null],
    ['Total', '50 USD', null],
  ]);
});

test('a quoted service has no sum, but the fee where it is known', () => {
  const cost = costOf('en', { sid: 'StudyPermitCanada', number_in_party: 1, rates: fallbackRates });
  expect(cost).toMatchObject({ isQuote: true, next: expect.stringContaining('one business day') });
  expect(rows({ sid: 'StudyPermitCanada', number_in_party: 1, currency: 'CAD' })).toEqual([
    ['Our service for 1 person', 'To be quoted', null],
    ['Government fee, paid separately', '235 CAD', null],
    ['Total', 'To be quoted', null],
  ]);
});

test('every service has its three rows in every language', () => {
  for (const locale of LOCALES)
    for (const sid of SERVICE_TYPES)
      for (const row of rows({ sid, number_in_party: 3, minors: 1, currency: 'COP' }, locale))
        expect(row.join(), `${locale} ${sid}`).not.toMatch(/[{}]|catalogue\.|undefined|NaN/);
});
