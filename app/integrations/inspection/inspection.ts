/** What is looked at in the bytes of an upload before anybody may open them (D25, T27). */

/** The content types of an upload, each with the ending of its file. */
export const CONTENT_TYPES = { 'image/jpeg': 'jpg', 'image/png': 'png', 'application/pdf': 'pdf' } as const;
export type ContentType = keyof typeof CONTENT_TYPES;
export const isContentType = (text: string): text is ContentType => Object.hasOwn(CONTENT_TYPES, text);

/** A word for each reason; the screens have the sentence. */
export const REFUSALS = [
  'empty',
  'too_large',
  'wrong_type',
  'unreadable',
  'too_many_pixels',
  'mixed_content',
  'pdf_script',
  'pdf_attachment',
  'pdf_locked',
  'infected',
  'quota',
] as const;
export type RefusalReason = (typeof REFUSALS)[number];

export type Upload = {
  bytes: Uint8Array;
  content_type: ContentType;
  /** The most that a square picture of an official photo may weigh after it is written anew (D25); others keep their size. */
  photo?: { leastSide: number; mostSide: number; mostBytes: number } | undefined;
};
export type InspectionResult =
  | { kept: { bytes: Uint8Array<ArrayBuffer>; content_type: ContentType; sha256: string } }
  | { refused: RefusalReason };

export type Inspection = {
  /** 503 when too many wait. */
  inspect(upload: Upload): Promise<InspectionResult>;
};

export const MOST_PIXELS = 40_000_000;
