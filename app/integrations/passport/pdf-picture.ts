/** A scan is often a photo inside a PDF: its first one as it lies there, where it is a JPEG. */

/** Smaller ones are signs and seals. */
const LEAST_BYTES = 20_000;
const BEGIN = 'stream';
const END = 'endstream';

const isPdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-';

/** After the word `stream` there is one end of a line. */
function contentAt(bytes: Buffer, word: number): number {
  const from = word + BEGIN.length;
  if (bytes[from] === 13 && bytes[from + 1] === 10) return from + 2;
  return bytes[from] === 10 || bytes[from] === 13 ? from + 1 : from;
}

const isJpeg = (bytes: Buffer, at: number) => bytes[at] === 0xff && bytes[at + 1] === 0xd8 && bytes[at + 2] === 0xff;

function firstJpeg(bytes: Buffer): Uint8Array | null {
  for (let word = bytes.indexOf(BEGIN); word >= 0; word = bytes.indexOf(BEGIN, word + BEGIN.length)) {
    const from = contentAt(bytes, word);
    if (!isJpeg(bytes, from)) continue;
    const end = bytes.indexOf(END, from);
    if (end - from >= LEAST_BYTES) return bytes.subarray(from, end);
  }
  return null;
}

/** What can be read: the picture itself, one out of a PDF, or nothing. */
export const pictureIn = (bytes: Uint8Array): Uint8Array | null =>
  isPdf(bytes) ? firstJpeg(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)) : bytes;
