/** Several photos as one PDF, a page each: the few lines of the format that hold JPEGs as they are. */
export type JpegPage = { readonly bytes: Uint8Array; readonly width: number; readonly height: number };

/** A4 in points; a photo fills one of its sides. */
const PAPER = { width: 595, height: 842 };
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

function sizeOn({ width, height }: JpegPage) {
  const [across, down] = width > height ? [PAPER.height, PAPER.width] : [PAPER.width, PAPER.height];
  const scale = Math.min(across / width, down / height);
  return { across: Math.round(width * scale), down: Math.round(height * scale) };
}

export function pdfOf(pages: readonly JpegPage[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const starts: number[] = [];
  let length = 0;
  const write = (part: Uint8Array | string) => {
    const bytes = typeof part === 'string' ? latin(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  const object = (number: number, ...inside: (Uint8Array | string)[]) => {
    starts[number] = length;
    write(`${number} 0 obj\n`);
    inside.forEach(write);
    write('\nendobj\n');
  };
  /** Three objects a page: itself, what it draws, its photo. */
  const numbers = pages.map((_, at) => 3 + at * 3);
  // The second line tells programs that bytes follow, not text.
  write('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n');
  object(1, '<< /Type /Catalog /Pages 2 0 R >>');
  const kids = numbers.map((number) => `${number} 0 R`).join(' ');
  object(2, `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  pages.forEach((page, at) => {
    const number = numbers[at] ?? 0;
    const { across, down } = sizeOn(page);
    const drawing = `q ${across} 0 0 ${down} 0 0 cm /Photo Do Q`;
    object(
      number,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${down}] `,
      `/Resources << /XObject << /Photo ${number + 2} 0 R >> >> /Contents ${number + 1} 0 R >>`,
    );
    object(number + 1, `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`);
    object(
      number + 2,
      `<< /Type /XObject /Subtype /Image /Width ${page.width} /Height ${page.height} /ColorSpace /DeviceRGB `,
      `/BitsPerComponent 8 /Filter /DCTDecode /Length ${page.bytes.length} >>\nstream\n`,
      page.bytes,
      '\nendstream',
    );
  });
  const table = length;
  const line = (start: number) => `${String(start).padStart(10, '0')} 00000 n \n`;
  write(`xref\n0 ${starts.length}\n0000000000 65535 f \n${starts.slice(1).map(line).join('')}`);
  write(`trailer\n<< /Size ${starts.length} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`);
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
