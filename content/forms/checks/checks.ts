/** The consistency checks by form, in the order in which they are shown. */
import type { FormName } from '../../catalogue.ts';
import { au600Checks } from './au600.ts';
import { dateChecks } from './dates.ts';
import type { Check } from './definition.ts';
import { estaChecks } from './esta.ts';
import { familyChecks } from './family.ts';
import { imm5257Checks } from './imm5257.ts';
import { memberChecks } from './members.ts';
import { onboardingChecks } from './onboarding.ts';
import { passportChecks } from './passport.ts';
import { renewalChecks } from './renewal.ts';
import { twoFormChecks } from './two-forms.ts';
import { ukVisitorChecks } from './uk-visitor.ts';
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
    ...twoFormChecks.ds160,
  ],
  imm5257: imm5257Checks,
  uk_visitor: ukVisitorChecks,
  au600: au600Checks,
  esta: estaChecks,
  renewal: [...renewalChecks, ...twoFormChecks.renewal],
  interview_prep: twoFormChecks.interview_prep,
};

export const checksOf = (form: string): readonly Check[] =>
  (Object.hasOwn(checks, form) && checks[form as FormName]) || [];
