/** The two lines of a passport (ICAO 9303, TD3): 44 characters each, digits that check, dates, names. */
import type { Checks, Lines, PassportFields, PassportReading } from './passport.ts';

export const LINE_LENGTH = 44;
/** In the order of their values, which begin at 0 with the digits; a filler counts as 0. */
const VALUES = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const WEIGHTS = [7, 3, 1];

export function checkDigit(text: string): string {
  let sum = 0;
  for (const [at, char] of [...text].entries())
    sum += (char === '<' ? 0 : VALUES.indexOf(char)) * (WEIGHTS[at % 3] ?? 0);
  return String(sum % 10);
}

/** Where each thing stands: from, up to, in the second line unless it says otherwise. */
export const PLACES = {
  issuer: [2, 5],
  names: [5, 44],
  number: [0, 9],
  nationality: [10, 13],
  birth: [13, 19],
  sex: [20, 21],
  expiry: [21, 27],
  personal: [28, 42],
} as const;

export type Zone = {
  readonly lines: Lines;
  readonly checks: Checks;
  readonly surnames: string;
  readonly given: string;
  readonly isCut: boolean;
  readonly number: string;
  /** YYMMDD, as it stands there. */
  readonly birth: string;
  readonly expiry: string;
  readonly sex: string;
  readonly nationality: string;
  readonly issuer: string;
};

const part = (line: string, [from, to]: readonly [number, number]) => line.slice(from, to);
const unfilled = (text: string) => text.replace(/<+$/, '');

function checksOf(line: string): Checks {
  const fits = (place: readonly [number, number]) => checkDigit(part(line, place)) === line[place[1]];
  const personal = part(line, PLACES.personal);
  return {
    number: fits(PLACES.number),
    birth: fits(PLACES.birth),
    expiry: fits(PLACES.expiry),
    // Without a personal number its digit may be left out.
    personal: fits(PLACES.personal) || (unfilled(personal) === '' && line[42] === '<'),
    all: checkDigit(line.slice(0, 10) + line.slice(13, 20) + line.slice(21, 43)) === line[43],
  };
}

/** Reads two lines as they stand; nothing is mended. */
export function zoneOf(lines: Lines): Zone {
  const [first, second] = lines;
  const [surnames = '', given = ''] = unfilled(part(first, PLACES.names))
    .split('<<')
    .map((name) => name.replaceAll('<', ' ').trim());
  return {
    lines,
    checks: checksOf(second),
    surnames,
    given,
    isCut: !first.endsWith('<'),
    number: unfilled(part(second, PLACES.number)),
    birth: part(second, PLACES.birth),
    expiry: part(second, PLACES.expiry),
    sex: part(second, PLACES.sex),
    nationality: unfilled(part(second, PLACES.nationality)),
    issuer: unfilled(part(first, PLACES.issuer)),
  };
}

/** A day of the calendar, or null: two digits of a year never say the century, so whoever asks gives it. */
function dayOf(text: string, century: number): string | null {
  const [, year = '', month = '', day = ''] = /^(\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  const iso = `${century + Number(year)}-${month}-${day}`;
  const read = new Date(`${iso}T00:00:00Z`);
  return year && !Number.isNaN(read.getTime()) && read.toISOString().startsWith(iso) ? iso : null;
}

/** The last such day that is over. */
export function birthDay(text: string, today: string): string | null {
  const late = dayOf(text, 2000);
  return late && late <= today ? late : dayOf(text, 1900);
}

/** No passport is made for twenty years; an old one that has long ended still says when. */
export function expiryDay(text: string, today: string): string | null {
  const late = dayOf(text, 2000);
  return late && Number(late.slice(0, 4)) < Number(today.slice(0, 4)) + 20 ? late : dayOf(text, 1900);
}

/** What is certain of a reading, field by field. */
export type FieldCertainty = Readonly<Record<keyof PassportFields, boolean>>;

/** The answer: what is no day is left out, and what is left out is certain of nothing. */
export function readingOf(zone: Zone, certain: FieldCertainty, today: string): PassportReading {
  const field = (name: Exclude<keyof PassportFields, 'name'>, value: string | null) => ({
    value: value ?? '',
    certain: Boolean(value) && certain[name],
  });
  const { surnames, given, isCut } = zone;
  return {
    found: true,
    fields: {
      name: { surnames, given, isCut, certain: certain.name },
      number: field('number', zone.number),
      birth: field('birth', birthDay(zone.birth, today)),
      sex: field('sex', zone.sex === '<' ? 'X' : /^[MFX]$/.test(zone.sex) ? zone.sex : null),
      nationality: field('nationality', zone.nationality),
      expiry: field('expiry', expiryDay(zone.expiry, today)),
      issuer: field('issuer', zone.issuer),
    },
    checks: zone.checks,
    lines: zone.lines,
  };
}
