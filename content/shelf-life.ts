/** What was checked on a day has grown old when more than so many days have passed (D2). */
export const isPastShelfLife = (day: string, days: number, now: Date) =>
  now.getTime() - Date.parse(day) > days * 86_400_000;
