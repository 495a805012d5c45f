/** Files as people and strangers send them: pictures, papers, and what only looks like one (Q29, Q33). */
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

export const picture = (width = 60, height = 40, format: 'jpeg' | 'png' = 'jpeg') =>
  sharp({ create: { width, height, channels: 3, background: '#2a6' } })
    [format]()
    .toBuffer();

/** Taken with the phone held sideways, at a place. */
export const fromPhone = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#2a6' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Telefono', Orientation: '6' }, IFD3: { GPSLatitude: '4/1 36/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

const crcOf = (bytes: Uint8Array) => {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
};
function chunk(name: string, data: Uint8Array) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const out = Buffer.alloc(8 + data.length + 4);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crcOf(body), out.length - 4);
  return out;
}

/** A hundred kilobytes that unfold to 900 million pixels. */
export function imageBomb(side = 30_000) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const row = Math.ceil(side / 8) + 1;
  const data = deflateSync(Buffer.alloc(row * side), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

export const withPngText = async (text: string) => {
  const png = await picture(20, 20, 'png');
  const at = png.length - 12;
  return Buffer.concat([png.subarray(0, at), chunk('tEXt', Buffer.from(`Comment\0${text}`)), png.subarray(at)]);
};

/** A remark of this text before the picture: what a browser that guesses would read first. */
export const withJpegRemark = async (text: string) => {
  const jpeg = await picture();
  const remark = Buffer.from(text, 'latin1');
  const head = Buffer.from([0xff, 0xfe, (remark.length + 2) >> 8, (remark.length + 2) & 255]);
  return Buffer.concat([jpeg.subarray(0, 2), head, remark, jpeg.subarray(2)]);
};

type PdfParts = { catalog?: string; extra?: string; trailer?: string; tail?: string };

export const paper = ({ catalog = '', extra = '', trailer = '', tail = '\n' }: PdfParts = {}) =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalog} >>\nendobj\n` +
      `2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n` +
      `3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>\nendobj\n${extra}` +
      `trailer\n<< /Root 1 0 R ${trailer} >>\nstartxref\n0\n%%EOF${tail}`,
    'latin1',
  );

type PackOptions = {
  objects?: string;
  /** Between the dictionary and its data, and before the dictionary. */
  keyword?: string;
  head?: string;
  dictionary?: string;
  encode?: (plain: Buffer) => Buffer;
  length?: string;
  more?: (size: number) => string;
};

/** Objects in a compressed stream, where a search of the file alone does not see them. */
export function packedWith(packing: PackOptions = {}) {
  const { objects = '7 0 <</Type/Font>>', keyword = '\nstream\n', head = '9 0 obj\n', more } = packing;
  const { dictionary = '/Type /ObjStm /Filter /FlateDecode', encode = deflateSync } = packing;
  const data = encode(Buffer.from(objects, 'latin1')).toString('latin1');
  const length = packing.length ?? data.length;
  const body = `${head}<< ${dictionary} /N 1 /First 4 /Length ${length} >>${keyword}${data}\nendstream\nendobj\n`;
  return `${body}${more?.(data.length) ?? ''}`;
}

export const objectStream = (objects: string, dictionary = '/Filter /FlateDecode') =>
  packedWith({ objects, dictionary: `/Type /ObjStm ${dictionary}` });

/** Nearly as large as may be, and every byte of it a picture: noise does not shrink. */
export async function largePicture(bytes: number) {
  const side = 1800;
  const noise = Buffer.allocUnsafe(side * side * 3);
  let seed = 7;
  for (let at = 0; at < noise.length; at++) {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
    noise[at] = seed >> 16;
  }
  const jpeg = await sharp(noise, { raw: { width: side, height: side, channels: 3 } })
    .jpeg({ quality: 60 })
    .toBuffer();
  // Filled up by remarks, as cameras do.
  const parts = [jpeg.subarray(0, 2)];
  for (let left = bytes - jpeg.length; left > 0; ) {
    const length = Math.min(left, 65_000);
    const head = Buffer.from([0xff, 0xfe, (length - 2) >> 8, (length - 2) & 255]);
    parts.push(head, Buffer.alloc(length - 4, 32));
    left -= length;
  }
  return Buffer.concat([...parts, jpeg.subarray(2)]);
}
