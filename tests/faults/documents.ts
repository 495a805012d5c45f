/** Supporting documents: what is let in, who reads it, what stays. */
import { type Fault, faultsOf } from './fault.ts';

const room = 'app/features/documents';
const api = { tests: [`${room}/files/api.test.ts`] };
const look = { tests: ['app/integrations/inspection/look.test.ts'] };
const both = { tests: [`${room}/files/storages.api.test.ts`] };

export const faults: readonly Fault[] = [
  ...faultsOf({ ...api, file: `${room}/files/rules.ts` }, [
    {
      id: 'documents-number-of-refused',
      find: "state === 'uploaded' || (state === 'incoming'",
      replace: "state !== 'incoming' || (state === 'incoming'",
      why: 'twenty refused tries, and nobody can hand in the document any more',
      only: 'never listed',
    },
    {
      id: 'documents-lock-delete',
      find: "return what === 'add' && (isStaff || later);",
      replace: 'return isStaff || later;',
      why: 'what an adviser is reading disappears under their eyes',
      only: 'with an adviser',
    },
    {
      id: 'documents-old-log-in',
      find: '!isRecent(opened, LOG_IN_MS) && !isRecent(confirmed, CONFIRMED_MS)',
      replace: '!isRecent(opened, LOG_IN_MS) && confirmed === null',
      why: 'a password given once opens the passports of a borrowed phone for ever',
      only: 'after the log-in',
    },
  ]),
  ...faultsOf({ ...api, file: `${room}/files/verify.server.ts` }, [
    {
      id: 'documents-quota-announced',
      find: 'usedBytes(others) + found.kept.bytes.length > QUOTA_BYTES',
      replace: 'usedBytes(others) > QUOTA_BYTES',
      why: 'whoever announces no length has no limit',
      only: '200 MB',
    },
    {
      id: 'documents-slip-into-review',
      find: "await requireOpen(ctx, tx, { user_id, type, what: 'add' }, before);",
      replace: '',
      why: 'a file changes after the case was sent',
      only: 'slip in',
    },
  ]),
  ...faultsOf({ ...api, file: `${room}/files/store.server.ts` }, [
    {
      id: 'documents-staff-unseen',
      find: "await record(ctx, ctx.db, 'document.read', place);",
      replace: '',
      why: 'nobody knows which adviser has opened whose passport',
      only: 'who may',
    },
    {
      id: 'documents-refused-served',
      find: "if (row.state !== 'uploaded') throw new Problem(404);",
      replace: '',
      why: 'what was refused can be opened all the same',
      only: 'never served',
    },
  ]),
  ...faultsOf({ ...api, file: `${room}/files/bytes.server.ts` }, [
    {
      id: 'documents-shared-bytes',
      find: 'for (const key of keys) if (!used.has(key)) await storage.remove(key);',
      replace: 'for (const key of keys) await storage.remove(key);',
      why: 'one of a family deletes a file, and the others have none',
      only: 'last row',
    },
  ]),
  ...faultsOf({ ...both, file: `${room}/files/bytes.server.ts` }, [
    {
      id: 'documents-sweep-unbounded',
      find: "refuseTooMany('documents.sweep', orphans.length, all, at_most);",
      replace: '',
      why: 'a table that was lost takes every passport with it',
      only: 'on disk the sweep',
    },
  ]),
  ...faultsOf({ ...look, file: 'app/integrations/inspection/look.server.ts' }, [
    {
      id: 'documents-sideways',
      find: 'const upright = open().rotate();',
      replace: 'const upright = open();',
      why: 'the passport lies on its side, since what said so is gone',
      only: 'upright',
    },
  ]),
  ...faultsOf({ ...look, file: 'app/integrations/inspection/pdf-scan.ts' }, [
    {
      id: 'documents-packed-script',
      find: 'return refusalIn(text) ?? refusalInStreams(bytes, text);',
      replace: 'return refusalIn(text);',
      why: 'a script in packed objects reaches the adviser',
      only: 'packed objects',
    },
  ]),
  ...faultsOf({ tests: ['app/integrations/scanner/clamd.test.ts'], file: 'app/integrations/scanner/clamd.server.ts' }, [
    {
      id: 'documents-error-is-clean',
      find: "line === 'stream: OK' ? 'clean'",
      replace: "line.endsWith('OK') ? 'clean'",
      why: 'a scanner that says something else is taken for one that found nothing',
    },
  ]),
  ...faultsOf({ tests: [`${room}/ending.test.ts`], file: `${room}/ending.server.ts` }, [
    {
      id: 'documents-unannounced-end',
      find: 'const over = and(endedBefore(before), lt(documents.announced_at, told));',
      replace: 'void told;\n  const over = endedBefore(before);',
      why: 'files go before anybody was told to download them',
      only: 'not announced',
    },
  ]),
  ...faultsOf({ tests: [`${room}/checklist/facts.api.test.ts`], file: `${room}/checklist/facts.server.ts` }, [
    {
      id: 'documents-work-of-the-head',
      find: 'isHead || OF_THE_TRIP.includes(field)',
      replace: 'isHead || field !== ""',
      why: 'a child is asked for a letter of an employer',
      only: 'questions of the beginning',
    },
  ]),
];
