/**
 * A ZIP archive, written piece by piece and without compression: pictures and PDFs are compressed already. Sizes and
 * check sums stand before the bytes of each file, so that every program can read it; nothing of it needs more than the
 * one file that is being sent.
 */
import { crc32 } from 'node:zlib';

export type PackedFile = { name: string; bytes: Uint8Array; modified: Date };

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** What a program must know to read it: version 2.0, names in UTF-8, bytes as they are. */
const VERSION = 20;
const UTF8 = 0x0800;
const STORED = 0;
/** Made on Unix; the owner alone reads and writes what is unpacked. */
const MADE_BY = (3 << 8) | VERSION;
const OWNER_ONLY = (0o100600 << 16) >>> 0;

/** Two seconds is as exact as the format is; it begins in 1980. */
function dosTime(at: Date) {
  const year = Math.max(0, at.getUTCFullYear() - 1980);
  const day = (year << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  return { day, time };
}

/** Numbers of two or four bytes, the lowest first. */
function packed(fields: readonly (readonly [value: number, width: 2 | 4])[]): Buffer {
  const out = Buffer.alloc(fields.reduce((sum, [, width]) => sum + width, 0));
  let at = 0;
  for (const [value, width] of fields) at = out.writeUIntLE(value, at, width);
  return out;
}

/** Files in their order; the directory of all of them comes last. */
export async function* zipOf(files: AsyncIterable<PackedFile>): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, bytes, modified } of files) {
    const written = Buffer.from(name, 'utf8');
    const { day, time } = dosTime(modified);
    const shared = [
      ...([
        [VERSION, 2],
        [UTF8, 2],
        [STORED, 2],
        [time, 2],
        [day, 2],
        [crc32(bytes), 4],
      ] as const),
      ...([
        [bytes.length, 4],
        [bytes.length, 4],
        [written.length, 2],
        [0, 2],
      ] as const),
    ] as const;
    const local = Buffer.concat([packed([[LOCAL, 4], ...shared]), written]);
    const about = [
      [0, 2],
      [0, 2],
      [0, 2],
      [OWNER_ONLY, 4],
      [offset, 4],
    ] as const;
    directory.push(Buffer.concat([packed([[CENTRAL, 4], [MADE_BY, 2], ...shared, ...about]), written]));
    yield local;
    yield bytes;
    offset += local.length + bytes.length;
  }
  const entries = Buffer.concat(directory);
  const count = directory.length;
  yield Buffer.concat([
    entries,
    packed([
      [END, 4],
      [0, 2],
      [0, 2],
      [count, 2],
      [count, 2],
      [entries.length, 4],
      [offset, 4],
      [0, 2],
    ]),
  ]);
}
