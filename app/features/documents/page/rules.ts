/** Where each document stands for its reader, in which order they are shown, and what comes next (spec 2, 4, D50). */
import type { DocumentNeed, DocumentType } from '#content/documents.ts';

type ShownState = 'needed' | 'maybe' | 'optional' | 'kept';

export type Standing = {
  readonly type: DocumentType;
  readonly need: DocumentNeed | null;
  readonly state: ShownState;
  readonly status: 'Uploaded' | 'Not uploaded';
  readonly files: readonly {
    readonly state: 'incoming' | 'uploaded' | 'refused';
    readonly asked_again: string | null;
  }[];
};

/** In the order of the page. */
const STANDS = ['again', 'refused', 'missing', 'maybe', 'uploaded', 'optional', 'kept'] as const;
export type Stand = (typeof STANDS)[number];

/** What an adviser asks for again counts before everything else, until another file is there. */
export function standOf({ state, status, files }: Standing): Stand {
  if (state === 'kept') return 'kept';
  if (status === 'Uploaded') return 'uploaded';
  if (files.some(({ asked_again }) => asked_again !== null)) return 'again';
  if (files.some((file) => file.state === 'refused')) return 'refused';
  return state === 'needed' ? 'missing' : state;
}

export const SECTIONS = ['open', 'maybe', 'uploaded', 'optional', 'kept'] as const;
export type Section = (typeof SECTIONS)[number];

/** What has to be done stands together, whatever the reason. */
const sectionOf = (stand: Stand): Section =>
  stand === 'again' || stand === 'refused' || stand === 'missing' ? 'open' : stand;

/** The order of the service stays within each. */
export function sectionsOf<D extends Standing>(documents: readonly D[]): { section: Section; documents: D[] }[] {
  const order = (document: D) => STANDS.indexOf(standOf(document));
  const sorted = documents.toSorted((one, other) => order(one) - order(other));
  return SECTIONS.map((section) => ({
    section,
    documents: sorted.filter((document) => sectionOf(standOf(document)) === section),
  })).filter((part) => part.documents.length > 0);
}

/** More than so many wait behind their number: a phone page stays within ten screens. */
const SHOWN_MAYBE = 4;

export const isFolded = ({ section, documents }: { section: Section; documents: readonly unknown[] }) =>
  section === 'optional' || section === 'kept' || (section === 'maybe' && documents.length > SHOWN_MAYBE);

/** Of a document with many files the first are shown. */
export const SHOWN_FILES = 3;

/** As the status counts: what is needed, without the additional ones (spec 4). */
export function countOf(documents: readonly Standing[]): { done: number; all: number } {
  const counted = documents.filter(({ state, type }) => state === 'needed' && type !== 'additional_documents');
  return { done: counted.filter(({ status }) => status === 'Uploaded').length, all: counted.length };
}

/** The one next step; null when nothing is missing. */
export function nextOf<D extends Standing>(documents: readonly D[]): D | null {
  const [first] = sectionsOf(documents);
  return first?.section === 'open' ? (first.documents[0] ?? null) : null;
}

/** Given by somebody of the family: it counts, and there is nothing of one's own. */
export const isByFamily = (document: Standing) =>
  document.status === 'Uploaded' && !document.files.some(({ state }) => state === 'uploaded');
