/** What is wrong with a form of leads before it is sent: every field at once, in the order of the form. */
import { normalEmail } from '#app/platform/email.ts';
import type { WrittenPhone } from '#app/ui/phone/written.ts';

const BOXES = ['terms', 'data_consent'];

/** `texts` names the fields in their order, each with what is said of it. */
export function wrongsIn<Field extends string>(
  form: FormData,
  phone: Pick<WrittenPhone, 'text' | 'number' | 'tooShort'>,
  texts: Readonly<Record<Field, string>>,
): { field: Field; isMissing: boolean; text: string }[] {
  const textIn = (field: string) => String(form.get(field) ?? '').trim();
  const isMissing = (field: Field) =>
    field === 'phone_number' ? !phone.text : BOXES.includes(field) ? !form.has(field) : !textIn(field);
  const isRight = (field: Field) => {
    // A plan that nobody here knows is judged by the server.
    if (field === 'phone_number') return phone.number === undefined || Boolean(phone.number?.isValid());
    return field !== 'email' || Boolean(normalEmail(textIn(field)));
  };
  return (Object.keys(texts) as Field[])
    .filter((field) => isMissing(field) || !isRight(field))
    .map((field) => {
      const tooShort = field === 'phone_number' && !isMissing(field) && phone.tooShort;
      return { field, isMissing: isMissing(field), text: tooShort || texts[field] };
    });
}
