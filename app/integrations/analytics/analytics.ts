/** Analytics: told of an event by the id that its own tag gave the browser, and by nothing of the person (D34). */
export type AnalyticsEvent = {
  event_id: string;
  name: string;
  at: Date;
  client_id: string;
  value: number;
  currency: string;
};

export type AnalyticsBody = Readonly<Record<string, unknown>>;

export type Analytics = {
  /** Null where it was taken, otherwise why it never will be. Throws where another try may help. */
  send(body: AnalyticsBody): Promise<string | null>;
};
