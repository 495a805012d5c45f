/** What is certain of a photo: two readers that work differently agree, and digits that check where there are any. */
import { stateOf } from '#content/passport-states.ts';
import { birthDay, expiryDay, type FieldCertainty, LINE_LENGTH, PLACES, type Zone, zoneOf } from './mrz.ts';
import type { Lines } from './passport.ts';
import type { Cell, GridReading } from './strip/grid.ts';

const DIGITS: Readonly<Record<string, string>> = {
  ...{ O: '0', Q: '0', D: '0', U: '0', I: '1', L: '1', Z: '2', E: '3', A: '4', K: '4', S: '5', G: '6', T: '7', B: '8' },
};
const LETTERS: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 2: 'Z', 3: 'B', 5: 'S', 6: 'G', 8: 'B' };
const asDigits = (text: string) => text.replace(/[A-Z]/g, (char) => DIGITS[char] ?? char);
const asLetters = (text: string) => text.replace(/\d/g, (char) => LETTERS[char] ?? char);

/** Where only digits or only letters may stand, a sign of the other kind is its double; a number may have both. */
function mended([first, second]: Lines): Lines {
  const one = `P${first.slice(1, 2)}${asLetters(first.slice(2))}`.padEnd(LINE_LENGTH, '<').slice(0, LINE_LENGTH);
  const two = [
    second.slice(0, 9),
    asDigits(second.slice(9, 10)),
    asLetters(second.slice(10, 13)),
    asDigits(second.slice(13, 20)),
    second.slice(20, 21),
    asDigits(second.slice(21, 28)),
    second.slice(28, 43),
    asDigits(second.slice(43)),
  ];
  return [one, two.join('')];
}

/** `isWhole`: the reader gave 44 characters of the line, so nothing was padded or lost. */
export type TextReading = { readonly zone: Zone; readonly isWhole: readonly [first: boolean, second: boolean] };

export const mendedZone = (lines: Lines): Zone => zoneOf(mended(lines));

const LEAST = { likeness: 0.6, margin: 0.02 };
const isSure = (cells: readonly Cell[], from: number, to: number) =>
  cells.slice(from, to).every(({ likeness, margin }) => likeness > LEAST.likeness && margin > LEAST.margin);

const NAME = /^[A-Z]+( [A-Z]+)*$/;

/** A name that has both parts, in letters, and does not fill its line. */
const isWholeName = ({ lines, surnames, given, isCut }: Zone) =>
  !isCut && NAME.test(surnames) && NAME.test(given) && lines[0].slice(5).replace(/<+$/, '').split('<<').length === 2;

export function judge(
  zone: Zone,
  { cells }: GridReading,
  texts: readonly TextReading[],
  today: string,
): FieldCertainty {
  const [first, second] = cells;
  const { checks } = zone;
  const agrees = (line: 0 | 1, ...fields: readonly (keyof Zone)[]) =>
    texts.some((text) => text.isWhole[line] && fields.every((field) => text.zone[field] === zone[field]));
  const isPassport = first[0]?.char === 'P';
  const isOneState = zone.issuer === zone.nationality && stateOf(zone.issuer) !== null;
  const [numberFrom, numberTo] = PLACES.number;
  const [birthFrom, birthTo] = PLACES.birth;
  const [expiryFrom, expiryTo] = PLACES.expiry;
  return {
    name: isPassport && isSure(first, ...PLACES.names) && isWholeName(zone) && agrees(0, 'surnames', 'given'),
    // Digits that check cannot tell G from 6 or S from 8, so a number needs both readers.
    number: checks.number && checks.all && isSure(second, numberFrom, numberTo + 1) && agrees(1, 'number'),
    birth: checks.birth && checks.all && isSure(second, birthFrom, birthTo + 1) && birthDay(zone.birth, today) !== null,
    expiry:
      checks.expiry && checks.all && isSure(second, expiryFrom, expiryTo + 1) && expiryDay(zone.expiry, today) !== null,
    // No digit checks these.
    sex: /^[MF]$/.test(zone.sex) && isSure(second, ...PLACES.sex) && agrees(1, 'sex'),
    nationality: isOneState && isSure(second, ...PLACES.nationality) && agrees(1, 'nationality'),
    issuer: isOneState && isSure(first, ...PLACES.issuer) && agrees(0, 'issuer'),
  };
}
