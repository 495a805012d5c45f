/** DS-160, the application for a US visa of a visitor, student, crew member or worker (domain reference 01). */
import type { Form } from '../definition.ts';
import { personal1 } from './pages/01-personal-1.ts';
import { personal2 } from './pages/02-personal-2.ts';
import { travel } from './pages/03-travel.ts';
import { companions } from './pages/04-companions.ts';
import { previousUsTravel } from './pages/05-previous-us-travel.ts';
import { addressPhone } from './pages/06-address-phone.ts';
import { passport } from './pages/07-passport.ts';
import { usContact } from './pages/08-us-contact.ts';
import { relatives } from './pages/09-relatives.ts';
import { spouse } from './pages/10-spouse.ts';
import { workPresent } from './pages/11-work-present.ts';
import { workPrevious } from './pages/12-work-previous.ts';
import { workAdditional } from './pages/13-work-additional.ts';
import { security1 } from './pages/14-security-1.ts';
import { security2 } from './pages/15-security-2.ts';
import { security3 } from './pages/16-security-3.ts';
import { security4 } from './pages/17-security-4.ts';
import { security5 } from './pages/18-security-5.ts';
import { studentContacts } from './pages/19-student-contacts.ts';
import { sevis } from './pages/20-sevis.ts';
import { crew } from './pages/21-crew.ts';
import { temporaryWork } from './pages/22-temporary-work.ts';
import { locationPhotoSign } from './pages/23-location-photo-sign.ts';

const visitor = { purpose_class: 'B', purpose_specify: 'B1-B2' };

export const ds160: Form = {
  name: 'ds160',
  version: 2,
  derived: {
    age: { kind: 'age', of: 'date_of_birth' },
    interview_country: { kind: 'countryOfPost', of: 'interview_post' },
  },
  presets: {
    FirstTime: visitor,
    FirstTimeExpress: visitor,
    FirstTimeVIP: visitor,
    StudentF1: { purpose_class: 'F', purpose_specify: 'F1-F1' },
    CrewTransit: { purpose_class: 'C', purpose_specify: 'C1-D' },
  },
  pages: [
    personal1,
    personal2,
    travel,
    companions,
    previousUsTravel,
    addressPhone,
    passport,
    usContact,
    relatives,
    spouse,
    workPresent,
    workPrevious,
    workAdditional,
    security1,
    security2,
    security3,
    security4,
    security5,
    studentContacts,
    sevis,
    crew,
    temporaryWork,
    locationPhotoSign,
  ],
};
