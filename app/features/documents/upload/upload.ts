/** One file on its way: what is handed to the queue, and what the queue says of it. */
import type { Doubt } from '#app/features/documents/legibility/rules.ts';
import type { DocumentType } from '#content/documents.ts';
import type { PreparedPicture } from './prepare.ts';
import type { FailureReason } from './rules.ts';

export type NewFile = {
  readonly user_id: string;
  readonly type: DocumentType;
  readonly blob: Blob;
  readonly name: string;
  readonly note?: string;
  /** What was found hard to read and is sent nevertheless. */
  readonly doubts?: readonly Doubt[];
  /** Sent as it is: a visa photo has its size already. */
  readonly isReady?: boolean;
  /** A picture waits to be looked at, turned or joined with others; one that is hard to read always does. */
  readonly isHeld?: boolean;
  /** Instead of a session: the token of "continue on your phone". */
  readonly pass?: string;
};

export const STAGES = [
  'preparing',
  'held',
  'waiting',
  'asking',
  'sending',
  'checking',
  'done',
  'failed',
  'refused',
] as const;
export type Stage = (typeof STAGES)[number];

export type Upload = {
  readonly id: string;
  readonly user_id: string;
  readonly type: DocumentType;
  readonly name: string;
  readonly stage: Stage;
  /** From 0 to 1, of the bytes that have left. */
  readonly progress: number;
  readonly why: FailureReason | null;
  /** The server has a row of it: the list tells what became of it. */
  readonly isListed: boolean;
  /** Its number, once it was given one. */
  readonly file_number: number | null;
  readonly doubts: readonly Doubt[];
  /** A picture of it in this browser's memory, as it will leave; nothing of a PDF. */
  readonly preview: string | null;
};

/** As the queue holds it. */
export type QueueEntry = {
  file: NewFile;
  shown: Upload;
  /** The bytes that leave; of a picture its prepared ones. */
  bytes: Blob | null;
  picture: PreparedPicture | null;
  quarterTurns: number;
  note: string | undefined;
  /** The number it has been given, and whether bytes were on their way to it. */
  number: number | undefined;
  hasLeft: boolean;
  tried: number;
  stop: AbortController;
};

/** Nobody needs to do or wait for anything. */
export const isOver = ({ stage }: Pick<Upload, 'stage'>) =>
  stage === 'done' || stage === 'failed' || stage === 'refused';
/** What its person would have to choose again if the page were closed. */
export const isUnsent = ({ stage }: Pick<Upload, 'stage'>) => stage !== 'done' && stage !== 'refused';
/** Goes on by itself. */
export const isMoving = (upload: Pick<Upload, 'stage'>) => !isOver(upload) && upload.stage !== 'held';
