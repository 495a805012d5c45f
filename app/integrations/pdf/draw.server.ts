/** From a description to the bytes of a PDF: laid out whole, then drawn page by page. */
import PDFDocument from 'pdfkit';
import { brand } from '#content/brand.ts';
import { type FaceFiles, openFaces } from './fonts.server.ts';
import type { Ink } from './layout.ts';
import { pagesOf } from './page.server.ts';
import type { PdfDocument } from './pdf.ts';

type Sheet = InstanceType<typeof PDFDocument>;

/** Given, so that pdfkit takes a run as one piece, as we have shaped it; without, it takes it word by word. */
const AS_SHAPED: PDFKit.Mixins.TextOptions = { lineBreak: false, baseline: 'alphabetic', features: [] };

function drawInk(sheet: Sheet, ink: Ink) {
  switch (ink.kind) {
    case 'line':
      sheet.fillColor(ink.color).fontSize(ink.size);
      for (const { face, text, x } of ink.runs) sheet.font(face).text(text, ink.x + x, ink.y, AS_SHAPED);
      return;
    case 'area':
      if (ink.radius) sheet.roundedRect(ink.x, ink.y, ink.width, ink.height, ink.radius);
      else sheet.rect(ink.x, ink.y, ink.width, ink.height);
      sheet.fill(ink.color);
      return;
    case 'shape':
      sheet.save().translate(ink.x, ink.y).scale(ink.scale).path(ink.path).fill(ink.color).restore();
      return;
    case 'link':
      sheet.link(ink.x, ink.y, ink.width, ink.height, ink.href);
  }
}

/** Fresh faces for each paper: a face remembers of a shape the first letter that it stood for. */
export async function draw(document: PdfDocument, files: FaceFiles): Promise<Uint8Array<ArrayBuffer>> {
  const faces = openFaces(files);
  const pages = pagesOf(document, faces);
  const sheet = new PDFDocument({
    ...{ size: 'A4', margin: 0, autoFirstPage: false, lang: document.locale, displayTitle: true },
    // None of its own: it would read Helvetica.
    font: '',
    info: { Title: document.title, Author: brand.line, Creator: brand.name, Producer: brand.name },
  });
  const parts: Uint8Array[] = [];
  const ended = new Promise<void>((done, fail) => {
    sheet.on('data', (part: Uint8Array) => parts.push(part));
    sheet.on('end', done);
    sheet.on('error', fail);
  });
  for (const { name, font } of faces.printed()) sheet.registerFont(name, font as unknown as Buffer);
  for (const page of pages) {
    sheet.addPage();
    for (const ink of page) drawInk(sheet, ink);
  }
  sheet.end();
  await ended;
  return new Uint8Array(Buffer.concat(parts));
}
