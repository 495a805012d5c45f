/** Accounts that staff make or open again: for whom, and what they say to the person (D15, D55, T16). Pure. */

/** Words of refusals that the screens tell apart. */
export const ACCOUNT_REFUSALS = {
  inUse: 'Somebody has been in this account',
  noNumber: 'No phone number on file',
} as const;

/** From the lowest: nobody takes over an equal or higher one. */
const RANKS = ['secondary', 'applicant', 'csr', 'admin'] as const;
type Rank = (typeof RANKS)[number];
export const isBelow = (role: Rank, actor: Rank) => RANKS.indexOf(role) < RANKS.indexOf(actor);

/** A chat with a customer, with its first words already written. */
export const chatHref = (phone_number: string, text: string) =>
  `https://wa.me/${phone_number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
