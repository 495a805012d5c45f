/** Lists of options that several quizzes share, with their points. */
import type { Option, OptionList } from '../definition.ts';

const yes = (points: number): Option => ({ code: 'Y', points, tone: 'X' });
const no = (points: number): Option => ({ code: 'N', points, tone: 'P' });

/** Yes weighs against, no speaks for. */
export const yesAgainst = (against: number, otherwise: number): readonly Option[] => [yes(against), no(otherwise)];

export const sharedOptions = {
  countries: 'countries',
  yes_no: [{ code: 'Y' }, { code: 'N' }],
  employment: [
    { code: 'formal_2y', points: 12 },
    { code: 'formal_6_24m', points: 8 },
    { code: 'formal_new', points: 2 },
    { code: 'business', points: 10 },
    { code: 'informal', points: -2 },
    { code: 'student', points: 5 },
    { code: 'retired', points: 8 },
    { code: 'homemaker', points: 2 },
    { code: 'unemployed', points: -12 },
  ],
  income: [
    { code: 'twice', points: 10 },
    { code: 'covers', points: 5 },
    { code: 'tight', points: -5 },
    { code: 'cannot_show', points: -12 },
  ],
  family: [
    { code: 'spouse_and_children', points: 10 },
    { code: 'spouse_or_children', points: 7 },
    { code: 'parents', points: 2 },
    { code: 'nobody', points: -4 },
  ],
  travel: [
    { code: 'strong', points: 12 },
    { code: 'several', points: 6 },
    { code: 'few', points: 3 },
    { code: 'none', points: -4 },
  ],
  us_refusals: [
    { code: 'none', points: 4 },
    { code: 'one_old', points: -6 },
    { code: 'one_recent', points: -10 },
    { code: 'two', points: -18 },
  ],
  refusals: [
    { code: 'none', points: 4 },
    { code: 'one', points: -8 },
    { code: 'two', points: -15 },
  ],
  crime: [
    { code: 'none', points: 4 },
    { code: 'minor', points: -8 },
    { code: 'dui', points: -20 },
    { code: 'serious', points: -40, isHardStop: true },
  ],
  family_us: [
    { code: 'none', points: 2 },
    { code: 'resident', points: -4 },
    { code: 'no_status', points: -12 },
  ],
} as const satisfies Record<string, OptionList>;
