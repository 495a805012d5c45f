/** One file in the queue, and what is asked for it. */
import type { UploadRequest } from './client.ts';
import type { PreparedPicture } from './prepare.ts';
import { nameFor, seenIn } from './rules.ts';
import type { NewFile, Upload } from './upload.ts';

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

const typeOf = ({ bytes, file }: QueueEntry) => bytes?.type || file.blob.type || 'application/pdf';
const endingOf = (type: string) => (type === 'application/pdf' ? 'pdf' : type === 'image/png' ? 'png' : 'jpg');

export function requestOf(entry: QueueEntry): UploadRequest {
  const { file, bytes, number, shown } = entry;
  const note = entry.note && seenIn(entry.note).trim();
  const content_type = typeOf(entry);
  const doubts = shown.doubts.length > 0 ? { doubts: shown.doubts.join(',') } : {};
  return {
    ...{ document_type: file.type, content_type, content_length: String(bytes?.size ?? 0) },
    name: nameFor(file.name, endingOf(content_type)),
    ...(number !== undefined && { file_number: String(number) }),
    ...(note && { note, ...doubts }),
  };
}
