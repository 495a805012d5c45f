/** Whose session this browser has, or had last: on documents, too, which know nothing else of it. */
export const cookieOf = (name: string) => new RegExp(`(?:^|;\\s*)${name}=([^;]+)`).exec(document.cookie)?.[1] ?? null;

export const whoIsHere = () => cookieOf('user_id');
