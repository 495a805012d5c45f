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
    {
      id: 'documents-read-without-end',
      find: 'if (length > most) throw new Problem(413);',
      replace: 'if (length > 8 * most) throw new Problem(413);',
      why: 'an address that is used again while its bytes are read fills the memory of everybody',
      tests: [`${room}/files/bytes.test.ts`],
      only: 'no end',
    },
  ]),
  ...faultsOf({ ...both, file: `${room}/files/sweep.server.ts` }, [
    {
      id: 'documents-sweep-unbounded',
      find: "refuseTooMany('documents.sweep', orphans.length, all, at_most);",
      replace: '',
      why: 'a table that was lost takes every passport with it',
      only: 'on disk the sweep',
    },
    {
      id: 'documents-sweep-unseen',
      find: 'const outcome = await verify(ctx, row.user_id, row);',
      replace: "const outcome = 'missing';",
      why: 'whoever closed the page after the last byte has handed in nothing',
      only: 'on disk what came',
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
      find: 'return refusalIn(text) ?? refusalInPacked(bytes, text);',
      replace: 'return refusalIn(text);',
      why: 'a script in packed objects reaches the adviser',
      only: 'packed objects',
    },
    {
      id: 'documents-packed-elsewhere',
      find: "return places.every((place) => told.has(place)) ? null : 'unreadable';",
      replace: 'return null;',
      why: 'packed objects that we could not read reach a reader that can',
    },
    {
      id: 'documents-packed-unnamed',
      find: " || (keys.has('First') && keys.has('N'))",
      replace: '',
      why: 'packed objects without their name are not unpacked',
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
      find: "const over = and(endedBefore(before), or(ne(documents.state, 'uploaded'), isAnnounced));",
      replace: 'void isAnnounced;\n  const over = endedBefore(before);',
      why: 'files go before anybody was told to download them',
      only: 'not announced',
    },
    {
      id: 'documents-announced-of-another-outcome',
      find: 'const IS_TOLD: SQL = sql`coalesce(${documents.announced_at} > ${OUTCOME_DAY}, false)`;',
      replace: 'const IS_TOLD: SQL = sql`true`;',
      why: 'an outcome that was corrected takes the files without another word',
      only: 'announced anew',
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
  ...faultsOf({ tests: [`${room}/pass/api.test.ts`], file: `${room}/files/pass.server.ts` }, [
    {
      id: 'pass-other-person',
      find: 'return pass?.user_id === user_id ? pass : null;',
      replace: 'return pass;',
      why: 'the code of one person uploads into the documents of any other',
      only: 'for another person',
    },
    {
      id: 'pass-after-log-out',
      find: 'lte(sessions.created_at, upload_passes.created_at),',
      replace: '',
      why: 'who logs out everywhere and in again has the thief of the code back',
      only: 'it ends after',
    },
    {
      id: 'pass-after-own-account',
      find: 'and(eq(users.primary_user_id, made_by), sql`not ${isPrivate}`)',
      replace: 'eq(users.primary_user_id, made_by)',
      why: 'a parent’s code still uploads for somebody who has an account of their own',
      only: 'a guardian',
    },
  ]),
  ...faultsOf({ tests: [`${room}/pass/api.test.ts`], file: `${room}/files/store.server.ts` }, [
    {
      id: 'pass-asks-for-old-files',
      find: 'if (pass && row.created_at < pass.created_at) throw new Problem(404);',
      replace: '',
      why: 'a phone learns which documents somebody handed in before',
      only: 'of what was there before',
    },
    {
      id: 'pass-takes-a-place',
      find: "if (there?.state === 'uploaded' || isBefore) throw",
      replace: "if (there?.state === 'uploaded') throw",
      why: 'a phone replaces what its person is sending from elsewhere',
      only: 'of what was there before',
    },
  ]),
  ...faultsOf({ tests: [`${room}/pass/api.test.ts`], file: `${room}/pass/store.server.ts` }, [
    {
      id: 'pass-one-too-many',
      find: 'live.slice(PASSES_MOST - 1)',
      replace: 'live.slice(PASSES_MOST)',
      why: 'four codes live at once',
      only: 'three live',
    },
  ]),
  ...faultsOf({ tests: [`${room}/share/api.test.ts`], file: `${room}/share/store.server.ts` }, [
    {
      id: 'share-with-anybody',
      find: 'member.user_id !== user_id && mayRead(ctx.actor, member)',
      replace: 'member.user_id !== user_id',
      why: 'files land in the documents of somebody who keeps them to themselves',
      only: 'not with strangers',
    },
    {
      id: 'share-twice',
      find: 'if (there !== undefined) return { user_id, file_number: there, is_new: false };',
      replace: '',
      why: 'a second click fills the list with the same file',
      only: 'twice is once',
    },
    {
      id: 'share-asked-again',
      find: 'if (source.asked_again !== null) throw new Problem(409, ASKED_AGAIN);',
      replace: '',
      why: 'a file that will not do is handed on to the whole family',
      only: 'stands in the way',
    },
  ]),
  ...faultsOf({ tests: [`${room}/zip/api.test.ts`], file: `${room}/zip/store.server.ts` }, [
    {
      id: 'archive-old-log-in',
      find: '  await requireRecentLogIn(ctx);\n',
      replace: '',
      why: 'a borrowed phone gives away all passports at once',
      only: 'a day after',
    },
    {
      id: 'archive-unseen',
      find: "await record(ctx, ctx.db, 'document.read', place);",
      replace: 'void place;',
      why: 'an adviser who takes everything leaves no trace of what',
      only: 'a day after',
    },
    {
      id: 'archive-broken-by-one',
      find: 'else missing.push(name);',
      replace: "else throw new Error('missing');",
      why: 'one lost file keeps somebody from all the others',
      only: 'named in a text',
    },
  ]),
  ...faultsOf({ tests: [`${room}/zip/api.test.ts`], file: `${room}/zip/sending.server.ts` }, [
    {
      id: 'archive-never-ends',
      find: 'if (timer && !isOver) count(reader, -1);',
      replace: '',
      why: 'after eight downloads nobody gets an archive any more',
      only: 'to the end',
    },
  ]),
  ...faultsOf({ tests: [`${room}/office/api.test.ts`], file: `${room}/files/store.server.ts` }, [
    {
      id: 'asked-again-twice',
      find: "if (file.asked_again === null) await writeDocumentMessages(ctx, tx, 'askedAgain', place);",
      replace: "await writeDocumentMessages(ctx, tx, 'askedAgain', place);",
      why: 'each new wording of a reason is another message',
      only: 'another file',
    },
  ]),
];
