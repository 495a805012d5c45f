/** What a page opens with, from what is known (D22, D47, D48). */
import { expect, test } from 'vitest';
import type { Answers } from '#app/features/forms/engine/values.ts';
import type { Field, Form } from '#content/forms/definition.ts';
import { ds160 } from '#content/forms/ds160/form.ts';
import { prefill } from '#content/forms/ds160/prefill.ts';
import type { Prefill } from '#content/forms/prefill.ts';
import type { PersonMap } from '#content/person/map.ts';
import { convert } from './convert.ts';
import { type Facts, offersOn, type Relative } from './offers.ts';
import { originsAfter } from './origins.ts';
import { byPath, fromPaths } from './paths.ts';
import { kindOf, relationOf } from './relations.ts';
import { isSameAddress, sharedOn } from './shared.ts';

const TODAY = { today: '2026-11-17', service_type: 'FirstTime' };
const NOBODY: Facts = {
  profile: { first_name: '', last_name: '', email: null, phone_number: null },
  onboarding: { answers: {}, isOwn: true },
  ...{ answers: {}, relatives: [], host: null, others: [] },
};
const ana: Relative = {
  ...{
    user_id: 'ana',
    first_name: 'Ana',
    last_name: 'Muñoz',
    shares_address: true,
    relation: 'spouse',
    kind: 'spouse',
  },
  answers: {},
};

const NOTHING_MEANT: PersonMap = { fields: {}, unmapped: {} };

function opens(
  page: number,
  facts: Partial<Facts>,
  form: Form = ds160,
  rules: Prefill = prefill,
  map: PersonMap = NOTHING_MEANT,
) {
  const here = form.pages.find(({ number }) => number === page);
  if (!here) throw new Error(`no page ${page}`);
  const offers = offersOn(form, { prefill: rules, map }, here, { ...NOBODY, ...facts }, TODAY);
  const values = fromPaths(new Map([...offers].map(([path, { value }]) => [path, value])));
  const origins = Object.fromEntries([...offers].map(([path, { origin }]) => [path, origin]));
  return { values, origins };
}

test('each conversion carries over what it knows, and nothing else', () => {
  expect(convert({ as: 'name' }, '  Ana   María ')).toBe('Ana María');
  expect([convert({ as: 'country' }, 'co'), convert({ as: 'country' }, 'ZZ')]).toEqual(['CO', null]);
  expect([convert({ as: 'sex' }, 'female'), convert({ as: 'sex' }, 'x')]).toEqual(['F', null]);
  expect([convert({ as: 'date' }, '1990-03-07T00:00:00Z'), convert({ as: 'date' }, '1990-03')]).toEqual([
    '1990-03-07',
    null,
  ]);
  expect([convert({ as: 'phone' }, '+57 300 123'), convert({ as: 'phone' }, '+57')]).toEqual(['57300123', null]);
  expect([convert({ as: 'codes', codes: { a: 'B' } }, 'a'), convert({ as: 'codes', codes: {} }, 'toString')]).toEqual([
    'B',
    null,
  ]);
  const companions = ['spouse', 'child', 'mother', 'father', 'brother', 'sister', 'sibling', 'other-family'];
  expect(companions.map((one) => convert({ as: 'companion' }, one)).join('')).toBe('SCPPRRRR');
  expect(convert({ as: 'companion' }, 'other-not-family'), 'a friend or not: nobody said').toBeNull();
});

test('what somebody is to whom follows from what each is to the one who applies, and is left open where it does not', () => {
  const kin = (relationship: string | null) => ({ user_id: String(relationship), relationship });
  const said: [me: string | null, other: string | null, relation: string | null][] = [
    [null, 'child', 'child'],
    ['child', null, 'parent'],
    ['mother', null, 'child'],
    ['spouse', null, 'spouse'],
    ['child', 'child', 'sibling'],
    ['child', 'spouse', null],
    ['mother', 'father', null],
    ['brother', 'mother', null],
    ['child', 'mother', 'other-family'],
    ['spouse', 'sister', 'other-family'],
    ['other-family', 'child', null],
    ['other-not-family', null, null],
    ['child', 'other-not-family', null],
  ];
  for (const [me, other, relation] of said) expect(relationOf(kin(me), kin(other)), `${me} ${other}`).toBe(relation);
  expect([kindOf('parent', 'M'), kindOf('parent', 'F'), kindOf('parent', undefined)]).toEqual([
    'father',
    'mother',
    null,
  ]);
});

