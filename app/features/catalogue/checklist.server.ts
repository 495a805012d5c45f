/** The documents of a service in finished sentences, in the groups a page shows (spec 2 "Service pages", spec 3). */
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import type { ServiceType } from '#content/catalogue.ts';
import { checklists, DOCUMENT_NEEDS, type DocumentNeed, type DocumentType } from '#content/documents.ts';

type ChecklistItem = { type: DocumentType; title: string; why: string; who: string };
export type ChecklistGroup = { need: DocumentNeed; items: ChecklistItem[] };

/** A group without documents is left out. */
export function checklistOf(locale: Locale, sid: ServiceType): ChecklistGroup[] {
  const t = translator(locale, 'documents');
  return DOCUMENT_NEEDS.map((need) => ({
    need,
    items: checklists[sid]
      .filter((row) => row.need === need)
      .map(({ type, who }) => ({
        type,
        title: t(`titles.${type}`),
        why: t(`why.${type}`),
        who: t(`who.${who}`),
      })),
  })).filter(({ items }) => items.length > 0);
}
