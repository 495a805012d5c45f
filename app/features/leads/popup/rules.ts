/** When the exit popup appears (spec 9 "Exit popup"). Pure. */

export const POPUP_AFTER_MS = 30_000;
/** Scrolling has ended: a quick look at the bar is not the end of a visit. */
export const REST_MS = 1000;
export const IMAGE_MS = 2000;
const PAST = 0.5;
const DOWN_PX = 150;
/** "Near the top": less than one turn of the wheel. */
const NEAR_TOP_PX = 100;
const MOUSE_PX = 50;

/** Where the page stands, where it stood before, how far down it was, and how far it can go. */
type Scroll = { at: number; before: number; deepest: number; room: number };

export const isPastHalf = ({ at, room }: Scroll) => room > 0 && at / room > PAST;

export const isBackAtTop = ({ at, before, deepest }: Scroll) => deepest > DOWN_PX && at < before && at <= NEAR_TOP_PX;

/** It comes there from below: a pointer that rests on the bar since the page opened is on its way in. */
export const comesToTop = (y: number, before: number) => before > MOUSE_PX && y <= MOUSE_PX;
