/** Twenty families without a contradiction, of as many shapes, made by chance from a seed: none of them may be warned. */
import type { FamilyFacts, Period, PersonFacts, PersonName } from './family-forms.ts';
import { chance } from './random-walk.ts';

const SURNAMES = ['Muñoz', 'Ávila', 'Restrepo', 'Núñez', 'Quispe', 'Herrera', "D'Angelo", 'Peña', 'Salcedo', 'Ibarra'];
const MEN = ['Carlos Andrés', 'Luis', 'José María', 'Julián', 'Ángel', 'Martín Elías', 'Luis Alberto', 'Óscar', 'Iván'];
const WOMEN = ['Ana María', 'Lucía', 'Rosa Elena', 'Sofía', 'Inés', 'María de los Ángeles', 'Ana', 'Elena', 'Noemí'];
const HOMES = [
  { country: 'CO', city: 'Bogotá', post: 'BGT' },
  { country: 'MX', city: 'Guadalajara', post: 'GDL' },
  { country: 'PE', city: 'Lima', post: 'LMA' },
  { country: 'EC', city: 'Quito', post: 'QTO' },
  { country: 'AR', city: 'Buenos Aires', post: 'BNS' },
] as const;

/** Whoever makes people of one family: names, days and dates that fit each other. */
function maker(seed: number) {
  const random = chance(seed * 7919 + 13);
  // The first numbers of near seeds are near each other.
  for (let skipped = 0; skipped < 5; skipped++) random();
  const upTo = (count: number) => Math.floor(random() * count);
  const pick = <T>(list: readonly T[]): T => list[upTo(list.length)] as T;
  const two = (number: number) => String(number).padStart(2, '0');
  const day = (year: number) => `${year}-${two(1 + upTo(12))}-${two(1 + upTo(28))}`;
  /** Sometimes only the year is known. */
  const roughly = (year: number, month: number) =>
    pick([`${year}`, `${year}-${two(month)}`, `${year}-${two(month)}-15`]);
  const surnames = () => `${pick(SURNAMES)} ${pick(SURNAMES)}`;
  const taken = new Set<string>();
  /** No two of a family have the same one. */
  const givenOf = (sex: 'M' | 'F') => {
    const given = pick((sex === 'M' ? MEN : WOMEN).filter((one) => !taken.has(one)));
    taken.add(given);
    return given;
  };

  const somebody = (sex: 'M' | 'F', year: number): PersonName & { sex: 'M' | 'F' } => ({
    ...{ sex, surnames: surnames(), given: givenOf(sex), birth: day(year) },
  });
  const parentsOf = (year: number) => ({
    father: somebody('M', year - 25 - upTo(15)),
    mother: somebody('F', year - 22 - upTo(12)),
  });
  /** School, a job, and then today's one, a month or two after another. */
  const working = (year: number): Partial<PersonFacts> => {
    const [from, change] = [year + 22, 2019 + upTo(5)];
    const school: Period = { name: 'Universidad Central', from: `${year + 17}-02`, to: `${from - 1}-11` };
    const job: Period = { name: 'Casa Verde', from: roughly(from, 2), to: roughly(change, 6) };
    return { occupation: pick(['B', 'ED', 'MH', 'CS']), since: `${change}-08-01`, jobs: [job], schools: [school] };
  };
  const adult = (sex: 'M' | 'F', year: number, more: Partial<PersonFacts> = {}): PersonFacts => ({
    ...somebody(sex, year),
    ...parentsOf(year),
    ...working(year),
    ...more,
  });
  const marry = (one: PersonFacts, other: PersonFacts, status: 'M' | 'C' = 'M') => {
    Object.assign(one, { status, spouse: other });
    Object.assign(other, { status, spouse: one });
  };
  const childOf = (father: PersonName | undefined, mother: PersonName | undefined, year: number): PersonFacts => {
    const sex = pick(['M', 'F'] as const);
    const last = [father, mother].flatMap((parent) => parent?.surnames.split(' ')[0] ?? []);
    return {
      ...somebody(sex, year),
      ...{ surnames: last.join(' '), payer: 'parent', occupation: 'S', since: `${year + 12}-02-01` },
      ...(father && { father }),
      ...(mother && { mother }),
    };
  };
  const plans = (): FamilyFacts['plans'] =>
    pick([{ arrival: '2027-06-10', departure: '2027-06-24' }, { month: '2027-07' }, { month: '2027-07-09' }]);
  return { adult, childOf, day, marry, pick, plans, roughly, somebody, upTo };
}
type Maker = ReturnType<typeof maker>;

