import { expect, test } from 'vitest';
import { LOCALES } from '#app/i18n/locales.ts';
import { SERVICE_TYPES } from '#content/catalogue.ts';
import { fees } from '#content/facts.ts';
import { fallbackRates } from './country-rules.ts';
import { serviceCard, serviceGroups } from './service-cards.server.ts';

const rates = fallbackRates;

/** Sums do not break over lines: read as plain spaces. */
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');

test('the picker shows four countries with the United States open, and every service once', () => {
  const groups = serviceGroups('es', { rates });
  expect(groups.map(({ destination, name, isOpen }) => [destination, name, isOpen])).toEqual([
    ['US', 'Estados Unidos', true],
    ['CA', 'Canadá', false],
    ['UK', 'Reino Unido', false],
    ['AU', 'Australia', false],
  ]);
  expect(groups.flatMap(({ services }) => services.map(({ sid }) => sid)).sort()).toEqual([...SERVICE_TYPES].sort());
});

test('a card has every text in every language, and no message left unformatted', () => {
  for (const locale of LOCALES)
    for (const card of serviceGroups(locale, { rates }).flatMap(({ services }) => services)) {
      const texts = [card.title, card.shortTitle, card.infoText, card.priceText, card.feeText, ...card.infoBullets];
      expect(card.infoBullets).toHaveLength(4);
      for (const text of texts) expect(text, `${locale} ${card.sid}`).toMatch(/^[^{}]+$/);
      expect(texts.join()).not.toContain('catalogue.');
    }
});

test('the first visa costs what the brand’s price line says', () => {
  const pesos = { currency: 'COP', rates: { ...fallbackRates, COP: 4300 } } as const;
  expect(plain(serviceCard('es', 'FirstTime', pesos).priceText)).toBe('Nuestra asesoría: 400.000 COP por persona.');
  const card = serviceCard('en', 'FirstTime', { rates });
  expect(plain(card.priceText)).toBe('Our service: 97 USD per person.');
  expect(plain(card.feeText)).toBe('Government fee: 185 USD per person, paid separately.');
  expect(plain(card.groupText)).toBe('From 3 people: 86.80 USD each.');
  expect(plain(serviceCard('ar', 'FirstTime', { rates }).priceText)).toBe('خدمتنا: 97 دولارًا للشخص.');
});

test('a card shows the plan’s figure where today’s price is lower, and never the price before discount', () => {
  const express = serviceCard('en', 'FirstTimeExpress', { rates });
  expect([express.plan, express.planPrice, express.discountedPrice].map(plain)).toEqual([
    'Standard plan',
    '65 USD',
    '54 USD',
  ]);
  expect(serviceCard('en', 'StudentF1', { rates })).toMatchObject({
    planPrice: null,
    planText: null,
  });
  expect(plain(express.planText)).toBe('Plan price: 65 USD.');
  expect(JSON.stringify(express)).not.toContain('67.50');
});

test('ESTA says how much of its price is the government’s', () => {
  const card = serviceCard('en', 'ESTA', { rates });
  expect(plain(card.priceText)).toBe('80 USD per person, government fee included.');
  expect(plain(card.feeText)).toBe('Of that price, 40 USD is the government fee.');
});

test('a quoted service has no price and says who writes and when', () => {
  const card = serviceCard('en', 'WorkFamilyImmigration', { rates });
  expect(card).toMatchObject({ isQuote: true, discountedPrice: null, planPrice: null, groupText: null });
  expect(card.next).toMatch(/adviser writes to you within one business day/);
});

test('a fee names its source and day, and is marked when its shelf life is over', () => {
  const { source, checkedOn, shelfLifeDays } = fees['us-mrv'];
  const after = (days: number) => new Date(Date.parse(checkedOn) + days * 86_400_000);
  const [fresh] = serviceCard('en', 'FirstTime', { rates, now: after(1) }).feeSources;
  expect(fresh).toMatchObject({ href: source, isOld: false, label: 'Official source: govinfo.gov' });
  expect(fresh?.checked).toBe('Checked on November 15, 2026');
  const [old] = serviceCard('es', 'FirstTime', { rates, now: after(shelfLifeDays + 1) }).feeSources;
  expect(old).toMatchObject({ isOld: true, checked: expect.stringContaining('compárala con el sitio oficial') });
});

test('a fee that we cannot prove has no figure, only where the authority publishes it', () => {
  const card = serviceCard('en', 'WorkFamilyImmigration', { rates });
  expect(card.feeText).toBe('The government fee is paid separately. We confirm it before you pay.');
  expect(card.feeSources).toEqual([
    {
      href: expect.stringContaining('travel.state.gov'),
      label: 'Official source: travel.state.gov',
      checked: null,
      isOld: false,
    },
  ]);
  expect(serviceCard('en', 'InterviewPrep', { rates }).feeSources).toEqual([]);
  const addresses = serviceCard('en', 'VisitorVisaCanada', { rates }).feeSources.map(({ href }) => href);
  expect(addresses).toEqual([fees['ca-visitor'].source, fees['ca-biometrics'].source]);
});
