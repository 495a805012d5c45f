/** One address, one spelling; no spaces, no control characters, no header tricks, nothing that cannot be seen. */
const EMAIL = /^[^\s@,;:<>()[\]\\"]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;
/** Soft hyphens, zero-width and direction characters: two addresses that look the same must be the same. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

export function normalEmail(text: string): string | null {
  const email = text.normalize('NFKC').replace(UNSEEN, '').trim().toLowerCase();
  return email.length <= 254 && EMAIL.test(email) ? email : null;
}
