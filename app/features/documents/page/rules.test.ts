/** The order of the page, the words of each state, the count of the head. */
import { expect, test } from 'vitest';
import { checklists } from '#content/documents.ts';
import { countOf, isByFamily, isFolded, nextOf, SHOWN_FILES, type Standing, sectionsOf, standOf } from './rules.ts';

const document = (type: Standing['type'], more: Partial<Standing> = {}): Standing => ({
  ...{ type, need: 'required', state: 'needed', status: 'Not uploaded', files: [] },
  ...more,
});
const uploaded = { state: 'uploaded', asked_again: null } as const;
const again = { state: 'uploaded', asked_again: 'Está borrosa' } as const;
const refused = { state: 'refused', asked_again: null } as const;
const incoming = { state: 'incoming', asked_again: null } as const;

test('a document is uploaded or not, asked for again, refused, possible, optional, or of an earlier service', () => {
  expect(standOf(document('passport'))).toBe('missing');
  expect(standOf(document('passport', { files: [incoming] })), 'nothing counts before it was looked at').toBe(
    'missing',
  );
  expect(standOf(document('passport', { files: [refused] }))).toBe('refused');
  expect(standOf(document('passport', { files: [refused, again] })), 'a reason of an adviser comes first').toBe(
    'again',
  );
  expect(standOf(document('passport', { status: 'Uploaded', files: [uploaded] }))).toBe('uploaded');
  expect(standOf(document('passport', { status: 'Uploaded', files: [again, uploaded] })), 'another is there').toBe(
    'uploaded',
  );
  expect(standOf(document('court_records', { state: 'maybe' }))).toBe('maybe');
  expect(standOf(document('cv', { state: 'optional' }))).toBe('optional');
  expect(standOf(document('cv', { state: 'optional', status: 'Uploaded', files: [uploaded] }))).toBe('uploaded');
  expect(standOf(document('cv', { state: 'kept', status: 'Uploaded', files: [uploaded] }))).toBe('kept');
});

test('what is to be done stands first: asked again, refused, missing; then may be, uploaded, optional, earlier', () => {
  const all = [
    document('cv', { state: 'kept', files: [uploaded], status: 'Uploaded' }),
    document('itinerary', { state: 'optional' }),
    document('photo', { files: [uploaded], status: 'Uploaded' }),
    document('court_records', { state: 'maybe' }),
    document('passport'),
    document('national_id'),
    document('bank_statements', { files: [refused] }),
    document('employment_letter', { files: [again] }),
  ];
  const shown = sectionsOf(all);
  expect(shown.map(({ section }) => section)).toEqual(['open', 'maybe', 'uploaded', 'optional', 'kept']);
  expect(shown[0]?.documents.map(({ type }) => type)).toEqual([
    'employment_letter',
    'bank_statements',
    'passport',
    'national_id',
  ]);
  expect(nextOf(all)?.type, 'the one next step').toBe('employment_letter');
  expect(nextOf(all.slice(0, 4)), 'nothing is missing').toBeNull();
});

test('the head counts what is needed and nothing else, as the status does', () => {
  const done = { status: 'Uploaded', files: [uploaded] } as const;
  expect(
    countOf([
      document('passport', done),
      document('photo'),
      document('additional_documents', done),
      document('cv', { state: 'optional', ...done }),
      document('court_records', { state: 'maybe' }),
    ]),
  ).toEqual({ done: 1, all: 2 });
});

test('one file of the family is enough, and is said to be of the family', () => {
  expect(isByFamily(document('bank_statements', { status: 'Uploaded' }))).toBe(true);
  expect(isByFamily(document('bank_statements', { status: 'Uploaded', files: [uploaded] }))).toBe(false);
  expect(isByFamily(document('bank_statements'))).toBe(false);
});

/** A card of a phone without files, one line of a file, and the frame around the list, in pixels at 360. */
const CARD = 300;
const LINE = 110;
const FRAME = 1300;
const TEN_SCREENS = 7400;

test('the longest list with twenty files stays within ten screens of a phone', () => {
  const lengths = Object.values(checklists).map((rows) => {
    const listed = rows.map(({ type, need }) =>
      document(type, { state: need === 'optional' ? 'optional' : need === 'required' ? 'needed' : 'maybe' }),
    );
    const open = sectionsOf(listed).filter((part) => !isFolded(part));
    return FRAME + open.flatMap((part) => part.documents).length * CARD + (SHOWN_FILES + 1) * LINE;
  });
  expect(Math.max(...lengths)).toBeLessThan(TEN_SCREENS);
});
