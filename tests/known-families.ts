/** Families with names and days that tests can quote: each is clean until a test changes one answer. */
import type { FamilyFacts, PersonFacts, PersonName } from './family-forms.ts';

const home = { country: 'CO', city: 'Bogotá', post: 'BGT' };
const plans = { arrival: '2027-06-10', departure: '2027-06-24' };

export const ANA: PersonFacts = {
  ...{ surnames: 'Muñoz Ávila', given: 'Ana María', birth: '1990-03-07', sex: 'F' },
  father: { surnames: 'Muñoz Rey', given: 'Pedro', birth: '1960-05-02' },
  mother: { surnames: 'Ávila Gil', given: 'Rosa', birth: '1962-08-09' },
  ...{ occupation: 'B', since: '2021-02-01' },
  jobs: [{ name: 'Casa Verde', from: '2015-02', to: '2020-12' }],
  schools: [{ name: 'Universidad Central', from: '2008-02', to: '2013-11' }],
};

const hugo: PersonName = { surnames: 'Rey Cano', given: 'Hugo', birth: '1988-01-20' };
const livia: PersonFacts = { ...ANA, given: 'Livia', birth: '1994-07-01', relationship: 'sister' };

const marta: PersonFacts = { ...ANA, surnames: 'Gómez Luna', given: 'Marta Lucía', birth: '1984-04-04', status: 'M' };
const jorge: PersonFacts = {
  ...ANA,
  ...{ surnames: 'Pérez Soto', given: 'Jorge', birth: '1982-09-09', sex: 'M', status: 'M', relationship: 'spouse' },
};
Object.assign(marta, { spouse: jorge });
Object.assign(jorge, { spouse: marta });

const child = (given: string, birth: string, more: Partial<PersonFacts>): PersonFacts => ({
  ...{ surnames: 'Pérez Gómez', given, birth, sex: 'F', relationship: 'child', payer: 'parent' },
  ...{ occupation: 'S', since: '2022-02-01', father: jorge, mother: marta },
  ...more,
});
const sara = child('Sara', '2010-05-05', {});
const tomas = child('Tomás', '2015-10-10', { sex: 'M' });

const alone = (more: Partial<PersonFacts> = {}): FamilyFacts => ({ ...home, plans, people: [{ ...ANA, ...more }] });
const perez: FamilyFacts = { ...home, plans, people: [marta, jorge, sara, tomas] };
const { relationship: _, ...jorgeFirst } = jorge;

export const families = {
  ana: alone(),
  'ana, without a plan': { ...alone(), plans: { month: '2027-07' } },
  'ana, married': alone({ status: 'M', spouse: hugo }),
  'ana, divorced': alone({
    status: 'D',
    former: [{ ...hugo, birth: '1960-01-01', from: '2012-05-05', to: '2016-05-05' }],
  }),
  'ana, widowed': alone({ status: 'W', spouse: hugo }),
  'ana, been there': alone({ visits: ['2023-05'], visa: '2018-03-01' }),
  'ana, been there long ago': alone({ visits: ['2008'], visa: '2007-03-01' }),
  'ana, worker': alone({ purpose: ['H', 'H2B-NA'] }),
  sisters: { ...home, plans, people: [ANA, livia] },
  /** Marta, Jorge, Sara of 16 and Tomás of 11. */
  perez,
  'perez, without a plan': { ...perez, plans: { month: '2027-07' } },
  'mother and son': { ...home, plans, people: [marta, tomas] },
  'father and son': { ...home, plans, people: [jorgeFirst, tomas] },
} satisfies Record<string, FamilyFacts>;
