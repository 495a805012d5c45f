/** "Continue on your phone": how long a code lives, and how many of one person at once. */
export const PASS_MINUTES = 15;
export const PASSES_MOST = 3;
/** How often the screen with the code asks whether a phone has opened it. */
export const ASKED_EVERY_MS = 3000;
