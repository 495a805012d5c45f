/** The questions about a renewal: the old visa, and what was answered at the beginning. */
import type { Check } from './definition.ts';
import { ageChecks, deniedFirst, inOrder, startChecks, together, years } from './person.ts';

const issue = 'renewal_visa.prev_visa_issue';
const nationality = 'renewal_history.nationality';
const residence = 'renewal_history.residence_country';

export const renewalChecks: readonly Check[] = [
  ...ageChecks,
  inOrder('visa-before-birth', ['renewal_visa.date_of_birth', issue], { says: 'order' }),
  // A visa is given for ten years at most.
  inOrder('visa-too-long', [issue, 'renewal_visa.prev_visa_expiry'], { most: years(10) + 1 }),
  inOrder('visa-expired', ['today', 'renewal_visa.prev_visa_expiry'], {
    when: [{ at: 'onboarding.us_visa_expiry', is: ['valid'] }],
  }),
  {
    name: 'apply-country',
    compares: { kind: 'among', one: 'renewal_history.apply_country', of: [residence, nationality] },
  },
  ...startChecks({ nationality, nationalities: [], residence }),
  together(
    'begin-us-visa',
    [
      { at: 'onboarding.had_us_visa', is: ['N'] },
      { at: issue, isSet: true },
    ],
    { says: 'go-together' },
  ),
  deniedFirst('begin-never-denied', 'denied_visa_before', 'renewal_history.refused_since'),
  deniedFirst('begin-arrest', 'criminal_record', 'renewal_history.arrested_since'),
  deniedFirst('begin-overstay', 'overstay_before', 'renewal_history.overstayed'),
];
