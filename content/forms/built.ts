/** Forms that can be filled in; apart from their definitions, which stay on the server. */
import { FORM_NAMES, type FormName } from '../catalogue.ts';

export const BUILT_FORMS: readonly FormName[] = FORM_NAMES;

/** A service opens its forms when all of them are there. */
export const areBuilt = (names: readonly FormName[]) =>
  names.length > 0 && names.every((name) => BUILT_FORMS.includes(name));
