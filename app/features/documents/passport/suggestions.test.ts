import { expect, test } from 'vitest';
import type { PassportReading } from '#app/integrations/passport/passport.ts';
import { readTyped } from '#app/integrations/passport/typed.ts';
import type { FormName } from '#content/catalogue.ts';
import { forms } from '#content/forms/forms.ts';
import { ISO_COUNTRIES } from '#content/iso-countries.ts';
import { passportFields } from '#content/passport-fields.ts';
import { stateOf } from '#content/passport-states.ts';
import { holderFrom, holders } from '#tests/passports/people.ts';
import { isPartOfName, isSameName } from './same-name.ts';
import { type KnownFacts, suggestionsOf } from './suggestions.ts';

const TODAY = '2026-11-18';

const readingOf = (country: string) => {
  const [first, second] = holderFrom(country).lines;
  return readTyped(first, second, TODAY);
};

type PersonInput = {
  form?: FormName;
  answers?: Record<string, string>;
  profile?: [string, string];
  nationality?: string;
};

const knownOf = ({ form = 'ds160', answers = {}, profile = ['', ''], nationality }: PersonInput = {}): KnownFacts => ({
  profile: { first_name: profile[0], last_name: profile[1] },
  onboarding: nationality ? { nationality } : null,
  forms: [{ form: forms[form], valueOf: (field) => answers[field] ?? null }],
  today: TODAY,
});

const from = (country: string, said: PersonInput = {}, reading = readingOf(country)) =>
  suggestionsOf(reading, knownOf(said));
const valuesOf = ({ suggestions }: ReturnType<typeof from>) =>
  Object.fromEntries(suggestions.map(({ place, value }) => [place.field, value]));
/** What differs: the fact, and where the other stands. */
const differencesIn = ({ warnings }: ReturnType<typeof from>) =>
  warnings.flatMap(({ kind, places: [own, other] }) =>
    kind === 'differs' ? [[own.field, `${other?.source}.${other?.field}`]] : [],
  );

test('an empty DS-160 is offered every field, each with its page and whether it is certain', () => {
  const { found, suggestions, warnings } = from('COL');
  expect(found).toBe(true);
  expect(warnings).toEqual([]);
  expect(suggestions).toEqual(
    [
      ['surnames', 1, 'surnames', 'RODRIGUEZ QUINTERO', false],
      ['given', 1, 'given_names', 'VALENTINA', false],
      ['sex', 1, 'sex', 'F', false],
      ['birth', 1, 'date_of_birth', '1991-04-07', true],
      ['nationality', 2, 'nationality', 'CO', false],
      ['number', 7, 'passport_number', 'AZ648213', true],
      ['issuer', 7, 'passport_authority', 'CO', false],
      ['expiry', 7, 'passport_expiry_date', '2031-02-18', true],
    ].map(([fact, page, field, value, certain]) => ({
      ...{ fact, value, certain, place: { source: 'form', form: 'ds160', page, field } },
    })),
  );
});

test('what was written is never offered again, the same or not', () => {
  const answers = { surnames: 'Rodríguez-Quintero', passport_number: 'az 648213', date_of_birth: '1991-04-08' };
  const answer = from('COL', { answers });
  expect(Object.keys(valuesOf(answer))).toEqual([
    ...['given_names', 'sex', 'nationality', 'passport_authority', 'passport_expiry_date'],
  ]);
  expect(answer.same).toEqual(['surnames', 'number']);
  expect(answer.warnings).toEqual([
    {
      kind: 'differs',
      certain: true,
      places: [
        { source: 'passport', field: 'birth' },
        { source: 'form', form: 'ds160', page: 1, field: 'date_of_birth' },
      ],
    },
  ]);
});

