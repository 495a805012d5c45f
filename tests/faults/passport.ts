/** Passports: what is called certain, what is suggested, and what a picture may cost. */
import { type Fault, faultsOf } from './fault.ts';

const strip = 'app/integrations/passport/strip/strip.test.ts';

export const faults: readonly Fault[] = [
  ...faultsOf({ file: 'app/integrations/passport/mrz.ts', tests: ['app/integrations/passport/mrz.test.ts'] }, [
    {
      id: 'passport-weights',
      find: 'const WEIGHTS = [7, 3, 1];',
      replace: 'const WEIGHTS = [7, 1, 3];',
      why: 'no check digit of a real passport fits, so nothing is ever certain',
    },
    {
      id: 'passport-all-left-out',
      find: 'line.slice(0, 10) + line.slice(13, 20)',
      replace: 'line.slice(0, 10) + line.slice(13, 19)',
      why: 'the digit over all others is worked out over too few of them',
    },
    {
      id: 'passport-cut-name',
      find: "isCut: !first.endsWith('<')",
      replace: 'isCut: false',
      why: 'a name that was cut at the end of its line goes into the visa as if it were whole',
    },
    {
      id: 'passport-century',
      find: 'late && late <= today ? late',
      replace: 'late ? late',
      why: 'somebody born in 1991 is offered a birth in 2091',
    },
  ]),
  ...faultsOf({ file: 'app/integrations/passport/judge.ts', tests: ['app/integrations/passport/judge.test.ts'] }, [
    {
      id: 'passport-one-reader',
      find: "isWholeName(zone) && agrees(0, 'surnames', 'given')",
      replace: 'isWholeName(zone)',
      why: 'WILLIAM is read as NILLIAM by one reader and called certain',
    },
    {
      id: 'passport-number-by-digits',
      find: "isSure(second, numberFrom, numberTo + 1) && agrees(1, 'number')",
      replace: 'isSure(second, numberFrom, numberTo + 1)',
      why: 'a G in a number is read as 6, every digit fits, and the wrong number is called certain',
    },
    {
      id: 'passport-padded',
      find: 'text.isWhole[line] && fields',
      replace: 'fields',
      why: 'a reading that lost a letter confirms the name',
    },
    {
      id: 'passport-doubt',
      find: 'likeness > LEAST.likeness && margin > LEAST.margin',
      replace: 'likeness > LEAST.likeness',
      why: 'a letter that might as well be another counts as sure',
    },
  ]),
  ...faultsOf({ file: 'app/integrations/passport/strip/flatten.ts', tests: [strip], only: 'four points' }, [
    {
      id: 'passport-perspective',
      find: '[x, y, 1, 0, 0, 0, -u * x, -u * y, u]',
      replace: '[x, y, 1, 0, 0, 0, 0, 0, u]',
      why: 'a page that was photographed at an angle is not straightened',
    },
  ]),
  ...faultsOf({ file: 'app/integrations/passport/strip/zone.ts', tests: [strip], only: 'upside down|sideways' }, [
    {
      id: 'passport-upside-down',
      find: 'upper: turned(lower), lower: turned(upper)',
      replace: 'upper: turned(upper), lower: turned(lower)',
      why: 'a passport held the wrong way round is not read',
    },
  ]),
  ...faultsOf(
    {
      file: 'app/integrations/passport/picture.server.ts',
      tests: ['app/integrations/passport/reader.test.ts'],
      only: 'too many pixels|no picture',
    },
    [
      {
        id: 'passport-bomb',
        find: 'const MOST_PIXELS = 40_000_000;',
        replace: 'const MOST_PIXELS = 400_000_000;',
        why: 'a picture of a few bytes fills the memory of the server',
      },
    ],
  ),
  ...faultsOf({ file: 'app/integrations/passport/typed.ts', tests: ['app/integrations/passport/mrz.test.ts'] }, [
    {
      id: 'passport-typed-certain',
      find: 'Object.values(zone.checks).every(Boolean)',
      replace: 'zone.checks.number',
      why: 'somebody leaves out a letter, and a wrong day of birth is called certain',
    },
  ]),
  ...faultsOf(
    {
      file: 'app/features/documents/passport/suggestions.ts',
      tests: ['app/features/documents/passport/suggestions.test.ts'],
    },
    [
      {
        id: 'passport-overwrites',
        find: '} else if (canHold(there.field, value))',
        replace: '}\n    if (canHold(there.field, value))',
        why: 'what somebody wrote is offered to be replaced by what was read',
      },
      {
        id: 'passport-six-months',
        find: 'const MONTHS_AFTER_TRAVEL = 6;',
        replace: 'const MONTHS_AFTER_TRAVEL = 3;',
        why: 'nobody is told that the passport ends too soon after the trip',
      },
      {
        id: 'passport-any-code',
        find: 'if (field.options) return listOf(field.options).some(({ code }) => code === value);',
        replace: '',
        why: 'a country that the form does not know is offered to it',
      },
    ],
  ),
];