const couple = (make: Maker, year: number, status: 'M' | 'C' = 'M') => {
  const [one, other] = [make.adult('F', year), make.adult('M', year - make.upTo(4), { relationship: 'spouse' })];
  make.marry(one, other, status);
  return [one, other] as const;
};

const SHAPES: Readonly<Record<string, (make: Maker) => PersonFacts[]>> = {
  single: ({ adult }) => [adult('F', 1990)],
  student: ({ somebody, childOf, upTo }) => [
    {
      ...childOf(somebody('M', 1972), somebody('F', 1975), 2004 + upTo(3)),
      ...{ since: '2024-02-01', schools: [{ name: 'Colegio Norte', from: '2018-01', to: '2023-12' }] },
    },
  ],
  'student abroad': ({ adult }) => [adult('M', 1996, { purpose: ['F', 'F1-F1'] })],
  retired: ({ adult }) => [
    adult('F', 1955, { occupation: 'RT', jobs: [{ name: 'Banco Sur', from: '1980', to: '2022-12' }], schools: [] }),
  ],
  divorced: ({ adult, somebody, day }) => [
    adult('M', 1975, {
      status: 'D',
      former: [
        { ...somebody('F', 1976), from: day(1999), to: day(2004) },
        { ...somebody('F', 1979), from: day(2005), to: day(2016) },
      ],
    }),
  ],
  widowed: ({ adult, somebody }) => [adult('F', 1958, { status: 'W', spouse: somebody('M', 1955) })],
  'been there': ({ adult }) => [adult('M', 1984, { visits: ['2023', '2019-05', '2017-07-02'], visa: '2016-12-01' })],
  'been there long ago': ({ adult }) => [adult('F', 1980, { visits: ['2008'], visa: '2007-03-01' })],
  'denied before': ({ adult }) => [adult('F', 1992, { wasDenied: true })],
  'two passports': ({ adult }) => [adult('M', 1988, { secondCountry: 'BO' })],
  'sent by the employer': ({ adult }) => [adult('F', 1986, { payer: 'employer' })],
  soldier: ({ adult }) => [
    adult('M', 1995, {
      ...{ occupation: 'M', since: '2016-01-10', jobs: [], schools: [] },
      service: { name: 'Ejército', from: '2016-01-10', to: '2026-11-01' },
    }),
  ],
  'crew member': ({ adult }) => [adult('F', 1991, { purpose: ['C', 'C1-D'] })],
  'temporary worker': ({ adult }) => [adult('M', 1987, { purpose: ['H', 'H2B-NA'] })],
  couple: (make) => [...couple(make, 1985)],
  'couple in common law, one at home': (make) => {
    const [one, other] = couple(make, 1989, 'C');
    Object.assign(other, { occupation: 'H', payer: 'spouse' });
    return [one, other];
  },
  'parents with children': (make) => {
    const [mother, father] = couple(make, 1983);
    const children = [2009, 2013, 2018].map((year) => make.childOf(father, mother, year));
    return [mother, father, ...children.map((child) => ({ ...child, relationship: 'child' }))];
  },
  'mother with a child': (make) => {
    const mother = make.adult('F', 1990);
    return [mother, { ...make.childOf(undefined, mother, 2016), relationship: 'child' }];
  },
  'with one’s parents': (make) => {
    const child = make.adult('F', 1988);
    const [father, mother] = [make.adult('M', 1958), make.adult('F', 1961)];
    make.marry(father, mother);
    Object.assign(child, { father, mother });
    return [child, { ...father, relationship: 'father' }, { ...mother, relationship: 'mother' }];
  },
  'brother and sister': (make) => {
    const one = make.adult('M', 1993);
    const { father, mother } = one;
    return [one, make.adult('F', 1996, { relationship: 'sister', ...(father && mother && { father, mother }) })];
  },
};

/** `round`: the same shapes with other people. */
export const cleanFamilies = (round = 0): { shape: string; family: FamilyFacts }[] =>
  Object.entries(SHAPES).map(([shape, people], at) => {
    const make = maker(round * 100 + at + 1);
    return { shape, family: { ...make.pick(HOMES), plans: make.plans(), people: people(make) } };
  });
