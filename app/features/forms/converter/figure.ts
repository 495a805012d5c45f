/** How a converted sum is written into a field: with cents where it takes a dot, otherwise in whole units. */
import { takes } from '#app/features/forms/engine/values.ts';
import type { Field } from '#content/forms/definition.ts';

export function figureFor(field: Field, converted: number): string {
  const exact = converted.toFixed(2);
  return takes(field, exact) ? exact : String(Math.round(converted));
}
