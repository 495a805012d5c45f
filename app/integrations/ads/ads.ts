/** An ad network: told of an event with hashes of whom it is about (D34, contracts 4). */
type AdPerson = {
  email: string | null;
  phone_number: string | null;
  first_name: string | null;
  last_name: string | null;
  /** Two letters. */
  country: string | null;
  external_id: string;
  address: string | null;
  user_agent: string | null;
  fbp: string | null;
  fbc: string | null;
};

export type AdEvent = {
  event_id: string;
  name: string;
  at: Date;
  /** The page of ours where it began. */
  url: string;
  value: number;
  currency: string;
  person: AdPerson;
};

/** One event as it leaves. */
export type AdBody = Readonly<Record<string, unknown>>;

export type Ads = {
  /** Of each: null where it was taken, otherwise why it never will be. Throws where another try may help. */
  send(bodies: readonly AdBody[]): Promise<readonly (string | null)[]>;
};
