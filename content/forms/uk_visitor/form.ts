/** uk_visitor: the application for a Standard Visitor visa of the United Kingdom (domain reference 03). */
import type { Form } from '../definition.ts';
import { start } from './pages/01-start.ts';
import { personal } from './pages/02-personal.ts';
import { address } from './pages/03-address.ts';
import { passport } from './pages/04-passport.ts';
import { employment } from './pages/05-employment.ts';
import { income } from './pages/06-income.ts';
import { sponsor } from './pages/07-sponsor.ts';
import { visit } from './pages/08-visit.ts';
import { partner } from './pages/09-partner.ts';
import { parents } from './pages/10-parents.ts';
import { companions } from './pages/11-companions.ts';
import { ukHistory } from './pages/12-uk-history.ts';
import { travelHistory } from './pages/13-travel-history.ts';
import { refusals } from './pages/14-refusals.ts';
import { convictions } from './pages/15-convictions.ts';
import { declaration } from './pages/16-declaration.ts';

export const ukVisitor: Form = {
  name: 'uk_visitor',
  version: 1,
  derived: {
    age: { kind: 'age', of: 'date_of_birth' },
    home_total_months: { kind: 'months', years: 'home_years', months: 'home_months' },
  },
  pages: [
    start,
    personal,
    address,
    passport,
    employment,
    income,
    sponsor,
    visit,
    partner,
    parents,
    companions,
    ukHistory,
    travelHistory,
    refusals,
    convictions,
    declaration,
  ],
};
