/** How files of an archive are called: in order, in words, and without a sign that some system cannot write. */
const LONGEST = 60;

/** Letters and digits of any script; accents of Latin letters are dropped, whatever else stands between becomes a dash. */
export const plainName = (text: string) =>
  text
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .slice(0, LONGEST)
    // Half of a letter of two units is none: the header of the answer could not be written.
    .replace(/[\uD800-\uDBFF]$/, '')
    .replace(/^-+|-+$/g, '');

type ArchiveEntry = { place: number; title: string; file_number: number; ending: string };

/** `01-pasaporte-1.jpg`: the first figure is the place of the document in the list. */
export const nameInArchive = ({ place, title, file_number, ending }: ArchiveEntry) =>
  `${String(place).padStart(2, '0')}-${plainName(title)}-${file_number}.${ending}`;
