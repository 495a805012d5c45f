/** Figures of the converter, as they are typed and as a field takes them. */
import { takes } from '#app/features/forms/engine/values.ts';
import { latinDigits } from '#app/i18n/latin-digits.ts';
import type { Field } from '#content/forms/definition.ts';

/** Of several dots each parts thousands: 2.500.000 is two and a half million. */
export function typedAmount(text: string): string {
  const digits = latinDigits(text).replaceAll(/\s/g, '');
  return digits.split('.').length > 2 ? digits.replaceAll('.', '') : digits;
}

/** With cents where the field takes a dot, otherwise in whole units. */
export function figureFor(field: Field, converted: number): string {
  const exact = converted.toFixed(2);
  return takes(field, exact) ? exact : String(Math.round(converted));
}
