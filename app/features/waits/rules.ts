/** Wait times as we show them (spec 2 "/citas", D2): what is published, when, and how old it is; never an estimate. */
import { z } from 'zod';
import { isPastShelfLife } from '#content/shelf-life.ts';
import {
  CITIES,
  type City,
  isOfficialPage,
  WAIT_CATEGORIES,
  type WaitCategory,
  waitShelfLifeDays,
} from '#content/waits.ts';

export type Wait = {
  city: City;
  category: WaitCategory;
  as_of: string;
  /** Months as published; nothing where no figure is; 0 stands for "less than half a month". */
  avg_months: number | null;
  next_months: number | null;
  source_url: string;
};

/** A figure of an earlier day has grown old. */
export const oldestWait = (now: Date) => dayOf(new Date(now.getTime() - waitShelfLifeDays * 86_400_000));

export const isOldWait = ({ as_of }: Pick<Wait, 'as_of'>, now: Date) => isPastShelfLife(as_of, waitShelfLifeDays, now);

/** A line needs three points; two are a pair of figures. */
const CHART_POINTS = 3;

type ChartPoint = { as_of: string; months: number };

/** The figures of a line, oldest first; none where there are too few for one. */
export function chartPoints(history: readonly Wait[]): ChartPoint[] {
  const points = history.flatMap(({ as_of, next_months }) =>
    next_months === null ? [] : [{ as_of, months: next_months }],
  );
  return points.length < CHART_POINTS ? [] : points;
}

export type WaitBoard = {
  /** The newest of each city and category; nothing where nothing was ever published. */
  latest(city: City, category: WaitCategory): Wait | undefined;
  /** Every published figure, oldest first. */
  history(city: City, category: WaitCategory): Wait[];
  /** Where the newest figures of a city were read. */
  sources(city: City): string[];
};

export function waitBoard(rows: readonly Wait[]): WaitBoard {
  const byPlace = new Map<string, Wait[]>();
  for (const row of [...rows].sort((a, b) => a.as_of.localeCompare(b.as_of))) {
    const key = `${row.city} ${row.category}`;
    byPlace.set(key, [...(byPlace.get(key) ?? []), row]);
  }
  const history = (city: City, category: WaitCategory) => byPlace.get(`${city} ${category}`) ?? [];
  const latest = (city: City, category: WaitCategory) => history(city, category).at(-1);
  const sources = (city: City) => [
    ...new Set(WAIT_CATEGORIES.flatMap((category) => latest(city, category)?.source_url ?? [])),
  ];
  return { history, latest, sources };
}

/** Months have one decimal, as published; the column would round anything finer without a word. */
export const hasOneDecimal = (months: number) => Math.abs(months * 10 - Math.round(months * 10)) < 1e-6;

const months = z.number().min(0).max(60).refine(hasOneDecimal).nullable();
const FIRST_DAY = '2000-01-01';

export const newWait = z.strictObject({
  city: z.enum(CITIES),
  category: z.enum(WAIT_CATEGORIES),
  as_of: z.iso.date().refine((day) => day >= FIRST_DAY),
  avg_months: months,
  next_months: months,
  source_url: z.string().max(500).refine(isOfficialPage),
});

const keyOf = ({ city, category, as_of }: Pick<Wait, 'city' | 'category' | 'as_of'>) => `${city} ${category} ${as_of}`;
export const isSameFigure = (one: Wait, other: Wait) => keyOf(one) === keyOf(other);

export const newWaits = z.strictObject({
  wait_times: z
    .array(newWait)
    .min(1)
    .max(100)
    .refine((rows) => new Set(rows.map(keyOf)).size === rows.length),
});

export const dayOf = (now: Date) => now.toISOString().slice(0, 10);

type Figures = Pick<Wait, 'avg_months' | 'next_months'>;

/** What is read counts when it differs from what is known, or when that has grown old and is published still. */
export function isNews(read: Figures, known: Wait | undefined, now: Date): boolean {
  if (!known) return read.avg_months !== null || read.next_months !== null;
  return read.avg_months !== known.avg_months || read.next_months !== known.next_months || isOldWait(known, now);
}
