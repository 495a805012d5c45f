/** Lists of options by name (domain conventions, section 3): codes as they are stored. Their words are in options/<locale>.json. */

import { countryGroups } from '../country-groups.ts';
import { ISO_COUNTRIES } from '../iso-countries.ts';
import { ISO_CURRENCIES } from '../iso-currencies.ts';
import { usPosts } from '../us-posts.ts';
import { au600Lists } from './au600/options.ts';
import { backgroundCheckLists } from './background_check/options.ts';
import { estaLists } from './esta/options.ts';
import { imm5257Lists } from './imm5257/options.ts';
import { interviewPrepLists } from './interview_prep/options.ts';
import { codes, type Option } from './option.ts';
import { renewalLists } from './renewal/options.ts';
import { ukVisitorLists } from './uk_visitor/options.ts';
import { workFamilyLists } from './work_family/options.ts';

/** Purpose of a trip to the US: the classes that the product offers, with what each may be told as. */
const PURPOSES: Readonly<Record<string, string>> = {
  B: 'B1-B2 B1-CF B2-TM',
  C: 'C1-D C1-TR C2-UN C3-FR C3-CH C3-EM C3-SP C4-NO C4-D3',
  D: 'D-D D3-LI',
  E: 'E1-TR E1-EX E1-SP E1-CH E2-TR E2-EX E2-SP E2-CH E3D-SP E3D-CH',
  F: 'F1-F1 F2-SP F2-CH',
  H: 'H1B-H1B H1B1-CHL H1B1-SGP H1C-NR H2A-AG H2B-NA H3-TR H4-SP H4-CH',
  J: 'J1-J1 J2-SP J2-CH',
  K: 'K1-K1 K2-K2 K3-K3 K4-K4',
  L: 'L1-L1 L2-SP L2-CH',
  M: 'M1-M1 M2-SP M2-CH M3-M3',
  O: 'O1-EX O2-AL O3-SP O3-CH',
  P: 'P1-P1 P2-P2 P3-P3 P4-SP P4-CH',
  Q: 'Q1-Q1',
  R: 'R1-R1 R2-SP R2-CH',
  'TD/TN': 'TD-SP TD-CH',
};

const SOCIAL = 'ASKF DUBN FCBK FLKR GOGL INST LINK MYSP PTST QZNE RDDT SWBO TWBO TUMB TWIT TWOO VINE VKON YUKU YTUB';
const STATES =
  'AL AK AS AZ AR CA CO CT DE DC FL GA GU HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND MP OH OK OR PA PR RI SC SD TN TX UT VT VI VA WA WV WI WY';
const of = (country: string, text: string): Option[] => codes(text).map(({ code }) => ({ code, of: country }));

/** Lists of countries and currencies, whose words are their names in any language. */
const namedLists = {
  COUNTRIES: ISO_COUNTRIES.map((code) => ({ code })),
  /** Countries whose citizens travel to the US with an ESTA. */
  VWP: countryGroups['us-waiver'].map((code) => ({ code })),
  EEA_CH: codes('AT BE BG HR CY CZ DK EE FI FR DE GR HU IS IE IT LV LI LT LU MT NL NO PL PT RO SK SI ES SE CH'),
  /** A stay there ends the right to an ESTA. */
  RESTRICTED: codes('IR IQ LY KP SO SD SY YE CU'),
  CURRENCY: ISO_CURRENCIES.map((code) => ({ code })),
};
export const isNamedList = (name: OptionListName): name is keyof typeof namedLists => Object.hasOwn(namedLists, name);

export const optionLists = {
  ...namedLists,
  ...imm5257Lists,
  ...ukVisitorLists,
  ...au600Lists,
  ...estaLists,
  ...renewalLists,
  ...workFamilyLists,
  ...backgroundCheckLists,
  ...interviewPrepLists,
  YN: codes('Y N'),
  /** A declaration: the only answer. */
  Y: codes('Y'),
  SEX_US: codes('M F'),
  MARITAL_US: codes('S M C P W D L O'),
  STAY_UNIT: codes('D W M Y H'),
  PAYER_US: codes('S O P U C'),
  REL_PAYER: codes('P S C R F O'),
  REL_COMPANION: codes('P S C R F B O'),
  REL_US_CONTACT: codes('R S C B P H O'),
  REL_IMMEDIATE: codes('S F C B'),
  PASSPORT_TYPE_US: codes('R O D L T'),
  SPOUSE_ADDR: codes('H M U D O'),
  SOCIAL_US: codes(`NONE ${SOCIAL}`),
  SOCIAL_ESTA: codes(`${SOCIAL} GITH JPST OTHR`),
  SECURITY_Q: codes('1 2 3 4 5'),
  POSTS_US: Object.keys(usPosts).map((code) => ({ code })),
  POSTS_US_OTHER: [...Object.keys(usPosts), 'OTHER'].map((code) => ({ code })),
  US_STATUS: codes('S C P O'),
  OCCUPATION_US: codes('A AP B CM CS C ED EN G H LP MH M NS N PS RV R RT SS S O'),
  US_STATES: codes(STATES),
  PROVINCES_CA_US: [...of('CA', 'AB BC MB NB NL NS NT NU ON PE QC SK YT'), ...of('US', STATES)],
  PURPOSE_US: Object.keys(PURPOSES).map((code) => ({ code })),
  PURPOSE_US_SPECIFY: Object.entries(PURPOSES).flatMap(([of, children]) =>
    codes(children).map(({ code }) => ({ code, of })),
  ),
} as const satisfies Record<string, readonly Option[]>;

export type OptionListName = keyof typeof optionLists;

/** Lists that take the words of another one, and have words of their own only for what it lacks. */
export const wordsOfList: Partial<Record<OptionListName, OptionListName>> = {
  POSTS_US_OTHER: 'POSTS_US',
  SOCIAL_ESTA: 'SOCIAL_US',
  PROVINCES_CA_US: 'US_STATES',
};

export const listOf = (name: OptionListName): readonly Option[] => optionLists[name];

/** Dependants of a US class: spouses and children. */
export const DEPENDANT_US: readonly string[] = optionLists.PURPOSE_US_SPECIFY.map(({ code }) => code).filter((code) =>
  /-(SP|CH)$|^K[24]-/.test(code),
);

export const VWP: readonly string[] = countryGroups['us-waiver'];
