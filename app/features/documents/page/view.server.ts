/** What the screen of documents shows of one person: finished sentences, and what can be done with each. */
import type { Ctx } from '#app/ctx.server.ts';
import type { Checklist, FileRow } from '#app/features/documents/checklist/store.server.ts';
import { dayOfEnd } from '#app/features/documents/ending.server.ts';
import { isWantedByStaff } from '#app/features/documents/files/access.server.ts';
import { comesLater, isOpen, keyOf } from '#app/features/documents/files/rules.ts';
import { listFiles } from '#app/features/documents/files/store.server.ts';
import { readLock } from '#app/features/forms/lock/store.server.ts';
import { headIdOf, mayRead, readFamily } from '#app/features/forms/prefill/family.server.ts';
import { type Locale, localeInfo } from '#app/i18n/locales.ts';
import { translator } from '#app/i18n/messages.server.ts';
import { CONTENT_TYPES, isContentType, REFUSALS } from '#app/integrations/inspection/inspection.ts';
import { isStaff } from '#app/platform/access/actor.ts';
import { DOCUMENT_TYPES, type DocumentType } from '#content/documents.ts';
import { type Guide, guideOf, photoAdvice, reasonOf } from './guides.server.ts';
import { countOf } from './rules.ts';

const KB = 1024;

/** As people read it: kilobytes up to one megabyte, then one decimal. */
function sizeText(locale: Locale, bytes: number): string {
  const isSmall = bytes < KB * KB;
  return new Intl.NumberFormat(localeInfo[locale].tag, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    // The short word for megabytes is none that people know in Arabic.
    unitDisplay: locale === 'ar' ? 'long' : 'short',
    maximumFractionDigits: isSmall ? 0 : 1,
    numberingSystem: 'latn',
  }).format(Math.max(1, isSmall ? bytes / KB : bytes / KB / KB));
}

function shownFile(locale: Locale, row: FileRow) {
  const { file_number, state, name, note, content_type, bytes, asked_again, accepted_at } = row;
  return {
    key: keyOf(row),
    ...{ file_number, state, name, note, asked_again },
    refused_for: REFUSALS.find((one) => one === row.refused_for) ?? null,
    kind: isContentType(content_type) ? CONTENT_TYPES[content_type].toUpperCase() : '',
    size: bytes === null ? null : sizeText(locale, bytes),
    isAccepted: accepted_at !== null,
  };
}
export type FileView = ReturnType<typeof shownFile>;

type KnownPerson = { first_name: string; isSelf: boolean };

/** On the list in its order, then what an earlier service has left. */
function documentsOf(ctx: Ctx, { listed, files, requests, has }: Checklist, known: KnownPerson) {
  const { locale, now } = ctx;
  const say = translator(locale, 'documents');
  const left = DOCUMENT_TYPES.filter(
    (type) => !listed.some((one) => one.type === type) && files.some((one) => one.document_type === type),
  );
  const rows = [...listed, ...left.map((type) => ({ type, need: null, who: null, state: 'kept' as const }))];
  return rows.map(({ type, need, who, state }) => ({
    ...{ type, need, state },
    title: say(`titles.${type}`),
    short: say(`why.${type}`),
    /** What an adviser wrote who asks for it. */
    asked: requests.find((one) => one.document_type === type && one.is_asked)?.reason ?? null,
    because: who && reasonOf(locale, { who, isMaybe: state === 'maybe', ...known }),
    guide: guideOf(locale, type, now) as Guide,
    status: has(type) ? ('Uploaded' as const) : ('Not uploaded' as const),
    files: files.filter((one) => one.document_type === type).map((one) => shownFile(locale, one)),
  }));
}

async function openness(ctx: Ctx, user_id: string, checklist: Checklist) {
  const lock = await readLock(ctx.db, user_id);
  const may = (what: 'add' | 'delete', type: DocumentType) =>
    isOpen(lock, {
      ...{ what, isStaff: isStaff(ctx.actor), comesLater: comesLater(checklist.sid, type) },
      isAskedAgain: isWantedByStaff(checklist, type),
    });
  return { isLocked: lock !== null, may };
}

/** Whoever of the family this reader may hand something in for, too (D48). */
async function othersOf(ctx: Ctx, profile: Checklist['profile']) {
  const family = await readFamily(ctx.db, headIdOf(profile));
  return family
    .filter((member) => member.user_id !== profile.user_id && mayRead(ctx.actor, member))
    .map(({ user_id, first_name }) => ({ user_id, first_name }));
}

/** The day on which announced files go, as the message about it says it: not everybody has an address that we may write to. */
function endOf(locale: Locale, files: readonly FileRow[]): string | null {
  const told = files.flatMap(({ announced_at }) => (announced_at ? [announced_at.getTime()] : []));
  return told.length > 0 ? dayOfEnd(locale, new Date(Math.min(...told))) : null;
}

export async function documentsView(ctx: Ctx, user_id: string) {
  const checklist = await listFiles(ctx, user_id);
  const { profile, sid, status, files, requests } = checklist;
  const titleOf = translator(ctx.locale, 'documents');
  const known = { first_name: profile.first_name, isSelf: ctx.actor.user_id === user_id };
  const { isLocked, may } = await openness(ctx, user_id, checklist);
  const documents = documentsOf(ctx, checklist, known).map((one) => ({
    ...one,
    mayAdd: one.state !== 'kept' && may('add', one.type),
    mayDelete: may('delete', one.type),
  }));
  return {
    person: { user_id, ...known, viewer: ctx.actor.user_id ?? '' },
    ...{ status, isLocked, documents },
    count: countOf(documents),
    /** What an adviser lets the person leave out, and why. */
    leftOut: requests
      .filter(({ is_asked }) => !is_asked)
      .map(({ document_type: type, reason }) => ({ type, title: titleOf(`titles.${type}`), reason })),
    hasService: sid !== null,
    /** The one who applies chooses it, for everybody. */
    mayChooseService: known.isSelf && profile.primary_user_id === null && !isStaff(ctx.actor),
    hasFiles: files.some(({ state }) => state === 'uploaded'),
    family: await othersOf(ctx, profile),
    photoAdvice: photoAdvice(ctx.locale),
    endsOn: endOf(ctx.locale, files),
  };
}
export type DocumentsView = Awaited<ReturnType<typeof documentsView>>;
export type DocumentView = DocumentsView['documents'][number];
