/** The calls of admins about the trail. */
import { send } from '#app/platform/http/http.ts';

export type AuditResult = {
  lines: number;
  faults: { kind: 'altered' | 'removed' | 'inserted' | 'broken'; audit_id: number | null; seal_id: number | null }[];
};

/** Five years of lines take their time. */
export const checkTrail = () => send<AuditResult>('GET', '/admin/audit/check', { seconds: 60 });

/** The browser writes it straight to its disk: a file of any length needs no memory of the page. */
export const downloadTrail = (format: string, filter: Readonly<Record<string, string>>) =>
  location.assign(`/api-mv/admin/audit/export?${new URLSearchParams({ format, ...filter })}`);
