/** The report of sources as the screen groups it: a week is one table, with its sum. Pure. */

export const FIGURES = ['leads', 'sign_ups', 'paid', 'value'] as const;
export type Figures = Record<(typeof FIGURES)[number], number>;

type Row = Figures & { week: string };

/** Cents are added as whole numbers. */
export function sumOf(rows: readonly Figures[]): Figures {
  const add = (name: keyof Figures) => rows.reduce((sum, row) => sum + Math.round(row[name] * 100), 0) / 100;
  return { leads: add('leads'), sign_ups: add('sign_ups'), paid: add('paid'), value: add('value') };
}

/** In the order in which they come: the newest week first. */
export const weeksOf = <R extends Row>(rows: readonly R[]) =>
  [...Map.groupBy(rows, ({ week }) => week)].map(([week, own]) => ({ week, rows: own, sum: sumOf(own) }));
