/** What a phone field holds when its form is sent, read by the numbering plans. */
import type { PhoneNumber } from 'libphonenumber-js/core';
import type { PhoneCountry } from './country.ts';
import { plain, readPhone, tidyPhone } from './number.ts';

export type WrittenPhone = {
  /** As it stands in the field. */
  text: string;
  /** As it is read: grouped, without its country. */
  shown: string;
  /** What is sent: whole wherever it can be made whole. */
  value: string;
  /** Null where it is no number, undefined where nobody here knows its plan. */
  number: PhoneNumber | null | undefined;
  /** What is said of it where digits are missing. */
  tooShort: string | undefined;
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
  const read = readPhone(text, chosen, known, plans?.parsePhone);
  const { country, e164, national } = read;
  const number = plans?.phoneByPlan(text, chosen, known);
  const of = known.find(({ code }) => code === country);
  const digits = number?.nationalNumber.length ?? plain(national).replace('+', '').length;
  return {
    text,
    shown: tidyPhone(text, read, plans?.parsePhone),
    value: number?.number ?? e164 ?? (of && text ? `+${of.dial}${plain(national)}` : text),
    number,
    tooShort: digits < (of?.digits ?? 0) ? of?.tooShort : undefined,
  };
}

/** Has as many digits as a number of its plan can have, or nobody here knows the plan. */
export const couldBePhone = ({ number }: WrittenPhone) => number === undefined || Boolean(number?.isPossible());
