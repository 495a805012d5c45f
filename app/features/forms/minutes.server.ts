/** How long the forms of a service take whoever begins them: the same count as the list of pages shows on the first day. */
import { productOf } from '#app/features/catalogue/rules.ts';
import type { ServiceType } from '#content/catalogue.ts';
import { formNamed } from '#content/forms/forms.ts';
import { readForm } from './engine/form.ts';
import { minutesFor, progressOf } from './overview.ts';

const known = new Map<ServiceType, number>();

/** 0 where there is no form. Which day it is changes nothing of a form in which nobody has answered. */
export function minutesOfForms(sid: ServiceType): number {
  const found = known.get(sid);
  if (found !== undefined) return found;
  const pages = productOf(sid).forms.flatMap((name) => {
    return progressOf(name, readForm(formNamed(name), [], { today: '2026-01-01', service_type: sid }), []);
  });
  const minutes = minutesFor(pages);
  known.set(sid, minutes);
  return minutes;
}
