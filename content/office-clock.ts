/** The team works by the clock of Bogotá, five hours behind the universal clock all year: no summer time. */
export const OFFICE_ZONE = 'America/Bogota';

const BEHIND_MS = 5 * 3_600_000;
const DAY_MS = 86_400_000;

/** The day of an instant, as `2026-11-18`. */
export const dayOf = (at: Date) => new Date(at.getTime() - BEHIND_MS).toISOString().slice(0, 10);
export const startOfDay = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + BEHIND_MS);
export const startOfNextDay = (day: string) => new Date(startOfDay(day).getTime() + DAY_MS);
/** A deadline is a day: its last second. */
export const endOfDay = (day: string) => new Date(startOfNextDay(day).getTime() - 1000);
