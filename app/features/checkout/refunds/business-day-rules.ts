/** Business days of Colombia, whose law gives the days in which a purchase can be taken back: its holidays count for nobody (Ley 51 de 1983). */
import { dayOf, startOfNextDay } from '#content/office-clock.ts';

const DAY = 86_400_000;

const FIXED = ['01-01', '05-01', '07-20', '08-07', '12-08', '12-25'];
/** Kept on the Monday that follows, or on the day where it is one. */
const MOVED = ['01-06', '03-19', '06-29', '08-15', '10-12', '11-01', '11-11'];
/** Days after Easter Sunday, as they are kept: two before it, three Mondays after. */
const AFTER_EASTER = [-3, -2, 43, 64, 71];

const isoOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Easter Sunday of the Gregorian calendar. */
function easter(year: number): number {
  const [a, century] = [year % 19, Math.floor(year / 100)];
  const [d, e] = [Math.floor(century / 4), century % 4];
  const g = Math.floor((8 * century + 13) / 25);
  const h = (19 * a + century - d - g + 15) % 30;
  const [i, k] = [Math.floor((year % 100) / 4), (year % 100) % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1);
}

function holidaysOf(year: number): Set<string> {
  const monday = (day: string) => {
    const time = Date.parse(`${year}-${day}`);
    return isoOf(time + ((8 - new Date(time).getUTCDay()) % 7) * DAY);
  };
  return new Set([
    ...FIXED.map((day) => `${year}-${day}`),
    ...MOVED.map(monday),
    ...AFTER_EASTER.map((days) => isoOf(easter(year) + days * DAY)),
  ]);
}

/** A day as `2026-11-18`. */
export function isBusinessDay(day: string): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidaysOf(Number(day.slice(0, 4))).has(day);
}

/** The end of so many business days after the day of an instant, by the clock of Bogotá. */
export function businessDaysAfter(from: Date, days: number): Date {
  let day = Date.parse(dayOf(from));
  for (let left = days; left > 0; ) {
    day += DAY;
    if (isBusinessDay(isoOf(day))) left -= 1;
  }
  return startOfNextDay(isoOf(day));
}
