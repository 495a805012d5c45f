/** Letters without case and without their marks: what two spellings of a word have in common. */
export const bareLetters = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
