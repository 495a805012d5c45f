/** The application forms by name; which of them a service fills in stands in the catalogue (D24). */
import type { FormName } from '../catalogue.ts';
import { au600 } from './au600/form.ts';
import { prefill as au600Prefill } from './au600/prefill.ts';
import { backgroundCheck } from './background_check/form.ts';
import { prefill as backgroundCheckPrefill } from './background_check/prefill.ts';
import type { Form } from './definition.ts';
import { ds160 } from './ds160/form.ts';
import { prefill as ds160Prefill } from './ds160/prefill.ts';
import { esta } from './esta/form.ts';
import { prefill as estaPrefill } from './esta/prefill.ts';
import { imm5257 } from './imm5257/form.ts';
import { prefill as imm5257Prefill } from './imm5257/prefill.ts';
import { interviewPrep } from './interview_prep/form.ts';
import { prefill as interviewPrepPrefill } from './interview_prep/prefill.ts';
import type { Prefill } from './prefill.ts';
import { renewal } from './renewal/form.ts';
import { prefill as renewalPrefill } from './renewal/prefill.ts';
import { ukVisitor } from './uk_visitor/form.ts';
import { prefill as ukVisitorPrefill } from './uk_visitor/prefill.ts';
import { workFamily } from './work_family/form.ts';
import { prefill as workFamilyPrefill } from './work_family/prefill.ts';

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

export const formNamed = (name: FormName): Form => forms[name];

/** What each of them takes over from what is known, and what only the person says. */
export const prefills: Readonly<Record<FormName, Prefill>> = {
  ds160: ds160Prefill,
  imm5257: imm5257Prefill,
  uk_visitor: ukVisitorPrefill,
  au600: au600Prefill,
  esta: estaPrefill,
  renewal: renewalPrefill,
  work_family: workFamilyPrefill,
  background_check: backgroundCheckPrefill,
  interview_prep: interviewPrepPrefill,
};

export const prefillOf = (name: string): Prefill | undefined =>
  Object.hasOwn(prefills, name) ? prefills[name as FormName] : undefined;
