/** Answer once: every field of a form is mapped onto a fact, left out for a reason or only for the person to say, and what is carried over means the same. */
import { expect, test } from 'vitest';
import { compiledForm, presetsOf } from '#app/features/forms/engine/form.ts';
import { openState } from '#app/features/forms/engine/state.ts';
import type { Answers } from '#app/features/forms/engine/values.ts';
import { isNever } from '#app/features/forms/prefill/offers.ts';
import { fromPaths } from '#app/features/forms/prefill/paths.ts';
import { FORM_NAMES, type FormName } from '#content/catalogue.ts';
import type { Field } from '#content/forms/definition.ts';
import { forms, prefills } from '#content/forms/forms.ts';
import { listOf } from '#content/forms/options.ts';
import { personMaps } from '#content/forms/person-maps.ts';
import { DERIVED } from '#content/person/derived.ts';
import { FACTS, type FactName, type Kind, LISTS } from '#content/person/facts.ts';
import { type FieldMap, type PersonMap, REASONS } from '#content/person/map.ts';
import { coverOf, openedAfter, personReport } from '../scripts/person-report.ts';
import { AU600 } from './carried/au600.ts';
import { ESTA } from './carried/esta.ts';
import { IMM5257 } from './carried/imm5257.ts';
import { UK_VISITOR } from './carried/uk_visitor.ts';
import type { FilledPages } from './form-answers.ts';
import { FILLINGS } from './form-people/forms.ts';

const CARRIED = { imm5257: IMM5257, uk_visitor: UK_VISITOR, au600: AU600, esta: ESTA };
const today = new Date().toISOString().slice(0, 10);

/** What a field of this kind of fact must be. */
function kindFaults(
  id: string,
  field: Field | undefined,
  kind: Kind | undefined,
  map: Exclude<FieldMap, string> | null,
) {
  if (!field) return [`${id} stands nowhere`];
  if (!kind) return [`${id} is mapped onto a fact that is nowhere`];
  const options = field.options ? listOf(field.options).map(({ code }) => code as string) : [];
  const codes = map?.codes ? Object.entries(map.codes) : null;
  const faults = (codes ?? [])
    .map(([code]) => code)
    .filter((code) => !options.includes(code))
    .map((code) => `${id} has no option ${code}`);
  if (map?.ticked !== undefined) return field.type === 'doesNotApply' ? [] : [`${id} is no box`];
  if (typeof kind === 'object' && 'codes' in kind) {
    const unknown = (codes ?? []).flatMap(([, to]) => to).filter((one) => !kind.codes.includes(one));
    return [...faults, ...(codes ? [] : [`${id} has no table of codes`]), ...unknown.map((one) => `${id}: no ${one}`)];
  }
  if (codes) return [`${id} needs no table of codes`];
  const isOf: Record<string, boolean> = {
    text: field.type === 'text' || field.type === 'textArea',
    date: field.type === 'date',
    phone: field.type === 'international_phone',
    yn: field.options === 'YN',
    country: field.options === 'COUNTRIES' || field.options === 'VWP',
  };
  const isRight = typeof kind === 'object' ? kind.options.includes(field.options ?? '') : isOf[kind];
  return isRight ? faults : [`${id} is asked in another way than its fact`];
}

function mapFaults(name: FormName, map: PersonMap): string[] {
  const fields = forms[name].pages.flatMap((page) => page.fields.map((field) => ({ page: page.number, field })));
  const fieldNamed = (id: string) => fields.find(({ field }) => field.name === id);
  const told: string[] = [];
  const faults = Object.entries(map.fields).flatMap(([id, one]) => {
    const asked = typeof one === 'string' ? { fact: one } : one;
    const found = fieldNamed(id);
    const isTwice = !asked.again && told.includes(asked.fact);
    told.push(asked.fact);
    return [
      ...kindFaults(id, found?.field, (FACTS as Record<string, Kind>)[asked.fact], asked),
      ...(isTwice ? [`${asked.fact} is told twice`] : []),
      ...(found && isNever(prefills[name], found.page, id) ? [`${id} is only for the person to say`] : []),
    ];
  });
  const groups = Object.entries(map.groups ?? {}).flatMap(([id, { list, members, present }]) => {
    const rows = fieldNamed(id)?.field.fields ?? [];
    const here = Object.entries(members).flatMap(([member, to]) =>
      kindFaults(
        `${id}.${member}`,
        rows.find((one) => one.name === member),
        (LISTS[list] as Record<string, Kind>)[to],
        null,
      ),
    );
    const now = Object.entries(present?.facts ?? {}).flatMap(([member, fact]) =>
      kindFaults(
        `${id}.${member}`,
        rows.find((one) => one.name === member),
        FACTS[fact],
        null,
      ),
    );
    return [...here, ...now];
  });
  const covers = coverOf(name, map);
  const reasons = Object.entries(map.unmapped).flatMap(([reason, ids]) =>
    ids.flatMap((id) => [
      ...(reason in REASONS ? [] : [`no reason ${reason}`]),
      ...(covers.has(id) ? [] : [`${id} stands nowhere`]),
      ...(covers.get(id) === 'mapped' ? [`${id} is mapped, and has a reason not to be`] : []),
      ...(covers.get(id) === 'never' ? [`${id} is only for the person to say`] : []),
    ]),
  );
  const open = [...covers].filter(([, cover]) => cover === null).map(([id]) => `${id} has no reason to be left out`);
  return [...faults, ...groups, ...reasons, ...open];
}

