/** The days of a small chart, and how high its bars are. Pure. */
const DAYS = 14;
const DAY_MS = 86_400_000;

/** The last two weeks up to this day, oldest first. */
export const lastDays = (today: string, days = DAYS): string[] => {
  const last = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: days }, (_, at) => new Date(last - (days - 1 - at) * DAY_MS).toISOString().slice(0, 10));
};

/** Heights up to `room`; what is not nothing can be seen. */
export function barHeights(figures: readonly number[], room: number): number[] {
  const most = Math.max(...figures, 1);
  return figures.map((figure) => (figure === 0 ? 0 : Math.max(1, Math.round((figure / most) * room))));
}
