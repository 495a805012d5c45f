/** A PDF described as plain data, in one language: what it says, never how it looks (worker.server.ts draws it). */
import type { Locale } from '../../i18n/locales.ts';

export type PdfTone = 'good' | 'fair' | 'alert';

/** What was asked or named, and its answer, perhaps with where it was read; `end` is a figure at the end of the line. */
export type PdfRow = { label: string; value?: string; href?: string; end?: string | undefined; isTotal?: boolean };

/** What was asked and answered, side by side: in the language of the paper, and in English. */
type PdfSide = { label: string; value: string };
export type PdfPair = { own: PdfSide; english: PdfSide; note?: string | undefined };

export type PdfBlock =
  | { kind: 'text'; text: string; isQuiet?: boolean }
  /** `isSmall`: many short lines, as in an appendix. */
  | { kind: 'list'; items: readonly string[]; isNumbered?: boolean; isSmall?: boolean }
  /** `hasSums`: the figures are amounts with their currency, and need more room. */
  | { kind: 'rows'; rows: readonly PdfRow[]; hasSums?: boolean }
  | { kind: 'pairs'; rows: readonly PdfPair[] }
  /** A bar from 0 to `most`, with its word and its number. */
  | { kind: 'score'; value: number; most: number; word: string; number: string; tone: PdfTone }
  /** Set apart by a line of its colour. */
  | { kind: 'note'; title?: string | undefined; text: string; tone?: PdfTone }
  /** The whole address is written out: paper has no links. `more` stays beside it. */
  | { kind: 'link'; text: string; href: string; more?: string };

/** Stands together under its heading. */
export type PdfPart = { title?: string | undefined; blocks: readonly PdfBlock[] };

/** Begins on a new page. */
export type PdfSection = { parts: readonly PdfPart[] };

export type PdfDocument = {
  locale: Locale;
  title: string;
  /** Above the title: what kind of paper it is. */
  kind: string;
  /** Under the title: of which day. */
  date: string;
  /** At the foot of each page, beside its number. */
  foot: string;
  sections: readonly PdfSection[];
};

export type Pdf = {
  /** 503 when too many wait already: asked before a paper is written, since that is work, too. */
  requireRoom(): void;
  /** 503 when too many wait already, or when it takes too long. */
  render(document: PdfDocument): Promise<Uint8Array<ArrayBuffer>>;
};
