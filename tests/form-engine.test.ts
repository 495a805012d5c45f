/** The form engine agrees with itself: step by step and at once, one page and the whole form, stored and read again. */
import { expect, test } from 'vitest';
import { agreements } from './form-agreement.ts';

const FORMS = 500;

test.for(Object.entries(agreements))('forms made by chance agree: %s', ([, disagreements]) => {
  for (let seed = 0; seed < FORMS; seed++) for (const one of disagreements(seed)) expect.fail(JSON.stringify(one));
});
