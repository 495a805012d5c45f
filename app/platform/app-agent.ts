/** Our phone app frames pages itself: its user agent carries this word (D36). */
export const APP_AGENT = 'MiradorApp';
export const isAppAgent = (userAgent: string | null | undefined) => Boolean(userAgent?.includes(APP_AGENT));
