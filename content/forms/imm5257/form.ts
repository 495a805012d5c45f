/** imm5257: the application for a visitor visa of Canada with its family form and Schedule 1 (domain reference 02). */
import type { Form } from '../definition.ts';
import { personal } from './pages/01-personal.ts';
import { residence } from './pages/02-residence.ts';
import { marital } from './pages/03-marital.ts';
import { languages } from './pages/04-languages.ts';
import { documents } from './pages/05-documents.ts';
import { contact } from './pages/06-contact.ts';
import { visit } from './pages/07-visit.ts';
import { education } from './pages/08-education.ts';
import { employment } from './pages/09-employment.ts';
import { background } from './pages/10-background.ts';
import { familyAdults } from './pages/11-family-adults.ts';
import { familyChildren } from './pages/12-family-children.ts';
import { schedule1 } from './pages/13-schedule-1.ts';
import { consent } from './pages/14-consent.ts';

export const imm5257: Form = {
  name: 'imm5257',
  version: 2,
  derived: { age: { kind: 'age', of: 'date_of_birth' } },
  pages: [
    personal,
    residence,
    marital,
    languages,
    documents,
    contact,
    visit,
    education,
    employment,
    background,
    familyAdults,
    familyChildren,
    schedule1,
    consent,
  ],
};
