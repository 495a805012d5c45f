/** The catalogue is whole, and no fact of a page stands without its source, date and shelf life (D2, D3, D24, D26). */
import { expect, test } from 'vitest';
import { listFiles, readSource } from '#tests/sources.ts';
import { catalogue, DESTINATIONS, defaultService, FORM_NAMES, INCLUSIONS, SERVICE_TYPES } from './catalogue.ts';
import { currencies } from './countries.ts';
import { everyFee, everyList, everyRule } from './facts/every.ts';
import { fees, feeTables, type SourcedFact } from './facts.ts';
import { posts } from './posts.ts';
import { WAIT_SOURCE } from './waits.ts';

/** Sites of governments, and the one system in which the United States give appointments. */
const OFFICIAL =
  /^https:\/\/(([\w-]+\.)*(gov|gc\.ca|canada\.ca|gov\.uk|gov\.au|gov\.co|gob\.(ar|cl|ec|mx|pe))|ais\.usvisa-info\.com)(\/|$)/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const CHECKS = ['read at the source', 'quoted by others'];

/** What a fact lacks, in words. */
function lacks({ source, checkedOn, shelfLifeDays, check }: Partial<SourcedFact>): string[] {
  const isDay = DAY.test(checkedOn ?? '') && !Number.isNaN(Date.parse(checkedOn ?? ''));
  return [
    ...(OFFICIAL.test(source ?? '') ? [] : ['an official source']),
    ...(isDay ? [] : ['the day it was checked']),
    ...(check && CHECKS.includes(check) ? [] : ['how it was checked']),
    ...(Number.isInteger(shelfLifeDays) && Number(shelfLifeDays) > 0 ? [] : ['a shelf life']),
  ];
}

test('every fact has an official source, a date, a shelf life, and says how it was checked', () => {
  const fact = {
    source: 'https://www.ice.gov/sevis/i901',
    checkedOn: '2019-01-31',
    shelfLifeDays: 90,
    check: 'quoted by others',
  } as const;
  expect(lacks({ ...fact, check: undefined })).toEqual(['how it was checked']);
  expect(lacks(fact), 'old, but whole').toEqual([]);
  expect(lacks({ ...fact, source: 'https://ice.gov.example/' })).toEqual(['an official source']);
  expect(lacks({ ...fact, source: 'https://tramites.gob.com/' })).toEqual(['an official source']);
  expect(lacks({ ...fact, source: undefined })).toEqual(['an official source']);
  expect(lacks({ ...fact, checkedOn: '2026-13-40' })).toEqual(['the day it was checked']);
  expect(lacks({ ...fact, shelfLifeDays: 0 })).toEqual(['a shelf life']);
  const all: [string, SourcedFact][] = [everyFee, everyRule, everyList, posts].flatMap((facts) =>
    Object.entries<SourcedFact>(facts),
  );
  expect(all.length).toBeGreaterThan(50);
  expect(all.filter(([, one]) => lacks(one).length > 0)).toEqual([]);
  const pages = [...Object.values(feeTables), ...Object.values(posts).map(({ website }) => website), WAIT_SOURCE];
  expect(pages.filter((address) => !OFFICIAL.test(address))).toEqual([]);
});

test('every fee, rule and list has a name in each language, and no name is left without its fact', () => {
  const facts = [everyFee, everyRule, everyList].flatMap((all) => Object.keys(all)).sort();
  expect(new Set(facts).size, 'two facts share a name').toBe(facts.length);
  for (const locale of ['es', 'en', 'ar']) {
    const { names } = JSON.parse(readSource(`content/text/${locale}/facts.json`)) as { names: Record<string, string> };
    expect(Object.keys(names).sort(), locale).toEqual(facts);
    expect(
      Object.values(names).every((name) => name.trim() !== ''),
      locale,
    ).toBe(true);
  }
});

