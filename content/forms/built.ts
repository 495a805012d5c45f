/** Forms that can be filled in; apart from their definitions, which stay on the server. */
import type { FormName } from '../catalogue.ts';

export const BUILT_FORMS = ['ds160', 'imm5257', 'uk_visitor', 'au600'] as const satisfies readonly FormName[];
export type BuiltForm = (typeof BUILT_FORMS)[number];

/** A service opens its forms when all of them are there. */
export const areBuilt = (names: readonly FormName[]) =>
  names.length > 0 && names.every((name) => (BUILT_FORMS as readonly FormName[]).includes(name));
