/** Reads a ZIP as programs do, from the directory at its end, and compares it with what stands before each file. */
import { crc32 } from 'node:zlib';

export function unzip(archive: Uint8Array): Map<string, Buffer> {
  const all = Buffer.from(archive);
  const end = all.length - 22;
  if (all.readUInt32LE(end) !== 0x06054b50) throw new Error('no end of a directory');
  const count = all.readUInt16LE(end + 10);
  let at = all.readUInt32LE(end + 16);
  if (at + all.readUInt32LE(end + 12) !== end) throw new Error('the directory does not end where it should');
  const files = new Map<string, Buffer>();
  for (let number = 0; number < count; number++) {
    if (all.readUInt32LE(at) !== 0x02014b50) throw new Error('no entry of the directory');
    const [flags, method] = [all.readUInt16LE(at + 8), all.readUInt16LE(at + 10)];
    const [crc, size, whole] = [all.readUInt32LE(at + 16), all.readUInt32LE(at + 20), all.readUInt32LE(at + 24)];
    const name = all.toString('utf8', at + 46, at + 46 + all.readUInt16LE(at + 28));
    const local = all.readUInt32LE(at + 42);
    if (all.readUInt32LE(local) !== 0x04034b50) throw new Error(`no file at ${local}`);
    // Version, flags, method, time, check sum and sizes are said twice.
    if (!all.subarray(local + 4, local + 28).equals(all.subarray(at + 6, at + 30)))
      throw new Error(`two words on ${name}`);
    const begin = local + 30 + all.readUInt16LE(local + 26) + all.readUInt16LE(local + 28);
    const bytes = all.subarray(begin, begin + size);
    if (flags !== 0x800 || method !== 0 || size !== whole) throw new Error(`${name} is not as it is`);
    if (crc32(bytes) !== crc) throw new Error(`${name} is damaged`);
    if (files.has(name)) throw new Error(`${name} is there twice`);
    files.set(name, bytes);
    at += 46 + all.readUInt16LE(at + 28) + all.readUInt16LE(at + 30) + all.readUInt16LE(at + 32);
  }
  return files;
}
