/** What every form is asked about the person themselves, their parents and whoever applies with them: each form gives its places. */
import type { Check, CheckTest, Name, Pair, Period, Place, Reading, Relation } from './definition.ts';

export const years = (count: number) => count * 12;
export const EVERYBODY: readonly Relation[] = ['spouse', 'parent', 'child', 'sibling', 'other'];

const theirs = (place: Place): Place => `theirs.${place}`;
export const both = (place: Place): Pair => [place, theirs(place)];
export const theirsOf = ([surnames, given]: Name): Name => [theirs(surnames), theirs(given)];
/** A name that stands in one field. */
export const wholeName = (place: Place): Name => [place, place];

type More = Omit<Partial<Check>, 'name' | 'compares'>;

export const sameIn = (name: string, as: Reading, pairs: readonly Pair[], more: More = {}): Check => ({
  name,
  compares: { kind: 'same', as, pairs },
  ...more,
});
export const differentIn = (name: string, as: Reading, pairs: readonly Pair[], more: More = {}): Check => ({
  name,
  compares: { kind: 'different', as, pairs },
  ...more,
});
export const together = (name: string, tests: readonly CheckTest[], more: More = {}): Check => ({
  name,
  compares: { kind: 'together', tests },
  ...more,
});
/** The later one is not at least, or is more than, so many months after the earlier one. */
export const inOrder = (
  name: string,
  [earlier, later]: Pair,
  { least, most, ...more }: More & { least?: number; most?: number } = {},
): Check => ({
  name,
  compares: {
    kind: 'after',
    earlier,
    later,
    ...(least !== undefined && { least }),
    ...(most !== undefined && { most }),
  },
  ...more,
});

type Who = { name: Name; sex: Place; women: readonly string[]; men: readonly string[] };

/** Against the profile. */
export const profileChecks = ({ name: [surnames, given], sex, women, men }: Who): Check[] => [
  sameIn('given-names-profile', 'name', [[given, 'profile.first_name']]),
  sameIn('surnames-profile', 'name', [[surnames, 'profile.last_name']]),
  {
    name: 'sex-relationship',
    compares: {
      kind: 'agree',
      one: 'profile.relationship',
      other: sex,
      allows: { mother: women, sister: women, father: men, brother: men },
    },
  },
  ...ageChecks,
];

export const ageChecks: readonly Check[] = [
  together('birth-adult', [
    { at: 'derived.age', above: 17 },
    { at: 'profile.is_minor', is: ['true'] },
  ]),
  together(
    'birth-minor',
    [
      { at: 'derived.age', below: 18 },
      { at: 'profile.is_minor', is: ['false'] },
    ],
    { when: [{ at: 'profile.user_type', is: ['secondary'] }] },
  ),
];

type Passport = { birth: Place; issue: Place; expiry: Place };
export const passportDates = ({ birth, issue, expiry }: Passport): Check[] => [
  inOrder('passport-before-birth', [birth, issue]),
  // No passport is made for more than ten years; some add months that were left of the one before.
  inOrder('passport-too-long', [issue, expiry], { most: 126 }),
];

type Trip = { arrival: Place; departure: Place; expiry: Place };
/** A trip that has begun, and a passport that ends before it does. */
export const tripDates = ({ arrival, departure, expiry }: Trip): Check[] => [
  inOrder('arrival-past', ['today', arrival]),
  inOrder('passport-ends-first', [departure, expiry]),
];

/** A number of another document, or of somebody else's. */
export const ownNumber = (name: string, number: Place, other: Place): Check =>
  differentIn(name, 'code', [[number, other]], { says: 'own-number' });

export const parentAges = (birth: Place, mother: Place, father: Place): Check[] => [
  inOrder('father-age', [father, birth], { least: years(12), most: years(80) }),
  inOrder('mother-age', [mother, birth], { least: years(12), most: years(60) }),
];

