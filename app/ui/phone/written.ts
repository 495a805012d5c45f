/** What a phone field holds when its form is sent, read by the numbering plans. */
import type { PhoneNumber } from 'libphonenumber-js/core';
import type { PhoneCountry } from './country.ts';
import { plain, readPhone } from './number.ts';

export type WrittenPhone = {
  /** As it stands in the field. */
  text: string;
  /** What is sent: whole wherever it can be made whole. */
  value: string;
  country: string | null;
  /** How many digits of the national number are there. */
  digits: number;
  /** Null where it is no number, undefined where nobody here knows its plan. */
  number: PhoneNumber | null | undefined;
};

export async function writtenPhone(
  form: FormData,
  name: string,
  known: readonly PhoneCountry[],
): Promise<WrittenPhone> {
  const text = String(form.get(`${name}_national`) ?? '').trim();
  const chosen = String(form.get(`${name}_country`) ?? '') || undefined;
  // Without the plans the server alone judges.
  const plans = await import('./parser.ts').catch(() => undefined);
  const { country, e164, national } = readPhone(text, chosen, known, plans?.parsePhone);
  const number = plans?.phoneByPlan(text, chosen, known);
  const dial = known.find(({ code }) => code === country)?.dial;
  return {
    text,
    value: number?.number ?? e164 ?? (dial && text ? `+${dial}${plain(national)}` : text),
    country,
    digits: number?.nationalNumber.length ?? plain(national).replace('+', '').length,
    number,
  };
}

/** Has as many digits as a number of its plan can have, or nobody here knows the plan. */
export const couldBePhone = ({ number }: WrittenPhone) => number === undefined || Boolean(number?.isPossible());
