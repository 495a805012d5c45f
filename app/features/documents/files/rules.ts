/** Files of a person: how many, how large, when they can change, when a password is asked for (D25, D49, D50, T40). */
import type { Lock } from '#app/features/forms/lock/rules.ts';
import type { ServiceType } from '#content/catalogue.ts';
import { checklists, type DocumentType, type Who } from '#content/documents.ts';

export const FILES_MOST = 20;
export const FILE_BYTES = 10 * 1024 * 1024;
/** A picture that is written anew may grow. */
export const KEPT_BYTES = 4 * FILE_BYTES;
export const QUOTA_BYTES = 200 * 1024 * 1024;
const MINUTE = 60_000;
/** An address to upload to lives five minutes, and the upload may take as long again. */
export const INCOMING_MS = 15 * MINUTE;
/** What came and was never looked at, and what nobody knows, goes after a day. */
export const FORGOTTEN_MS = 24 * 60 * MINUTE;
const LOG_IN_MS = 24 * 60 * MINUTE;
const CONFIRMED_MS = 15 * MINUTE;

export const keyOf = ({ document_type, file_number }: { document_type: string; file_number: number }) =>
  `${document_type}_${file_number}`;

type NumberedFile = {
  document_type: string;
  file_number: number;
  state: 'incoming' | 'uploaded' | 'refused';
  created_at: Date;
};

/** A file that never came gives its number back; a refused one keeps it while there are others, so that the person reads why. */
const holdsNumber = ({ state, created_at }: NumberedFile, now: Date) =>
  state === 'uploaded' || (state === 'incoming' && now.getTime() - created_at.getTime() < INCOMING_MS);

/** The next free number of a type; null when there are twenty. */
export function nextNumber(files: readonly NumberedFile[], type: string, now: Date): number | null {
  const own = files.filter((file) => file.document_type === type);
  const numbers = Array.from({ length: FILES_MOST }, (_, at) => at + 1);
  const freeBeside = (taken: readonly NumberedFile[]) =>
    numbers.find((number) => !taken.some(({ file_number }) => file_number === number)) ?? null;
  const held = own.filter((file) => holdsNumber(file, now));
  return freeBeside([...held, ...own.filter(({ state }) => state === 'refused')]) ?? freeBeside(held);
}

/** What is on its way counts as it was announced, and as the most it can be where it was not. */
export const usedBytes = (files: readonly { state: string; bytes: number | null }[]) =>
  files.reduce((sum, { state, bytes }) => (state === 'refused' ? sum : sum + (bytes ?? FILE_BYTES)), 0);

/** Papers that exist only once the answers have left, or that somebody asks for later. */
const LATER: readonly Who[] = ['after-filing', 'called-to-interview', 'if-asked'];
export const comesLater = (sid: ServiceType | null, type: DocumentType) =>
  sid !== null && checklists[sid].some((row) => row.type === type && LATER.includes(row.who));

type Change = { what: 'add' | 'delete'; isStaff: boolean; isAskedAgain: boolean; comesLater: boolean };

/** While a case is with an adviser: what was asked for again, what comes later by its nature, and what staff add (D49). */
export function isOpen(lock: Lock | null, { what, isStaff, isAskedAgain, comesLater: later }: Change): boolean {
  if (!lock || isAskedAgain) return true;
  return what === 'add' && (isStaff || later);
}

/** A session of thirty days on a borrowed phone opens no passport: the log-in is of today, or the password was just given. */
export function needsPassword({ opened, confirmed }: { opened: Date; confirmed: Date | null }, now: Date): boolean {
  const isRecent = (at: Date | null, within: number) => at !== null && now.getTime() - at.getTime() < within;
  return !isRecent(opened, LOG_IN_MS) && !isRecent(confirmed, CONFIRMED_MS);
}
