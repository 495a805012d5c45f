/**
 * A public page in one language. Its words stand here; its figures stand by reference and are put in when the page is
 * made, so that one change reaches every page (D2):
 *   {us-mrv}           a fee of content/facts.ts, a rule or list of content/facts/, as the reader writes it: "185 USD", "6 meses", "Colombia o Ecuador"
 *   {price:FirstTime}  what one person pays us today, from the price function
 */
import type { TextSection } from './text-block.ts';

export type Question = { readonly question: string; readonly answer: string };

export type PageText = {
  /** The heading of the page. */
  readonly title: string;
  /** For search engines and shared links: at most 60 and 160 characters. */
  readonly metaTitle: string;
  readonly description: string;
  /** Under the heading: what it is and for whom, in one or two sentences. */
  readonly lead: string;
  readonly sections: readonly TextSection[];
  readonly questions: readonly Question[];
};
