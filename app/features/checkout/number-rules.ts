/** Numbers as both sides name them: of a payment, which is that of its receipt, and of a request for a refund. */
const numbered = (letter: string) => (number: number) => `${letter}-${String(number).padStart(6, '0')}`;

export const paymentNumber = numbered('M');
export const requestNumber = numbered('R');
