/** The CRM: a processor of ours that learns who somebody is and how far they are, never an answer of theirs (D54). */
export type Conversion = {
  conversionEvent: string;
  domain: string | null;
  country: string | null;
  firstName: string | null;
  lastName: string | null;
  phoneNumber: string | null;
  email: string | null;
  utmParams: Readonly<Record<string, string>> | null;
};

/** What our own events say besides. */
export type Stage = {
  service: string | null;
  stage: string | null;
  source: string | null;
  value: number | null;
  /** Whoever has bought stays a customer, whatever is told late. */
  hasBought: boolean;
};

export type CrmLead = Conversion & {
  id: string;
  status: 'open' | 'won' | 'lost';
  assignedTo: string | null;
  createdAt: Date;
  closedAt: Date | null;
};

export type LeadQuery = {
  from: Date;
  /** Until just before. */
  to: Date;
  limit: number;
  /** Where the page before ended, as that page has said it. */
  after?: Readonly<Record<string, string>> | undefined;
  assignedTo?: string | undefined;
};
export type LeadPage = { leads: CrmLead[]; next: Record<string, string> | null };

export type Crm = {
  readonly name: 'local' | 'leadconnector';
  /** The same key has one effect. Null where it was taken, otherwise why it never will be; throws where another try may help. */
  record(location: string, conversion: Conversion & Stage, key: string, at: Date): Promise<string | null>;
  leads(location: string, query: LeadQuery): Promise<LeadPage>;
  /** Those that bought, by when they did. */
  closedLeads(location: string, query: LeadQuery): Promise<LeadPage>;
};

/** What closes a lead as won. */
export const isWon = (conversionEvent: string) => conversionEvent === 'purchase_visa';
