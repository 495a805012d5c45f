/** The application forms by name; which of them a service fills in stands in the catalogue (D24). */
import type { FormName } from '../catalogue.ts';
import type { BuiltForm } from './built.ts';
import type { Form } from './definition.ts';
import { ds160 } from './ds160/form.ts';
import { prefill } from './ds160/prefill.ts';
import type { Prefill } from './prefill.ts';

export const forms: Readonly<Record<BuiltForm, Form>> = { ds160 };

export const formNamed = (name: FormName): Form | undefined =>
  Object.hasOwn(forms, name) ? forms[name as BuiltForm] : undefined;

/** What each of them takes over from what is known. */
export const prefills: Readonly<Record<BuiltForm, Prefill>> = { ds160: prefill };

export const prefillOf = (name: string): Prefill | undefined =>
  Object.hasOwn(prefills, name) ? prefills[name as BuiltForm] : undefined;
