/** Days of staff are days of Bogotá, five hours after the universal clock all year. Pure. */
const OFFSET_MS = 5 * 3_600_000;
const DAY_MS = 86_400_000;

const startOf = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + OFFSET_MS);

/** Both ends count: the end is the first instant of the day after. */
export const dayRange = ({
  start_date,
  end_date,
}: {
  start_date?: string | undefined;
  end_date?: string | undefined;
}) => ({
  ...(start_date && { from: startOf(start_date) }),
  ...(end_date && { to: new Date(startOf(end_date).getTime() + DAY_MS) }),
});

export const dayOf = (at: Date) => new Date(at.getTime() - OFFSET_MS).toISOString().slice(0, 10);
