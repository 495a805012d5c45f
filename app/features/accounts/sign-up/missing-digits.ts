/** A number that is too short for its country is told how many digits it needs (brand: "Faltan dígitos: en Colombia son 10"). */
import type { WrittenPhone } from '#app/ui/phone/written.ts';
import type { MissingDigits } from './phone-texts.server.ts';

export function missingDigitsText({ country, digits }: WrittenPhone, missing: MissingDigits): string | undefined {
  const plan = country ? missing[country] : undefined;
  return plan && digits < plan.count ? plan.text : undefined;
}
