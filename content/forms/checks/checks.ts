/** The consistency checks by form, in the order in which they are shown. */
import type { FormName } from '../../catalogue.ts';
import { dateChecks } from './dates.ts';
import type { Check } from './definition.ts';
import { familyChecks } from './family.ts';
import { memberChecks } from './members.ts';
import { onboardingChecks } from './onboarding.ts';
import { passportChecks } from './passport.ts';
import { usHistoryChecks } from './us-history.ts';
import { workChecks } from './work.ts';

export const checks: Readonly<Partial<Record<FormName, readonly Check[]>>> = {
  ds160: [
    ...passportChecks,
    ...dateChecks,
    ...workChecks,
    ...usHistoryChecks,
    ...familyChecks,
    ...memberChecks,
    ...onboardingChecks,
  ],
};

export const checksOf = (form: string): readonly Check[] =>
  (Object.hasOwn(checks, form) && checks[form as FormName]) || [];
