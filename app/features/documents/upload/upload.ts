/** One file on its way: what is handed to the queue, and what the queue says of it. */
import type { Doubt } from '#app/features/documents/legibility/rules.ts';
import type { DocumentType } from '#content/documents.ts';

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
  /** Instead of a session: the token of "continue on your phone". */
  readonly pass?: string;
};

export const STAGES = ['preparing', 'asking', 'sending', 'checking', 'done', 'waiting', 'failed', 'refused'] as const;
export type Stage = (typeof STAGES)[number];

export type Upload = {
  readonly id: string;
  readonly user_id: string;
  readonly type: DocumentType;
  readonly name: string;
  readonly stage: Stage;
  /** From 0 to 1, of the bytes that have left. */
  readonly progress: number;
  /** Why it was refused or has failed: a key of the screen's texts. */
  readonly why: string | null;
};