test.each(FORM_NAMES)('%s: each field is mapped once, has a reason, or is only for the person to say', (name) => {
  expect(mapFaults(name, personMaps[name])).toEqual([]);
});

test('what is wrong with a map is told by its name', () => {
  const right = personMaps.uk_visitor;
  const { phone: _, ...fewer } = right.fields;
  const wrong: [Partial<PersonMap>, string][] = [
    [{ fields: fewer }, 'phone has no reason to be left out'],
    [{ fields: { ...right.fields, nobody: 'name.native' } }, 'nobody stands nowhere'],
    [{ fields: { ...right.fields, phone: 'contact.email' } }, 'contact.email is told twice'],
    [{ fields: { ...right.fields, phone: 'name.native' } }, 'phone is asked in another way than its fact'],
    [{ fields: { ...right.fields, sex: { fact: 'person.sex', codes: { Q: 'male' } } } }, 'sex has no option Q'],
    [{ fields: { ...right.fields, sex: { fact: 'person.sex', codes: { M: 'man' } } } }, 'sex: no man'],
    [{ fields: { ...right.fields, breach: 'study.any' } }, 'breach is only for the person to say'],
    [{ unmapped: { ...right.unmapped, box: ['mother_dk', 'nobody'] } }, 'nobody stands nowhere'],
    [{ unmapped: { ...right.unmapped, 'this-trip': ['email'] } }, 'email is mapped, and has a reason not to be'],
  ];
  for (const [change, fault] of wrong) expect(mapFaults('uk_visitor', { ...right, ...change })).toContain(fault);
});

test('whatever a fact follows from is a fact, and a fact is told by somebody', () => {
  const told = new Set<string>(
    Object.values(personMaps).flatMap(({ fields, groups = {} }) => [
      ...Object.values(fields).map((map) => (typeof map === 'string' ? map : map.fact)),
      ...Object.values(groups).flatMap(({ present }) => Object.values(present?.facts ?? {})),
    ]),
  );
  const read = new Set<string>();
  for (const rule of Object.values(DERIVED).flat()) {
    const from: (FactName | undefined)[] = [
      ...('join' in rule ? rule.join : []),
      ...('same' in rule ? rule.same : []),
      ...[rule.when?.fact, 'of' in rule ? rule.of : undefined, 'known' in rule ? rule.known : undefined],
      'fact' in rule ? rule.fact : undefined,
    ];
    for (const fact of from) if (fact) read.add(fact);
  }
  expect([...read].filter((fact) => !(fact in FACTS))).toEqual([]);
  // An address has all its parts, whichever of them a form asks for.
  const isAddress = (fact: string) => /^(home|mailing|spouse|place|work)\./.test(fact);
  expect(Object.keys(FACTS).filter((fact) => !told.has(fact) && !read.has(fact) && !isAddress(fact))).toEqual([]);
});

type Target = keyof typeof CARRIED;
const PAIRS = (Object.keys(CARRIED) as Target[]).flatMap((to) =>
  (['most', 'smallest'] as const).map((who) => ({ to, who })),
);
const asPlain = (opened: ReturnType<typeof openedAfter>) =>
  Object.fromEntries(
    [...opened].map(([page, offers]) => [
      page,
      Object.fromEntries([...offers].map(([path, { value }]) => [path, value])),
    ]),
  );

test.each(PAIRS)('ds160 -> $to, $who: exactly these fields open filled', ({ to, who }) => {
  const opened = openedAfter([{ name: 'ds160', filled: FILLINGS.ds160[who] }], to, today);
  expect(asPlain(opened)).toEqual(CARRIED[to][who]);
  for (const offers of opened.values())
    for (const [path, { origin }] of offers)
      expect(origin, path).toBe(path === 'fam_applicant_address' && who === 'most' ? 'page' : 'older:ds160');
});

const EVERYBODY = FORM_NAMES.flatMap((from) =>
  Object.entries(FILLINGS[from].people).map(([who, filled]) => ({ from, who, filled })),
);