test('profile, questions, office and other pages fill their fields, each with its origin', () => {
  const profile = {
    first_name: 'Ana  María',
    last_name: 'Muñoz',
    email: 'ana@correo.example',
    phone_number: '+573001',
  };
  expect(opens(1, { profile })).toEqual({
    values: { surnames: 'Muñoz', given_names: 'Ana María' },
    origins: { surnames: 'profile', given_names: 'profile' },
  });
  const answers = {
    nationality: 'CO',
    had_us_visa: 'N',
    interview_city: 'BGT',
    occupation_now: 'employee',
    payer: 'self',
  };
  const told = { onboarding: { answers, isOwn: true } };
  expect(opens(2, told)).toEqual({ values: { nationality: 'CO' }, origins: { nationality: 'onboarding' } });
  expect(opens(5, told).values).toEqual({ had_us_visa: 'N' });
  expect(opens(3, told).values).toEqual({ payer: 'S' });
  expect(
    opens(11, { ...told, answers: { date_of_birth: '1990-03-07' } }).values,
    'an employee may do anything',
  ).toEqual({});
  expect(opens(23, told)).toMatchObject({
    values: { interview_post: 'BGT', preparer_organization: 'Mirador', preparer_country: 'CO' },
    origins: { interview_post: 'onboarding', preparer_city: 'office' },
  });
  expect(opens(23, { onboarding: { answers: { interview_city: 'other' }, isOwn: true } }).values).not.toHaveProperty(
    'interview_post',
  );
  const work = { purpose_class: 'H', purpose_specify: 'H2B-NA', petition_number: 'ABC1234567890' };
  expect(opens(22, { answers: work })).toEqual({
    values: { tw_petition_number: 'ABC1234567890' },
    origins: { tw_petition_number: 'page' },
  });
});

test('what the one who applies said of themselves is not said of the others; of the trip it is', () => {
  const onboarding = { answers: { nationality: 'CO', interview_city: 'BGT', had_us_visa: 'Y' }, isOwn: false };
  expect(opens(2, { onboarding }).values).toEqual({});
  expect(opens(5, { onboarding }).values).toEqual({});
  expect(opens(23, { onboarding }).values.interview_post).toBe('BGT');
});

test('companions are the family, and a name that cannot be written here leaves no card behind', () => {
  const salma: Relative = {
    ...ana,
    user_id: 'salma',
    first_name: 'سلمى',
    last_name: 'حداد',
    kind: null,
    relation: 'child',
  };
  const friend: Relative = { ...ana, user_id: 'leo', first_name: 'Leo', last_name: '', kind: null, relation: null };
  const { values, origins } = opens(4, { relatives: [salma, { ...ana, answers: { surnames: 'Muñoz Gil' } }, friend] });
  expect(values).toEqual({
    traveling_with_others: 'Y',
    group_travel: 'N',
    companions: [{ surnames: 'Muñoz Gil', given: 'Ana', relationship: 'S' }, { given: 'Leo' }],
  });
  expect(origins).toMatchObject({
    ...{ traveling_with_others: 'family', 'companions.0.surnames': 'form-of:ana', 'companions.0.given': 'person:ana' },
    'companions.1.given': 'person:leo',
  });
});

test('a group comes from one source with all its rows: those of another are not put below them', () => {
  const companions = [{ surnames: 'Rey', given: 'Hugo', relationship: 'F' }];
  const answers = { traveling_with_others: 'Y', group_travel: 'N', companions };
  const older = { form: { ...ds160, name: 'old' }, map: NOTHING_MEANT, answers, isFinished: false, isOfEarlier: true };
  const eva: Relative = { ...ana, user_id: 'eva', first_name: 'Eva', kind: null, relation: 'child' };
  expect(opens(4, { others: [older], relatives: [ana, eva] }).values.companions).toEqual(companions);
});

test('a spouse and parents are taken from the family, one of each kind', () => {
  const married = { answers: { marital_status: 'M' } };
  const born = { ...ana, answers: { date_of_birth: '1991-02-03', birth_country: 'CO' } };
  expect(opens(10, { ...married, relatives: [born] }).values).toEqual({
    ...{ spouse_surnames: 'Muñoz', spouse_given: 'Ana', spouse_dob: '1991-02-03', spouse_birth_country: 'CO' },
    spouse_address_type: 'H',
  });
  expect(opens(10, { answers: { marital_status: 'D' }, relatives: [born] }).values, 'not shown').toEqual({});
  expect(opens(10, { ...married, relatives: [born, { ...born, user_id: 'b' }] }).values, 'which one?').toEqual({});
  const father: Relative = { ...ana, kind: 'father', relation: 'father', answers: { date_of_birth: '1999-01-01' } };
  const child = { answers: { date_of_birth: '1990-03-07' }, relatives: [father] };
  expect(opens(9, child).values, 'born before the father: refused, so not offered').toEqual({
    father_surnames: 'Muñoz',
    father_given: 'Ana',
  });
});

