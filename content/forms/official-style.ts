/** How each official form writes dates, phone numbers and countries (domain references 01 to 05). */
import type { FormName } from '../catalogue.ts';

export type OfficialStyle = {
  /** 07-MAR-1990, 07 MAR 1990, 07/03/1990 or 1990-03-07. */
  readonly dates: 'named month, hyphens' | 'named month' | 'day first' | 'year first';
  /** Digits alone, or with a plus before the country code. */
  readonly phones: 'digits' | 'plus';
  /** By name, or by the three letters of a passport. */
  readonly countries: 'name' | 'three letters';
};

const us: OfficialStyle = { dates: 'named month, hyphens', phones: 'digits', countries: 'name' };
/** Our own intakes are read by advisers. */
const intake: OfficialStyle = { dates: 'year first', phones: 'plus', countries: 'name' };

export const officialStyles: Readonly<Record<FormName, OfficialStyle>> = {
  ds160: us,
  esta: { ...us, dates: 'day first' },
  imm5257: { dates: 'year first', phones: 'plus', countries: 'name' },
  uk_visitor: { dates: 'day first', phones: 'plus', countries: 'name' },
  au600: { dates: 'named month', phones: 'plus', countries: 'three letters' },
  renewal: intake,
  work_family: intake,
  background_check: intake,
  interview_prep: intake,
};
