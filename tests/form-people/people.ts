/** People who together answer every question of the DS-160 and tick every box of it. */
import { type FilledPages, WHOLE } from '#tests/form-answers.ts';
import { EXCHANGE, FLIGHT_ATTENDANT, SAILOR, STUDENT, WORKER } from './classes.ts';
import { CHILD, DIVORCED, TOGETHER, WIDOWED, WIDOWED_YOUNG } from './families.ts';
import { VISITOR } from './visitor.ts';

export const PEOPLE: Readonly<Record<string, FilledPages>> = {
  'the smallest whole application': WHOLE,
  'a visitor who says yes to everything': VISITOR,
  'divorced three times': DIVORCED,
  'widowed, with another document': WIDOWED,
  'widowed, of whom little is known': WIDOWED_YOUNG,
  'living together, everything that can be ticked': TOGETHER,
  'a child of a student': CHILD,
  'a student': STUDENT,
  'an exchange with a group': EXCHANGE,
  'crew of a ship': SAILOR,
  'crew of an aircraft': FLIGHT_ATTENDANT,
  'a temporary worker': WORKER,
};
