/** Figures of the converter, as they are typed and as a field takes them. */
import { takes } from '#app/features/forms/engine/values.ts';
import { latinDigits } from '#app/i18n/latin-digits.ts';
import type { Field } from '#content/forms/definition.ts';

/** Of several dots each parts thousands: 2.500.000 is two and a half million. */
export function typedAmount(text: string): string {
  const digits = latinDigits(text).replaceAll(/\s/g, '');
  return digits.split('.').length > 2 ? digits.replaceAll('.', '') : digits;
}

/** One dot before three digits: decimals as the field takes them, thousands as most of Latin America writes them. */
export function readingsOf(typed: string): readonly [decimals: string, thousands: string] | null {
  const [, before, behind] = /^([1-9]\d{0,2})\.(\d{3})$/.exec(typed) ?? [];
  if (!before || !behind) return null;
  return [behind === '000' ? before : `${before}.${behind}0`, before + behind];
}

/** With cents where the field takes a dot, otherwise in whole units. */
export function figureFor(field: Field, converted: number): string {
  const exact = converted.toFixed(2);
  return takes(field, exact) ? exact : String(Math.round(converted));
}
