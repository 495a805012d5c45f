/** Does it as soon as the browser has shown what has changed until now: what was tapped answers at once, the rest follows. */
export const afterPaint = (what: () => void) => void requestAnimationFrame(() => setTimeout(what));