type OnboardingPlaces = { nationality: Place; nationalities: readonly Place[]; residence: Place };
export const startChecks = ({ nationality, nationalities, residence }: OnboardingPlaces): Check[] => [
  {
    name: 'begin-nationality',
    compares: { kind: 'among', one: 'onboarding.nationality', of: [nationality, ...nationalities] },
  },
  sameIn('begin-residence', 'code', [['onboarding.residence_country', residence]]),
];

/** No to a question of the beginning, yes here. */
export const deniedFirst = (name: string, question: string, place: Place, codes: readonly string[] = ['Y']): Check =>
  together(
    name,
    [
      { at: `onboarding.${question}`, is: ['N'] },
      { at: place, is: codes },
    ],
    name === 'begin-never-denied' ? {} : { says: 'begin-never-denied' },
  );

/** Yes to a question of the beginning, no here. */
export const saidFirst = (name: string, question: string, place: Place, codes: readonly string[] = ['N']): Check =>
  together(
    name,
    [
      { at: `onboarding.${question}`, is: ['Y'] },
      { at: place, is: codes },
    ],
    { says: 'go-together' },
  );

type Family = { number: Place; home?: readonly Place[]; status?: Place };
export const familyNumbers = ({ number, home = [], status }: Family): Check[] => [
  differentIn('family-passport-number', 'code', [both(number)], { with: EVERYBODY }),
  ...(status ? [sameIn('spouses-status', 'code', [both(status)], { with: ['spouse'] })] : []),
  ...(home.length > 0
    ? [
        sameIn('family-home', 'address', home.map(both), {
          with: ['spouse', 'parent', 'child', 'sibling', 'other'],
          when: [
            { at: 'profile.shares_address', is: ['true'] },
            { at: 'theirs.profile.user_type', is: ['primary'] },
          ],
        }),
      ]
    : []),
];

type Spouse = { name: Name; birth: Place; their: { name: Name; birth: Place } };
export const spouseChecks = ({ name: [surnames, given], birth, their }: Spouse): Check[] => [
  sameIn(
    'spouses-name',
    'name',
    [
      [surnames, theirs(their.name[0])],
      [given, theirs(their.name[1])],
    ],
    { with: ['spouse'] },
  ),
  sameIn('spouses-birth', 'code', [[birth, theirs(their.birth)]], { with: ['spouse'] }),
];

type Parents = { mother: Name; motherBirth: Place; father: Name; fatherBirth: Place; name: Name; birth: Place };
export const parentChecks = ({ mother, motherBirth, father, fatherBirth, name, birth }: Parents): Check[] => {
  const theirName = theirsOf(name);
  return [
    { name: 'parent-name', with: ['parent'], compares: { kind: 'named', name: theirName, among: [father, mother] } },
    sameIn('father-birth', 'code', [[fatherBirth, theirs(birth)]], {
      with: ['parent'],
      when: [{ fits: [father, theirName] }],
    }),
    sameIn('mother-birth', 'code', [[motherBirth, theirs(birth)]], {
      with: ['parent'],
      when: [{ fits: [mother, theirName] }],
    }),
    sameIn('siblings-father-birth', 'code', [both(fatherBirth)], {
      with: ['sibling'],
      when: [{ fits: [father, theirsOf(father)] }],
    }),
    sameIn('siblings-mother-birth', 'code', [both(motherBirth)], {
      with: ['sibling'],
      when: [{ fits: [mother, theirsOf(mother)] }],
    }),
  ];
};

/** What a row of a list says of somebody who applies too. */
export const saysOfThem = (
  name: string,
  row: Name,
  own: Name,
  pair: Pair,
  relations: readonly Relation[] = EVERYBODY,
): Check =>
  sameIn(name, 'code', [[pair[0], theirs(pair[1])]], {
    with: relations,
    when: [{ fits: [row, theirsOf(own)] }],
    says: 'spouses-birth',
  });

export const familyTrip = (pairs: readonly Place[], when: readonly CheckTest[] = []): Check =>
  sameIn('family-arrival', 'code', pairs.map(both), { with: EVERYBODY, ...(when.length > 0 && { when }) });

export const open = (from: Place, to: Place): Period => ({ from, to, isOpen: true });
