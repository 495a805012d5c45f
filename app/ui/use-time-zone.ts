/** The reader's own time zone; the server, which cannot know it, and the first render use the given one. */
import { useSyncExternalStore } from 'react';

const never = () => () => {};
const own = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

export const useTimeZone = (fallback: string) => useSyncExternalStore(never, own, () => fallback);
