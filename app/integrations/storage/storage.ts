/** Where files live. Keys are made by us; URLs are for one key, one method, and end (D25, T27). */
type PutTicket = {
  key: string;
  content_type: string;
  max_bytes: number;
  content_length?: number;
  seconds?: number;
};
type GetTicket = { key: string; content_type: string; file_name: string; seconds?: number };
export type StoredFile = { key: string; bytes: number; modified: Date };

export type Storage = {
  putUrl(ticket: PutTicket): Promise<string>;
  getUrl(ticket: GetTicket): Promise<string>;
  head(key: string): Promise<StoredFile | null>;
  read(key: string): Promise<ReadableStream<Uint8Array> | null>;
  /** `beforeKept` runs when all bytes are there and before anybody can read them; if it throws, nothing is kept. */
  write(
    key: string,
    body: ReadableStream<Uint8Array> | Uint8Array,
    maxBytes: number,
    beforeKept?: () => Promise<void>,
  ): Promise<{ bytes: number }>;
  remove(key: string): Promise<void>;
  /** Every file whose key begins with this one and a slash; what is still being written is not there. */
  list(prefix: string): AsyncIterable<StoredFile>;
  /** Throws when a file could not be written now. */
  check(): Promise<void>;
};

/** Letters, digits, dash, underscore and single slashes: no key can climb out of its root. */
export const isStorageKey = (key: string) =>
  /^[\w-]+(?:\/[\w-]+){0,6}(?:\.[a-z]{2,4})?$/.test(key) && key.length <= 200;