test.each(EVERYBODY)(
  '$from, $who: whatever another form is offered it takes, and nothing of it is an oath',
  ({ from, filled }) => {
    for (const to of FORM_NAMES.filter((name) => name !== from)) {
      let answers: Answers = {};
      for (const [page, offers] of openedAfter([{ name: from, filled }], to, today)) {
        answers = { ...answers, ...fromPaths(new Map([...offers].map(([path, { value }]) => [path, value]))) };
        const presets = presetsOf(forms[to], FILLINGS[to].service);
        const state = openState(compiledForm(forms[to]), { answers, presets, todayOf: () => today });
        for (const [path, { value, waits = false }] of offers) {
          expect(isNever(prefills[to], page, path.split('.')[0] ?? ''), `${to} ${path}`).toBe(false);
          expect(state.stateOf(path), `${to} ${path}`).toMatchObject({ isShown: !waits, fault: null });
          expect(waits ? state.rawOf(path) : state.valueOf(path), `${to} ${path}`).toEqual(value);
        }
      }
    }
  },
);

const with_ = (filled: FilledPages, page: number, change: Answers): FilledPages => ({
  ...filled,
  [page]: { ...filled[page], ...change },
});

test('of two finished forms the one that was saved last speaks, and nothing is put beside what it contradicts', () => {
  const { smallest: ds160 } = FILLINGS.ds160;
  const { smallest: uk } = FILLINGS.uk_visitor;
  const moved = with_(uk, 3, { home_line1: 'Carrera 7 # 1-1', home_city: 'Cali', home_province: 'Valle' });
  const older = with_(ds160, 6, { home_postal: '110221', home_postal_na: null });
  const opened = openedAfter(
    [
      { name: 'uk_visitor', filled: moved },
      { name: 'ds160', filled: older },
    ],
    'au600',
    today,
  );
  const home = Object.fromEntries(
    [...(opened.get(5) ?? [])].map(([path, { value, origin }]) => [path, [value, origin]]),
  );
  expect(home).toMatchObject({
    res_suburb: ['Cali', 'older:uk_visitor'],
    res_line1: ['Carrera 7 # 1-1', 'older:uk_visitor'],
  });
  expect(home, 'of the old address').not.toHaveProperty('res_postcode');
  // Where both say the same, what only the older one knows is added.
  const same = openedAfter(
    [
      { name: 'uk_visitor', filled: uk },
      { name: 'ds160', filled: older },
    ],
    'au600',
    today,
  );
  expect(same.get(5)?.get('res_postcode')).toEqual({ value: '110221', origin: 'older:ds160' });
  expect(same.get(2)?.has('passport_country'), 'the passport has another day of issue').toBe(false);
});

test('an answer that a form does not tell apart is not carried into one that does', () => {
  const offered = (from: FormName, page: number, change: Answers, to: FormName) =>
    Object.assign(
      {},
      ...Object.values(
        asPlain(openedAfter([{ name: from, filled: with_(FILLINGS[from].smallest, page, change) }], to, today)),
      ),
    );
  expect(
    offered('uk_visitor', 2, { relationship_status: 'M' }, 'ds160'),
    'married or a civil union',
  ).not.toHaveProperty('marital_status');
  expect(offered('ds160', 1, { marital_status: 'P' }, 'uk_visitor')).toMatchObject({ relationship_status: 'M' });
  expect(offered('au600', 3, { relationship_status: 'S' }, 'ds160'), 'separated, by law or not').not.toHaveProperty(
    'marital_status',
  );
  expect(offered('ds160', 2, { other_nationality: 'Y' }, 'au600'), 'a nationality that may be gone').not.toHaveProperty(
    'citizen_other',
  );
  expect(offered('ds160', 11, { occupation: 'B' }, 'uk_visitor'), 'employed or not').not.toHaveProperty(
    'employment_status',
  );
  expect(offered('ds160', 11, { occupation: 'RT' }, 'uk_visitor')).toMatchObject({ employment_status: ['RETIRED'] });
  expect(offered('uk_visitor', 5, {}, 'ds160'), 'at work, in which field').not.toHaveProperty('occupation');
  const boxed = { mail_street: null, mail_po_box: 'AA 4976', mail_street_no: '12' };
  expect(offered('imm5257', 6, boxed, 'ds160'), 'a number without its street').not.toHaveProperty('home_street1');
  const names = [{ surname: 'Gil', given: 'Ana' }];
  expect(offered('ds160', 1, { other_names_used: 'Y', other_names: names }, 'imm5257')).toMatchObject({
    alias_family: 'Gil',
  });
  expect(
    offered('ds160', 1, { other_names_used: 'Y', other_names: [...names, ...names] }, 'imm5257'),
    'which of them',
  ).not.toHaveProperty('alias_family');
});

test('npm run forms says what each form shares, and how much a finished DS-160 fills', () => {
  const report = personReport(today);
  for (const name of FORM_NAMES)
    expect(report).toMatch(new RegExp(`  ${name}: \\d+ mapped, \\d+ left out for a reason, \\d+ never, 0 undecided`));
  const fields = (to: Target) =>
    new Set(
      Object.values(CARRIED[to].most).flatMap((page) => Object.keys(page).map((path) => path.replace(/\.\d+\./, '.'))),
    ).size;
  for (const to of Object.keys(CARRIED) as Target[]) expect(report).toContain(`ds160 -> ${to}: ${fields(to)} of `);
});
