/** The published table of wait times: read from its page when WAIT_TIMES_URL is set, otherwise kept by staff alone. */
import type { City, WaitCategory } from '#content/waits.ts';

/** One figure as published: nothing where there is none, 0 for "less than half a month". */
export type PublishedWait = {
  city: City;
  category: WaitCategory;
  avg_months: number | null;
  next_months: number | null;
};

export type WaitReader = {
  /** The official page that the figures are cited from. */
  source_url: string;
  /** Throws unless the whole table is what we know: a half-understood figure is worse than an old one. */
  read(): Promise<PublishedWait[]>;
};
