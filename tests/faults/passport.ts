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
  ...faultsOf({ file: 'app/integrations/passport/strip/zone.ts', tests: [strip], only: 'from afar' }, [
    {
      id: 'passport-into-the-edge',
      find: 'const REACH = 16.7;',
      replace: 'const REACH = 28;',
      why: 'a page from afar is not read: its lines run into the edge of the page',
    },
  ]),
  ...faultsOf(
    {
      file: 'app/features/documents/passport/store.server.ts',
      tests: ['app/features/documents/passport/api.test.ts'],
    },
    [
      {
        id: 'passport-no-password',
        find: 'if (!isJustUploaded(row, ctx.actor.user_id, ctx.now)) await requireRecentLogIn(ctx);',
        replace: '',
        only: 'an old log-in',
        why: 'on a borrowed phone the next one reads the passport of the one before',
      },
      {
        id: 'passport-no-room',
        find: '  ctx.passports.requireRoom();\n',
        replace: '',
        only: 'too many wait',
        why: 'files of ten megabytes are fetched for readings that are refused',
      },
      {
        id: 'passport-incoming-read',
        find: "eq(documents.document_type, 'passport'), eq(documents.state, 'uploaded')",
        replace: "eq(documents.document_type, 'passport')",
        only: 'the newest one',
        why: 'bytes that nobody has looked at are read',
      },
      {
        id: 'passport-person-unlimited',
        find: '{ ...OF_PERSON, key: user_id }',
        replace: "{ ...OF_PERSON, key: ctx.actor.user_id ?? '' }",
        only: 'thirty readings',
        why: 'whoever has several accounts keeps the one thread busy with one passport',
      },
    ],
  ),
  ...faultsOf(
    {
      file: 'app/features/documents/passport/seal.server.ts',
      tests: ['app/features/documents/passport/api.test.ts'],
      only: 'only what we have read',
    },
    [
      {
        id: 'passport-seal-of-another',
        find: 'sealed.user_id === user_id && sealed.until',
        replace: 'sealed.until',
        why: 'what was read of one passport is written into the form of somebody else',
      },
      {
        id: 'passport-seal-for-ever',
        find: ' && sealed.until > ctx.now.getTime()',
        replace: '',
        why: 'what was read a year ago is still taken as read today',
      },
    ],
  ),
  ...faultsOf(
    {
      file: 'app/features/documents/passport/pages.server.ts',
      tests: ['app/features/documents/passport/api.test.ts'],
      only: 'two tabs|sent twice|keeps what it would',
    },
    [
      {
        id: 'passport-blind-write',
        find: "if (facts.length > 0) return { kind: 'changed elsewhere', facts: [...new Set(facts)] };",
        replace: '',
        why: 'half of what was confirmed is written although another tab has written something else, and nobody is told',
      },
      {
        id: 'passport-prefill-lost',
        find: 'return offeredAnswers(await readOffers(db, asked));',
        replace: 'return {};',
        why: 'a page that the passport wrote into is offered nothing of what is known any more',
      },
    ],
  ),
  ...faultsOf(
    {
      file: 'app/features/documents/checklist/store.server.ts',
      tests: ['app/features/documents/passport/api.test.ts'],
      only: 'passport_uploaded',
    },
    [
      {
        id: 'passport-flag-stays',
        find: "document_type === 'passport' && state === 'uploaded'",
        replace: "document_type === 'passport'",
        why: 'a passport that was refused counts as uploaded',
      },
    ],
  ),
  ...faultsOf(
    {
      file: 'app/features/documents/passport/rules.ts',
      tests: ['app/features/documents/passport/rules.test.ts'],
    },
    [
      {
        id: 'passport-all-ticked',
        find: "certain && state === 'offered'",
        replace: "state === 'offered'",
        why: 'what may be misread is ticked before anybody has looked',
      },
    ],
  ),
];
