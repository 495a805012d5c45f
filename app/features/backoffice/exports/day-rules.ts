/** The days between which staff look. */
import { startOfDay, startOfNextDay } from '#content/office-clock.ts';

/** Both ends count: the end is the first instant of the day after. */
export const dayRange = ({
  start_date,
  end_date,
}: {
  start_date?: string | undefined;
  end_date?: string | undefined;
}) => ({
  ...(start_date && { from: startOfDay(start_date) }),
  ...(end_date && { to: startOfNextDay(end_date) }),
});