test('each fact that says something else is a warning that names both places', () => {
  const answers = {
    ...{ surnames: 'Rodríguez', given_names: 'Valentina María', sex: 'M', date_of_birth: '1991-04-08' },
    ...{ nationality: 'VE', passport_number: 'AZ648218', passport_authority: 'VE', passport_expiry_date: '2031-02-19' },
  };
  expect(differencesIn(from('COL', { answers }))).toEqual([
    ['surnames', 'form.surnames'],
    ['given', 'form.given_names'],
    ['sex', 'form.sex'],
    ['birth', 'form.date_of_birth'],
    ['nationality', 'form.nationality'],
    ['number', 'form.passport_number'],
    ['issuer', 'form.passport_authority'],
    ['expiry', 'form.passport_expiry_date'],
  ]);
});

test('a profile may leave names out, and not have others', () => {
  expect(from('MEX', { profile: ['Ximena', 'Martínez Villaseñor'] }).warnings.filter(isDifference)).toEqual([]);
  expect(differencesIn(from('MEX', { profile: ['Jimena', 'Martínez'] }))).toEqual([['given', 'profile.first_name']]);
  expect(differencesIn(from('MEX', { profile: ['Ximena', 'Martínez Ruiz'] }))).toEqual([
    ['surnames', 'profile.last_name'],
  ]);
});

const isDifference = ({ kind }: { kind: string }) => kind === 'differs';

test('the country that was named at the beginning is that of the passport', () => {
  expect(differencesIn(from('COL', { nationality: 'CO' }))).toEqual([]);
  expect(differencesIn(from('COL', { nationality: 'EC' }))).toEqual([['issuer', 'onboarding.nationality']]);
  expect(differencesIn(from('COL', { nationality: 'other' }))).toEqual([]);
});

test('a name that was cut is compared as far as it goes, and offered as not certain', () => {
  const whole = { surnames: 'Albuquerque Cavalcanti', given_names: 'Maria da Conceição Aparecida' };
  expect(differencesIn(from('BRA', { answers: whole }))).toEqual([]);
  expect(differencesIn(from('BRA', { answers: { ...whole, given_names: 'Maria Aparecida' } }))).toEqual([
    ['given', 'form.given_names'],
  ]);
  // The surnames are whole, since given names follow them.
  expect(differencesIn(from('BRA', { answers: { ...whole, surnames: 'Albuquerque Cavalcanti Lima' } }))).toEqual([
    ['surnames', 'form.surnames'],
  ]);
});

test('a field is offered only what it can hold', () => {
  // ESTA knows countries of the waiver only: Chile is one, Colombia is not.
  expect(valuesOf(from('CHL', { form: 'esta' }))).toMatchObject({ citizenship: 'CL', passport_country: 'CL' });
  expect(valuesOf(from('COL', { form: 'esta' }))).not.toHaveProperty('citizenship');
  const reading = readingOf('COL') as Extract<PassportReading, { found: true }>;
  const long = { surnames: 'A'.repeat(34), given: 'B', isCut: false, certain: true };
  const unsaid = { value: 'X', certain: false };
  const odd: PassportReading = { ...reading, fields: { ...reading.fields, name: long, sex: unsaid } };
  expect(valuesOf(from('COL', {}, odd))).not.toHaveProperty('surnames');
  expect(valuesOf(from('COL', {}, odd))).not.toHaveProperty('sex');
  expect(valuesOf(from('COL', { form: 'uk_visitor' }, odd))).toMatchObject({ family_name: 'A'.repeat(34), sex: 'X' });
});

test('forms that ask for the full name take it in either order', () => {
  expect(valuesOf(from('GTM', { form: 'background_check' }))).toMatchObject({
    full_name: 'WILLIAM GEOVANNY TZUNUX IXCOY',
  });
  for (const [full_name, count] of [
    ['William Geovanny Tzunux Ixcoy', 0],
    ['Tzunux Ixcoy, William Geovanny', 0],
    ['William Tzunux', 1],
  ] as const)
    expect(differencesIn(from('GTM', { form: 'background_check', answers: { full_name } }))).toHaveLength(count);
});

