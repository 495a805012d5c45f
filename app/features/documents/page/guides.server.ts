/** What counts as a document, how one gets it, and why it is asked of this person (spec 3 "content"). */
import { fillText } from '#app/features/texts/fill.server.ts';
import type { Locale } from '#app/i18n/locales.ts';
import arGuides from '#content/document-guides/ar.json';
import enGuides from '#content/document-guides/en.json';
import esGuides from '#content/document-guides/es.json';
import arWho from '#content/document-guides/who.ar.json';
import enWho from '#content/document-guides/who.en.json';
import esWho from '#content/document-guides/who.es.json';
import type { DocumentType, Who } from '#content/documents.ts';

export type Guide = { why: string; counts: string[]; not: string[]; get: string[]; tip?: string };
type Guides = Record<DocumentType, Guide> & { _photo: string[] };
type Reasons = Record<Who, { self: string; other: string; maybe: string }>;

const guides: Record<Locale, Guides> = { es: esGuides, en: enGuides, ar: arGuides };
const reasons: Record<Locale, Reasons> = { es: esWho, en: enWho, ar: arWho };

/** Figures come from where the authorities publish them. */
export const guideOf = (locale: Locale, type: DocumentType, now: Date): Guide =>
  fillText(locale, guides[locale][type], now).text;

export const photoAdvice = (locale: Locale): string[] => guides[locale]._photo;

/** A name keeps its own direction inside the sentence. */
const isolated = (name: string) => `\u2068${name}\u2069`;

type ReasonInput = { who: Who; isMaybe: boolean; isSelf: boolean; first_name: string };

export function reasonOf(locale: Locale, { who, isMaybe, isSelf, first_name }: ReasonInput): string {
  const { self, other, maybe } = reasons[locale][who];
  if (isMaybe) return maybe;
  return isSelf ? self : other.replaceAll('{name}', isolated(first_name));
}
