/** Consistency checks as data: a place, a code or a sentence that is not there fails here, with its name. */
import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '#app/i18n/locales.ts';
import { checks } from '#content/forms/checks/checks.ts';
import type { Check, CheckText, Comparison } from '#content/forms/checks/definition.ts';
import { ds160 } from '#content/forms/ds160/form.ts';
import { forms } from '#content/forms/forms.ts';
import { checkFaults, textFaults } from './check-faults.ts';
import { readSource } from './sources.ts';

const textOf = (locale: Locale) => JSON.parse(readSource(`content/forms/checks/text.${locale}.json`)) as CheckText;
const all = Object.values(checks).flat();

test('every check speaks of pages, fields and codes that are there, and has a name of its own', () => {
  for (const [name, list] of Object.entries(checks)) {
    const form = forms[name as keyof typeof forms];
    const faults = list.flatMap((check) => [...checkFaults(form, check)].map((fault) => `${check.name} ${fault}`));
    expect(faults).toEqual([]);
    expect(new Set(list.map((check) => check.name)).size, name).toBe(list.length);
  }
  expect(all.length).toBeGreaterThanOrEqual(35);
});

test('every check has one calm sentence in every language that names both of its fields', () => {
  for (const locale of LOCALES) {
    const text = textOf(locale);
    expect([...textFaults(all, text)], locale).toEqual([]);
    const wrong = [...Object.values(text.checks), ...Object.values(text.places)].filter(
      (sentence) =>
        /[!¡！]|aprobad|approved|موافق عليه|[٠-٩۰-۹]|\busted\b|\brefus/i.test(sentence) || sentence.length > 220,
    );
    expect(wrong, locale).toEqual([]);
  }
});

test('names in an Arabic sentence keep to themselves', () => {
  for (const sentence of Object.values(textOf('ar').checks)) {
    expect(sentence.replaceAll('\u2068{person}\u2069', '')).not.toContain('{person}');
    const outside = sentence.replaceAll(/\{\w+\}|\u2066[^\u2066\u2069]*\u2069/g, '');
    expect(outside).not.toMatch(/[A-Za-z]/);
  }
});

const check = (compares: Comparison, more: Partial<Check> = {}): Check => ({ name: 'x', compares, ...more });
const together = (...tests: Extract<Comparison, { kind: 'together' }>['tests']): Comparison => ({
  kind: 'together',
  tests,
});
const same = (one: string, other: string): Comparison => ({ kind: 'same', as: 'code', pairs: [[one, other]] });

test('a wrong check is told by name', () => {
  const sex = 'personal_1.sex';
  const told: [Check, string][] = [
    [check(same(sex, 'personal_9.sex')), 'speaks of personal_9.sex, which is nowhere'],
    [check(same(sex, 'personal_1.height')), 'speaks of personal_1.height, which is no field of the page'],
    [check(same(sex, 'personal_2.sex')), 'speaks of personal_2.sex, which is no field of the page'],
    [check(same(sex, 'companions.companions')), 'speaks of companions.companions, which is no field of the page'],
    [check(same(sex, 'profile.password')), 'speaks of profile.password, which is nowhere'],
    [check(same(sex, 'onboarding.weight')), 'speaks of onboarding.weight, which is nowhere'],
    [check(same(sex, 'theirs.personal_1.sex')), 'speaks of theirs.personal_1.sex, and has nobody to ask'],
    [check({ kind: 'smells' } as unknown as Comparison), 'has the unknown kind smells'],
    [check({ ...same(sex, sex), as: 'ear' } as unknown as Comparison), 'has the unknown reading ear'],
    [check(same(sex, sex), { with: ['cousin'] as never }), 'has the unknown relation cousin'],
    [check(together({ at: sex, is: ['X'] })), `asks whether ${sex} is X, which is no option of it`],
    [
      check(same(sex, sex), { when: [{ at: sex, lacks: ['X'] }] }),
      `asks whether ${sex} is X, which is no option of it`,
    ],
    [
      check(together({ at: 'onboarding.trip_reason', is: ['escape'] })),
      'asks whether onboarding.trip_reason is escape, which is no option of it',
    ],
    [check({ kind: 'after', earlier: sex, later: 'today' }), `takes ${sex} for a date`],
    [
      check(same('companions.companions.given', 'previous_us_travel.visits.arrived')),
      'looks at the rows of companions and visits at once',
    ],
    [
      check(same(sex, 'theirs.companions.companions.given'), { with: ['spouse'] }),
      'looks at each row of theirs.companions.companions.given',
    ],
  ];
  for (const [wrong, fault] of told) expect([...checkFaults(ds160, wrong)]).toContain(fault);
});

test('a sentence that is missing, left over or names too little is told', () => {
  const two = check(same('personal_1.sex', 'profile.first_name'), { name: 'two', with: ['spouse'] });
  const text: CheckText = { checks: { two: 'Revisa {one} y {otro}', old: 'Nada.' }, places: { 'profile.age': 'Edad' } };
  expect([...textFaults([two, { ...two, name: 'three' }], text)]).toEqual([
    'two does not name {other}',
    'two does not name {person}',
    'two takes {otro}, which nothing gives',
    'two is not one sentence',
    'three has no words',
    'old has words and is no check',
    'profile.first_name has no label',
    'profile.age has a label that nothing uses',
  ]);
});
