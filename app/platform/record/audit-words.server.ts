/** What the trail calls an action or a field, in the reader's language. */
import type { Locale } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';

export const auditWords = ({ locale }: { locale: Locale }) => translator(locale, 'office-audit');
export type AuditWords = ReturnType<typeof auditWords>;

/** A new action or field has no words yet: it is shown as it is called. */
export function wordOr(t: AuditWords, key: string, otherwise: string) {
  const known = key as Parameters<AuditWords>[0];
  return t.has(known) ? (t as (key: string) => string)(known) : otherwise;
}

/** The key of an action's words: a point is a level there. */
export const wordKey = (action: string) => action.replaceAll('.', '_');

export const actionWord = (t: AuditWords, action: string) => wordOr(t, `actions.${wordKey(action)}`, action);
