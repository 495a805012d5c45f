/** The application forms by name; which of them a service fills in stands in the catalogue (D24). */
import type { FormName } from '../catalogue.ts';
import type { BuiltForm } from './built.ts';
import type { Form } from './definition.ts';
import { ds160 } from './ds160/form.ts';

export const forms: Readonly<Record<BuiltForm, Form>> = { ds160 };

export const formNamed = (name: FormName): Form | undefined =>
  Object.hasOwn(forms, name) ? forms[name as BuiltForm] : undefined;
