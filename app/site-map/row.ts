/** What a row of the site map says of its screen. */
import type { Role } from '#app/platform/access/actor.ts';
import type { Ownership } from '#app/platform/access/policy.ts';
import type { Destination } from '#content/catalogue.ts';
import type { PortalSlug } from '#content/portal-steps.ts';
import type { Locale } from '../i18n/locales.ts';
import type { TextGroup } from '../i18n/messages.server.ts';
import type { CaseTab, OfficePart } from './office.ts';

/** One of the pages of a screen with a parameter: its slug in each language that it is written in. */
export type Entry = {
  name: string;
  slugs: Partial<Record<Locale, string>>;
  /** Slugs of before: they lead to the present one. */
  old?: readonly string[];
};

type Origins = readonly `https://${string}`[];

/** Origins that one screen may load from, by directive of its policy. */
export type Outside = {
  /** For documents. A screen of the app needs none: under 'strict-dynamic' its own scripts may load others, and browsers ignore hosts there. */
  script?: Origins;
  frame?: Origins;
  connect?: Origins;
  img?: Origins;
  /** Frames that may take a payment (permissions-policy). */
  payment?: Origins;
  /** A window that the page opens may answer to it. */
  hasPopups?: true;
  /** Somebody pays there: the providers that take payments are opened, and the page is left by loading another (T39). */
  hasPayments?: true;
  /** Files go from the browser to the storage and back: where that is a bucket, its origin is opened. */
  hasStorage?: true;
};

export type Row = {
  file: string;
  /** `document`: rendered on the server and left alone; `app`: woken by the router, made for each request. */
  layout: 'document' | 'app';
  /** Who may see it; without it everybody may. */
  roles?: readonly Role[];
  /** Its path names a person by `user_id`: whose page it may be. */
  owner?: readonly Ownership[];
  /** What is on record when staff open it. */
  audit?: string;
  /** Open to staff who have yet to set up their second factor. */
  isDoor?: true;
  /** The groups of texts that a screen of the app formats in the browser, beside those that every one has. */
  texts?: readonly TextGroup[];
  /** Stands inside the frame of the portal, as part of one of its steps, or inside that of the back office. */
  frame?: 'portal' | 'office';
  step?: PortalSlug;
  /** The part of the back office that it belongs to: the first row of a part is where its entry of the bar leads. */
  part?: OfficePart;
  /** The tab of a case that it belongs to: the first row of a tab is where the tab leads. */
  tab?: CaseTab;
  /** The browser of its person may keep it, to open it without a network (app/platform/offline/). */
  isKeptOffline?: true;
  /** Addresses that carry something secret tell no other page of it. */
  isDiscreet?: true;
  /** Exists only while payments are in test mode (T18). */
  isSandbox?: true;
  /**
   * A page for people who build or try the product; `demo` ones exist in demo mode only. A `notice` only has something
   * to say: no search engine lists it.
   */
  kind?: 'developer' | 'demo' | 'notice';
  /** Where Start Here leads from this page, when it is not the usual way. */
  start?: { country?: Destination; override?: string };
  /** Its one parameter is the slug of an entry; server/entries.ts and article-entries.ts list them, and anything else is no page. */
  hasEntries?: true;
  /** Where its entries are listed: a language that lacks one is led there, and what is none of them says so itself (D53). */
  list?: string;
  /** A list in pages: `?page=2` names another page, and nothing else of a query does (T47). */
  isPaged?: true;
  /** Answers to what somebody typed: made for each request and kept nowhere (T47). */
  isSearch?: true;
  /** What this screen alone may load from elsewhere (payment, embeds); every other stays closed. */
  outside?: Outside;
  es: `/${string}`;
  en?: `/${string}`;
  ar?: `/${string}`;
  /** Another spelling of the Arabic address: the same page, which names its first address as the one (D8). */
  arabicSlug?: `/${string}`;
};