test('six months after the trip, to the day', () => {
  const travel = (answers: Record<string, string>, country = 'PRY') =>
    from(country, { answers }).warnings.map(({ kind, places }) => [kind, ...places.map(({ field }) => field)]);
  // It ends on 2028-03-07.
  expect(travel({ departure_date: '2027-09-07' })).toEqual([]);
  expect(travel({ departure_date: '2027-09-08' })).toEqual([['expires-soon', 'expiry', 'departure_date']]);
  expect(travel({ intended_arrival_date: '2027-10-01' })).toEqual([
    ['expires-soon', 'expiry', 'intended_arrival_date'],
  ]);
  expect(travel({ arrival_date: '2027-10-01', departure_date: '2027-09-01' })).toEqual([]);
  expect(travel({})).toEqual([]);
});

test('one that has ended is told, and nothing of a trip beside it', () => {
  expect(from('MEX', { answers: { departure_date: '2027-01-01' } }).warnings).toEqual([
    { kind: 'expired', places: [{ source: 'passport', field: 'expiry' }], certain: true },
  ]);
});

test('without a form the profile is compared all the same; what was not found says nothing', () => {
  const known: KnownFacts = { ...knownOf({ profile: ['Luis', 'Quispe'] }), forms: [] };
  expect(suggestionsOf(readingOf('BOL'), known)).toMatchObject({ suggestions: [], warnings: [{ kind: 'differs' }] });
  expect(suggestionsOf({ found: false }, known)).toEqual({
    found: false,
    facts: null,
    suggestions: [],
    same: [],
    warnings: [],
  });
});

test.each([
  ['Núñez-O’Higgins', 'NUNEZ OHIGGINS', true],
  ['núñez  ohiggins', 'NUNEZ OHIGGINS', true],
  ['Müller', 'MUELLER', true],
  ['Agüero', 'AGUERO', true],
  ['Strauß', 'STRAUSS', true],
  ['Ñáñez', 'NANEZ', true],
  ['Ana María', 'MARIA ANA', false],
  ['Ana', 'ANA MARIA', false],
  ['محمد', 'MOHAMED', true],
])('%s and %s are one name: %s', (written, zone, expected) => {
  expect(isSameName(written, zone)).toBe(expected);
});

test('a part of a name is made of its words', () => {
  expect(isPartOfName('María', 'ANA MARIA')).toBe(true);
  expect(isPartOfName('Mar', 'ANA MARIA')).toBe(false);
});

test('every field of the table stands in its form, outside of groups, and every state is a country of ours', () => {
  for (const [name, { fills, travel }] of Object.entries(passportFields)) {
    const fields = forms[name as FormName].pages.flatMap((page) => page.fields);
    for (const field of [...Object.values(fills), ...travel])
      expect(
        fields.filter((one) => one.name === field),
        `${name} ${field}`,
      ).toHaveLength(1);
    for (const day of [...travel, fills.birth, fills.expiry].filter(Boolean))
      expect(fields.find((one) => one.name === day)?.type).toBe('date');
  }
  for (const { country } of holders) expect(ISO_COUNTRIES).toContain(stateOf(country));
  expect(stateOf('D')).toBe('DE');
  expect(stateOf('UTO')).toBeNull();
});

test('two forms of one service are both filled, and compared with one trip', () => {
  const answered = (field: string) => (field === 'date_of_birth' ? '1991-04-08' : null);
  const open = [
    { form: forms.renewal, valueOf: () => null },
    { form: forms.ds160, valueOf: answered },
  ];
  const { suggestions, warnings } = suggestionsOf(readingOf('COL'), { ...knownOf(), forms: open });
  const births = suggestions.filter(({ fact }) => fact === 'birth').map(({ place }) => place);
  expect(births).toEqual([expect.objectContaining({ form: 'renewal' })]);
  expect(warnings.map(({ places }) => places[1])).toEqual([expect.objectContaining({ form: 'ds160', page: 1 })]);
});
