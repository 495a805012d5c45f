/** The application forms by name; which of them a service fills in stands in the catalogue (D24). */
import type { FormName } from '../catalogue.ts';
import { au600 } from './au600/form.ts';
import { backgroundCheck } from './background_check/form.ts';
import { BUILT_FORMS } from './built.ts';
import type { Form } from './definition.ts';
import { ds160 } from './ds160/form.ts';
import { prefill } from './ds160/prefill.ts';
import { esta } from './esta/form.ts';
import { imm5257 } from './imm5257/form.ts';
import { interviewPrep } from './interview_prep/form.ts';
import type { Prefill } from './prefill.ts';
import { renewal } from './renewal/form.ts';
import { ukVisitor } from './uk_visitor/form.ts';
import { workFamily } from './work_family/form.ts';

export const forms: Readonly<Record<FormName, Form>> = {
  ds160,
  imm5257,
  uk_visitor: ukVisitor,
  au600,
  esta,
  renewal,
  work_family: workFamily,
  background_check: backgroundCheck,
  interview_prep: interviewPrep,
};

/** Only what can be filled in: definition and words are there. */
export const formNamed = (name: FormName): Form | undefined => (BUILT_FORMS.includes(name) ? forms[name] : undefined);

/** What each of them takes over from what is known. */
export const prefills = { ds160: prefill } satisfies Partial<Record<FormName, Prefill>>;

export const prefillOf = (name: string): Prefill | undefined =>
  Object.hasOwn(prefills, name) ? prefills[name as keyof typeof prefills] : undefined;
