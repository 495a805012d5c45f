/** What each form says of a person, by its name (content/person). */
import { FORM_NAMES, type FormName } from '../catalogue.ts';
import type { PersonMap } from '../person/map.ts';
import { person as au600 } from './au600/person.ts';
import { person as backgroundCheck } from './background_check/person.ts';
import { person as ds160 } from './ds160/person.ts';
import { person as esta } from './esta/person.ts';
import { person as imm5257 } from './imm5257/person.ts';
import { person as interviewPrep } from './interview_prep/person.ts';
import { person as renewal } from './renewal/person.ts';
import { person as ukVisitor } from './uk_visitor/person.ts';
import { person as workFamily } from './work_family/person.ts';

export const personMaps: Readonly<Record<FormName, PersonMap>> = {
  ds160,
  imm5257,
  uk_visitor: ukVisitor,
  au600,
  esta,
  renewal,
  work_family: workFamily,
  background_check: backgroundCheck,
  interview_prep: interviewPrep,
};

export const isFormName = (name: string): name is FormName => (FORM_NAMES as readonly string[]).includes(name);