test('who shares the address opens the page with it, boxes included', () => {
  const home = {
    home_street1: 'Calle 1',
    home_city: 'Cali',
    home_state: null,
    home_state_na: true,
    home_country: 'CO',
  };
  const host = { user_id: 'ana', answers: { ...home, primary_phone: '57300', mailing_same: 'Y' } };
  const onboarding = { answers: { residence_country: 'PE' }, isOwn: true };
  const { values, origins } = opens(6, { host, onboarding });
  expect(values).toEqual({ home_street1: 'Calle 1', home_city: 'Cali', home_state_na: true, home_country: 'CO' });
  expect(new Set(Object.values(origins))).toEqual(new Set(['form-of:ana']));
});

const text = (name: string, more: Partial<Field> = {}): Field => ({ name, type: 'text', ...more });
const small = (name: string, ...fields: Field[]): Form => ({
  ...{ name, version: 1 },
  pages: [{ number: 1, key: 'one', fields }],
});
const bare = (rules: Partial<Prefill> = {}): Prefill => ({
  ...{ rules: [], never: { pages: [], fields: [] }, shared: {}, address: { page: 0, fields: [] } },
  ...{ names: { surnames: 'surnames', given_names: 'given_names', sex: 'sex' }, ...rules },
});
const yn = (name: string): Field => ({ name, type: 'radio', options: 'YN' });

test('after a change of service answers of the same name are offered, if they are asked in the same way (D47)', () => {
  const rows = (...fields: Field[]): Field => ({ name: 'jobs', type: 'addRemove', fields });
  const who = (options: 'REL_COMPANION' | 'REL_US_CONTACT'): Field => ({ name: 'who', type: 'select', options });
  const older = small(
    'old',
    who('REL_COMPANION'),
    text('city'),
    yn('married'),
    text('passport'),
    yn('sworn'),
    rows(text('name'), text('pay')),
  );
  const answers: Answers = {
    ...{ city: 'Cali', married: 'Y', passport: 'A1', sworn: 'Y', gone: 'x', who: 'C' },
    jobs: [{ name: 'Panadería', pay: '5' }],
  };
  // C is a child in one list and a friend in the other.
  const form = small(
    'new',
    who('REL_US_CONTACT'),
    ...[text('city'), text('married'), text('passport', { validation: { minLength: 5 } }), yn('sworn')],
    rows(text('name'), yn('pay')),
  );
  const rules = bare({
    rules: [{ fill: 'city', from: 'office', value: 'Bogotá' }],
    never: { pages: [], fields: ['sworn'] },
  });
  const left = { form: older, map: NOTHING_MEANT, answers, isFinished: false, isOfEarlier: true };
  expect(opens(1, { others: [left] }, form, rules)).toEqual({
    values: { city: 'Cali', jobs: [{ name: 'Panadería' }] },
    origins: { city: 'older:old', 'jobs.0.name': 'older:old' },
  });
  const beside = { ...left, isOfEarlier: false };
  expect(opens(1, { others: [beside] }, form, rules).values, 'another form of the same service').toEqual({
    city: 'Bogotá',
  });
  const birth: PersonMap = { ...NOTHING_MEANT, fields: { city: 'birth.city' } };
  const home: PersonMap = { ...NOTHING_MEANT, fields: { city: 'home.city' } };
  expect(opens(1, { others: [{ ...left, map: birth }] }, form, rules, home).values.city, 'another city').toBe('Bogotá');
});

test('hidden, freed and read-only fields are not filled, nor what only the person may say', () => {
  const form = small(
    'new',
    ...[yn('a'), text('hidden', { hide: { unless: { when: 'a', is: 'Y' } } }), text('fixed', { follows: 'nothing' })],
    ...[text('freed', { disabled: { when: 'a', is: null } }), text('sworn'), text('plain')],
  );
  const fill = ['hidden', 'fixed', 'freed', 'sworn', 'plain'].map(
    (name) => ({ fill: name, from: 'office', value: 'x' }) as const,
  );
  const rules = bare({ rules: fill, never: { pages: [], fields: ['sworn'] } });
  expect(opens(1, {}, form, rules).values).toEqual({ plain: 'x' });
  expect(opens(1, {}, form, { ...rules, never: { pages: [1], fields: [] } }).values).toEqual({});
});

