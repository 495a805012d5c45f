/** The calls of an upload: an address, the bytes to it, the look at them (spec 7 "Documents"). */
import { HttpError, send } from '#app/platform/http/http.ts';
import type { DocumentType } from '#content/documents.ts';
import { nameFor, seenIn, type Trouble } from './rules.ts';
import type { QueueEntry } from './upload.ts';

/** What went wrong, in the words of the rules. */
export class UploadTrouble extends Error {
  readonly trouble: Trouble;
  constructor(trouble: Trouble, message = 'upload') {
    super(message);
    this.trouble = trouble;
  }
}

const base = (user_id: string) => `/docs/${user_id}/documents`;
const proof = (pass: string | undefined) =>
  pass ? { headers: { 'x-upload-pass': pass }, isOutsideSession: true } : {};

function asTrouble(step: Trouble['step'], error: unknown): never {
  if (!(error instanceof HttpError)) throw new UploadTrouble({ step });
  const { status, field, serverMessage: message, retryAfter, body } = error;
  const { refused_for } = (body ?? {}) as { refused_for?: string };
  throw new UploadTrouble({ step, status, field, message, retryAfter, refused_for });
}

export type UploadRequest = {
  document_type: DocumentType;
  file_number?: string;
  content_type: string;
  content_length: string;
  name: string;
  note?: string;
  doubts?: string;
};
export type Place = { url: string; headers: { 'content-type': string }; file_number: number };

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

/** Our own addresses are reached where the page is: a machine has several names, and the policy knows one. */
export function reachable(url: string): string {
  const { pathname } = new URL(url, location.href);
  return pathname.startsWith(OWN_FILES) ? pathname : url;
}
const OWN_FILES = '/api-mv/files/';

/** Without an address there is no upload (spec 8). */
export async function askForUpload(user_id: string, wanted: UploadRequest, pass: string | undefined): Promise<Place> {
  const form = { form: wanted as Record<string, string>, ...proof(pass) };
  const place = await send<Partial<Place>>('POST', `${base(user_id)}/upload-url`, form).catch((error) =>
    asTrouble('ask', error),
  );
  const { url, file_number, headers = { 'content-type': wanted.content_type } } = place;
  if (!url || !file_number) throw new Error('Failed to get upload URL');
  return { url, file_number, headers };
}

type At = { document_type: DocumentType; file_number: number };
const LOOKING_SECONDS = 120;

export async function verifyFile(user_id: string, { document_type, file_number }: At, pass: string | undefined) {
  const form = { document_type, file_number: String(file_number) };
  const how = { form, seconds: LOOKING_SECONDS, ...proof(pass) };
  await send('POST', `${base(user_id)}/verify`, how).catch((error) => asTrouble('verify', error));
}

/** What was asked for and is no longer wanted gives its number back; whoever has only a pass deletes nothing. */
export const dropFile = (user_id: string, { document_type, file_number }: At) =>
  send('DELETE', `${base(user_id)}/${document_type}/files/${file_number}`);

/** A connection on which nothing moves for so long is none. */
const STILL_MS = 30_000;

type Watch = { onProgress: (share: number) => void; signal: AbortSignal };

/** With progress, which fetch does not tell of what leaves. */
export function putFile({ url, headers }: Place, blob: Blob, { onProgress, signal }: Watch): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const end = (settle: () => void) => () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      settle();
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(stop, STILL_MS);
    };
    const stop = () => request.abort();
    const fail = (status?: number) => reject(new UploadTrouble({ step: 'put', ...(status && { status }) }));
    request.upload.onprogress = ({ loaded, total }) => {
      wait();
      if (total > 0) onProgress(loaded / total);
    };
    request.onload = end(() => (request.status < 300 ? resolve() : fail(request.status)));
    request.onerror = end(() => fail());
    request.onabort = end(() => fail());
    signal.addEventListener('abort', stop);
    request.open('PUT', reachable(url));
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    wait();
    request.send(blob);
  });
}
