/** au600: the application for an Australian visitor visa, subclass 600, tourist stream (domain reference 04). */
import type { Form } from '../definition.ts';
import { context } from './pages/01-context.ts';
import { passport } from './pages/02-passport.ts';
import { identity } from './pages/03-identity.ts';
import { companions } from './pages/04-companions.ts';
import { contact } from './pages/05-contact.ts';
import { recipient } from './pages/06-recipient.ts';
import { family } from './pages/07-family.ts';
import { travel } from './pages/08-travel.ts';
import { employment } from './pages/09-employment.ts';
import { funding } from './pages/10-funding.ts';
import { health } from './pages/11-health.ts';
import { character } from './pages/12-character.ts';
import { visaHistory } from './pages/13-visa-history.ts';
import { declarations } from './pages/14-declarations.ts';

export const au600: Form = {
  name: 'au600',
  version: 1,
  derived: {
    age: { kind: 'age', of: 'date_of_birth' },
    minor: { kind: 'isUnder', years: 18, of: 'date_of_birth' },
  },
  pages: [
    context,
    passport,
    identity,
    companions,
    contact,
    recipient,
    family,
    travel,
    employment,
    funding,
    health,
    character,
    visaHistory,
    declarations,
  ],
};