test('a mark stays while its answer does: not over another text, a confirmation or Next', () => {
  const offers = new Map([
    ['a', { value: 'Ana', origin: 'profile' as const }],
    ['g.0.m', { value: 'x', origin: 'family' as const }],
  ]);
  const first = { before: { form_data: {}, origins: {} }, offers, shared: [], confirmed: [], isNext: false };
  const form_data = { a: 'Ana', b: 'typed', g: [{ m: 'x' }] };
  const origins = originsAfter({ ...first, form_data });
  expect(origins).toEqual({ a: 'profile', 'g.0.m': 'family' });
  expect(originsAfter({ ...first, form_data: { ...form_data, a: 'Eva' } })).toEqual({ 'g.0.m': 'family' });
  expect(originsAfter({ ...first, form_data, confirmed: ['a'] })).toEqual({ 'g.0.m': 'family' });
  expect(originsAfter({ ...first, form_data, isNext: true })).toEqual({});

  const later = { ...first, before: { form_data, origins }, offers: new Map() };
  expect(originsAfter({ ...later, form_data }), 'kept').toEqual(origins);
  expect(originsAfter({ ...later, form_data: { ...form_data, a: 'Eva' } })).toEqual({ 'g.0.m': 'family' });
  const shared = [new Map([['b', { value: 'typed', origin: 'form-of:ana' as const }]])];
  expect(originsAfter({ ...later, form_data, shared }), 'what the person wrote stays theirs').toEqual(origins);
  expect(originsAfter({ ...later, before: { form_data: {}, origins: {} }, form_data, shared })).toEqual({
    b: 'form-of:ana',
  });
});

test('a mark goes with its row when one before it is taken out, stored or only offered', () => {
  const row = (m: string, n: string | null = null) => ({ m, n });
  const before = {
    form_data: { g: [row('x'), row('y', '1'), row('x', '2')] },
    origins: { 'g.1.m': 'family', 'g.2.m': 'profile' },
  };
  const asked = { before, offers: new Map(), shared: [], confirmed: [], isNext: false };
  const after = (...g: ReturnType<typeof row>[]) => originsAfter({ ...asked, form_data: { g } });
  expect(after(row('y', '1'), row('x', '2'))).toEqual({ 'g.0.m': 'family', 'g.1.m': 'profile' });
  expect(after(row('x'), row('x', '2'))).toEqual({ 'g.1.m': 'profile' });
  expect(after(row('y', 'typed meanwhile'))).toEqual({ 'g.0.m': 'family' });
  expect(after(row('y'), row('y'), row('y')), 'nothing was taken out: written by hand').toEqual({ 'g.1.m': 'family' });
  const offers = new Map(['a', 'b'].map((value, at) => [`g.${at}.m`, { value, origin: 'family' as const }]));
  const fresh = { ...asked, before: { form_data: {}, origins: {} }, offers };
  expect(originsAfter({ ...fresh, form_data: { g: [{ m: 'b' }] } })).toEqual({ 'g.0.m': 'family' });
});

test('what a family shares is whole blocks; who pays is not shared where it means somebody else', () => {
  const self = { surnames: 'Muñoz', given_names: 'Luis' };
  const trip = { specific_plans: 'N', us_stay_city: 'Miami', purpose_class: 'B', payer_relationship: 'P' };
  const other = { payer: 'O', payer_surnames: 'Gil', payer_given: 'Eva' };
  expect(sharedOn(prefill, 3, { ...trip, payer: 'S' }, self)).toMatchObject({
    us_stay_city: 'Miami',
    us_stay_zip: null,
  });
  expect(sharedOn(prefill, 3, { ...trip, payer: 'S' }, self)).not.toHaveProperty('payer');
  expect(sharedOn(prefill, 3, { ...trip, ...other }, self)).toMatchObject(other);
  expect(sharedOn(prefill, 3, { ...trip, ...other }, self)).not.toHaveProperty('payer_relationship');
  const mine = { payer: 'O', payer_surnames: 'MUNOZ', payer_given: 'luis' };
  expect(sharedOn(prefill, 3, { ...trip, ...mine }, self), 'nobody else pays for themselves').not.toHaveProperty(
    'payer',
  );
  expect(sharedOn(prefill, 3, {}, self), 'nothing there yet').toEqual({});
  expect(sharedOn(prefill, 7, { passport_number: 'A1' }, self), 'a page that is one’s own').toEqual({});
  expect(
    Object.keys(sharedOn(prefill, 6, { home_city: 'Cali', email: 'a@b.co', primary_phone: '57300' }, self)),
  ).not.toContain('email');
});

test('two addresses are the same whether a box is missing or not ticked', () => {
  const cali = { home_city: 'Cali', home_state_na: false };
  expect(isSameAddress(cali, { home_city: 'Cali', home_state_na: null })).toBe(true);
  expect(isSameAddress(cali, { home_city: 'Cali', home_state_na: true })).toBe(false);
});

test('answers by path and back are the same answers', () => {
  const answers: Answers = { a: 'x', c: true, g: [{ m: 'y', n: ['1'] }, { m: 'z' }] };
  expect(fromPaths(byPath({ ...answers, b: null, d: false, e: [] }))).toEqual(answers);
});
