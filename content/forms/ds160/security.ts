/** A question of security and background: yes or no, never answered beforehand; a yes is explained. */
import type { Field } from '../definition.ts';
import { onlyIf, required, yes } from '../writing.ts';

export const securityQuestions = (...names: readonly string[]): Field[] =>
  names.flatMap((name): Field[] => [
    { name, type: 'radio', options: 'YN', ...required() },
    {
      name: `${name}_explain`,
      type: 'textArea',
      indented: true,
      ...onlyIf(yes(name)),
      ...required({ max: 4000, chars: 'C_EXPL' }),
    },
  ]);
