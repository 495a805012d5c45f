/** DS-160, the application for a US visa of a visitor, student, crew member or worker (domain reference 01). */
import type { Form } from '../definition.ts';
import { personal1 } from './pages/01-personal-1.ts';
import { personal2 } from './pages/02-personal-2.ts';
import { travel } from './pages/03-travel.ts';
import { previousUsTravel } from './pages/05-previous-us-travel.ts';
import { relatives } from './pages/09-relatives.ts';
import { workPresent } from './pages/11-work-present.ts';

const visitor = { purpose_class: 'B', purpose_specify: 'B1-B2' };

export const ds160: Form = {
  name: 'ds160',
  version: 1,
  derived: { age: { kind: 'age', of: 'date_of_birth' } },
  presets: {
    FirstTime: visitor,
    FirstTimeExpress: visitor,
    FirstTimeVIP: visitor,
    StudentF1: { purpose_class: 'F', purpose_specify: 'F1-F1' },
    CrewTransit: { purpose_class: 'C', purpose_specify: 'C1-D' },
  },
  pages: [personal1, personal2, travel, previousUsTravel, relatives, workPresent],
};