test('each service type has one product, with names of its own', () => {
  expect(catalogue.map(({ sid }) => sid)).toEqual([...SERVICE_TYPES]);
  for (const key of ['id', 'itemId'] as const)
    expect(new Set(catalogue.map((product) => product[key])).size).toBe(SERVICE_TYPES.length);
});

test('a destination’s default service goes there', () => {
  for (const destination of DESTINATIONS)
    expect(catalogue.find(({ sid }) => sid === defaultService[destination])?.country).toBe(destination);
});

test('discounts are fractions that do not shrink with the group, and an offer is below its price', () => {
  for (const product of catalogue) {
    const two = product['2_person_discount'];
    const three = product['3_person_discount'];
    expect(two, product.sid).toBeGreaterThanOrEqual(0);
    expect(three, product.sid).toBeGreaterThanOrEqual(two);
    expect(Math.max(three, product.minors_discount), product.sid).toBeLessThan(1);
    if (product.discountedPrice) expect(product.discountedPrice).toBeLessThan(product.price ?? 0);
  }
  expect(catalogue[0]).toMatchObject({
    '2_person_discount': 0.1667,
    '3_person_discount': 0.3056,
    minors_discount: 0.3056,
  });
});

test('the fees of a service are in one currency that can hold them, dollars where our price includes them', () => {
  for (const { governmentFee, sid } of catalogue) {
    if (!('fees' in governmentFee)) continue;
    const list = governmentFee.fees.map((name) => fees[name]);
    expect(new Set(list.map(({ currency }) => currency)).size, sid).toBe(1);
    for (const { amount, currency } of list)
      expect(Number.isInteger(amount * 10 ** currencies[currency].decimals), sid).toBe(true);
    if (governmentFee.paid === 'included') expect(list[0]?.currency).toBe('USD');
  }
});

test('the forms of each service are those of D24', () => {
  const forms = Object.fromEntries(catalogue.map(({ sid, forms }) => [sid, forms.join()]));
  expect(forms).toEqual({
    FirstTime: 'ds160',
    FirstTimeExpress: 'ds160',
    FirstTimeVIP: 'ds160',
    Renewal: 'renewal,ds160',
    InterviewPrepDS160Update: 'interview_prep,ds160',
    ESTA: 'esta',
    InterviewPrep: 'interview_prep',
    BackgroundCheck: 'background_check',
    StudentF1: 'ds160',
    CrewTransit: 'ds160',
    WorkFamilyImmigration: 'work_family',
    VisitorVisaCanada: 'imm5257',
    StudyPermitCanada: '',
    VisitorVisaUK: 'uk_visitor',
    VisitorVisaAustralia: 'au600',
  });
  expect(new Set(catalogue.flatMap(({ forms }) => forms))).toEqual(new Set(FORM_NAMES));
});

test('a service includes what its bullets promise: appointments that we help to book, an interview that we prepare', () => {
  const promised = {
    appointment: /ayudamos .*agendar|Todo lo del plan Plus/,
    interview: /ensayo|preguntas más comunes de la entrevista/i,
  };
  const texts = JSON.parse(readSource('content/text/es/catalogue.json')).services as Record<
    string,
    { infoBullets: Record<string, string> }
  >;
  for (const { sid, includes } of catalogue) {
    const said = Object.values(texts[sid]?.infoBullets ?? {});
    const expected = INCLUSIONS.filter((one) => said.some((bullet) => promised[one].test(bullet)));
    expect(includes, sid).toEqual(expected);
  }
});

test('no text carries a price: they come from here', () => {
  const price = /\d[\d.,\s\u00a0]*(USD|COP|CAD|GBP|AUD|EUR|dólares|dollars|pesos|دولار|بيزو)|[$£€]\s?\d/i;
  for (const wrong of ['Cuesta 400.000 COP', 'for 97 USD', 'بـ 97 دولارًا', '$97']) expect(wrong).toMatch(price);
  const found = listFiles('content/text').filter((path) => price.test(readSource(path)));
  expect(found).toEqual([]);
});
