/** On the smallest screens with the largest text an amount and its currency may stand on two lines. */
export const breakable = (amount: string) => amount.replaceAll('\u00a0', ' ');
