/** Ctx: what one request or one job carries. Stores take it first. */
import type { Context } from 'hono';
import { createContext } from 'react-router';
import type { Connection, Db } from '#db/client.server.ts';
import type { MessageAttachment } from '#db/schema.server.ts';
import type { Locale } from './i18n/locales.ts';
import type { Ads } from './integrations/ads/ads.ts';
import type { Writer } from './integrations/ai/ai.ts';
import type { Analytics } from './integrations/analytics/analytics.ts';
import type { Crm } from './integrations/crm/crm.ts';
import type { Inspection } from './integrations/inspection/inspection.ts';
import type { Mail, MailFile } from './integrations/mail/mail.ts';
import type { MailboxMessage } from './integrations/mail/mailbox.server.ts';
import type { PassportReader } from './integrations/passport/passport.ts';
import type { Payments } from './integrations/payments/index.server.ts';
import type { Pdf } from './integrations/pdf/pdf.ts';
import type { RatesSource } from './integrations/rates/rates.ts';
import type { Scanner } from './integrations/scanner/scanner.ts';
import type { SocialSource } from './integrations/social/social.ts';
import type { Storage } from './integrations/storage/storage.ts';
import type { WaitReader } from './integrations/waits/waits.ts';
import type { Actor } from './platform/access/actor.ts';
import type { ApiDocument } from './platform/calls/api-document.ts';
import type { Env } from './platform/env.server.ts';
import type { AnyJob, Jobs } from './platform/jobs/jobs.server.ts';
import type { Log } from './platform/record/log.server.ts';
import type { WithPersonalData } from './platform/record/personal-data.server.ts';

export type Ctx = WithPersonalData & {
  /** Of what a page says, not of the frame around it (D7). */
  locale: Locale;
  storage: Storage;
  inspection: Inspection;
  scanner: Scanner;
  mail: Mail;
  pdf: Pdf;
  /** Who takes which payment, and whose messages are proven (record 047). */
  payments: Payments;
  passports: PassportReader;
  /** The file that goes with a message, by what was written down for it. */
  makeAttachment(attachment: MessageAttachment, locale: Locale): Promise<MailFile>;
  /**
   * Answers or the service of a person have changed in this transaction: what follows from them further down the list of
   * features is worked out again, for the others of the family by a job (server/context.ts).
   */
  answersChanged(ctx: Ctx, tx: Db, user_id: string, whom: 'person' | 'family'): Promise<void>;
  /**
   * Many people were read at once: how many goes on record, and above a bound an hour the admins hear of it (T37).
   * `reader`: where it is not who asks, as for whoever opens a signed link.
   */
  noteRead(ctx: Ctx, action: 'leads.list' | 'leads.downloaded', count: number, reader?: Actor): Promise<unknown>;
  /** The published table of wait times, where one is configured. */
  waits: WaitReader | undefined;
  /** Nothing where no source is configured. */
  rates: RatesSource | null;
  social: SocialSource | null;
  /** Writes the texts of a risk result and drafts in English; without one the rules do, and people write their own. */
  writer: Writer | null;
  /** Who hears of conversions; nothing where none is configured. The CRM is at least our own table. */
  ads: Ads | null;
  analytics: Analytics | null;
  crm: Crm;
  readMailbox(): Promise<MailboxMessage[]>;
  readMailboxFile(message_id: string): Promise<MailFile | null>;
  /** The API document of this process, for the reference page. */
  apiDocument(): ApiDocument;
  /** The script that wakes islands: hashed in a build, the source in development. */
  islandsScript: string;
  /** The page is shown inside our phone app (D36). */
  isInApp: boolean;
  /** The tag manager of this page's visitor: none in our phone app, and none for addresses that are not measured. */
  tags: string | undefined;
  /** Names the scripts of a page of the app in its policy; documents have none. */
  nonce?: string;
  /** The page is not for this visitor: no loader may run, and the browser goes there instead (server/pages/policy.ts). */
  turnedAway?: string;
  /** What a loader or a screen threw while the page was made. */
  failure?: unknown;
  /** The page is made of data that may change: a change of the tag makes it anew (platform/pages/cache.server.ts). */
  dependsOn(tag: string): void;
};

/** What one process holds for all its requests; made by server/index.ts or by a test. */
export type Services = {
  env: Env;
  connection: Connection;
  jobs: Jobs;
  log: Log;
  clock: () => Date;
  /** The browser build, where there is one. */
  assetsDir: string | undefined;
  islandsScript: string;
  isDev: boolean;
  /** Set once the process is asked to stop: /readyz turns red and answers close their connections. */
  isDraining: () => boolean;
};

export type AppJob = AnyJob<Ctx>;

export const ctxOf = (c: Context) => c.get('ctx') as Ctx;

/** How loaders reach it: context.get(ctxContext). */
export const ctxContext = createContext<Ctx>();
