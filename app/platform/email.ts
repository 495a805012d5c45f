/** Normalises an e-mail address; refuses spaces, control characters and header syntax. */
const EMAIL = /^[^\s@,;:<>()[\]\\"]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;
/** Invisible characters: two addresses that look the same must be the same. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

export function normalEmail(text: string): string | null {
  const email = text.normalize('NFKC').replace(UNSEEN, '').trim().toLowerCase();
  return email.length <= 254 && EMAIL.test(email) ? email : null;
}
