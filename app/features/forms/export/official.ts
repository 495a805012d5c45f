/** The answers of a form as the official one takes them, beside what was written; every change, and what is still to decide. */
import { CHANGES, type Change, type Doubt } from '#app/features/forms/carry/carry.ts';
import { plainLetters } from '#app/features/forms/carry/plain-letters.ts';
import { type AcceptedEnglish, type CarriedRow, carriedRows, type English } from '#app/features/forms/carry/rows.ts';
import type { readForm } from '#app/features/forms/engine/form.ts';
import { faultsOn } from '#app/features/forms/engine/page-answers.ts';
import type { Value } from '#app/features/forms/engine/values.ts';
import type { FormName } from '#content/catalogue.ts';
import type { Field, Form, Page, PageText } from '#content/forms/definition.ts';
import { officialStyles } from '#content/forms/official-style.ts';
import { threeLetters } from '#content/iso-three-letters.ts';
import type { Progress } from '#content/progress.ts';

/** In English, and in the language of whoever reads. */
type TextPair = { readonly en: string; readonly own: string };

export type OfficialRow = {
  readonly path: string;
  readonly page: number;
  readonly label: TextPair;
  /** As it is stored, and in words. */
  readonly original: Value;
  readonly read: string;
  /** What is typed, chosen or ticked in the official form; null while it has no English text. */
  readonly official: string | null;
  readonly kind: 'typed' | 'chosen' | 'ticked';
  readonly codes: readonly string[];
  readonly changes: readonly Change[];
  readonly doubt: Doubt | null;
  readonly is_prose: boolean;
  readonly english: English;
};
/** A section of the page, or a row of a repeat group. */
type OfficialBlock = { readonly title: TextPair | null; readonly rows: readonly OfficialRow[] };
export type OfficialPage = {
  readonly page: number;
  readonly ordinal: number;
  readonly title: TextPair;
  readonly status: Progress;
  readonly blocks: readonly OfficialBlock[];
};

export type OfficialPack = {
  readonly form_name: FormName;
  readonly form_version: number;
  readonly status: Progress;
  readonly summary: {
    readonly answers: number;
    /** Answers with at least one change, and how many had each. */
    readonly changed: number;
    readonly changes: Readonly<Record<Change, number>>;
    /** Paths: to be decided by the person, to be written in English, missing or wrong. */
    readonly doubts: readonly string[];
    readonly needs_english: readonly string[];
    readonly missing: readonly { readonly page: number; readonly path: string }[];
  };
  readonly pages: readonly OfficialPage[];
};

/** Words of one language. */
export type PackWords = {
  readonly textOf: (page: Page) => PageText;
  readonly valueOf: (field: Field, value: Value) => string | null;
};
type PackTexts = { readonly en: PackWords; readonly own: PackWords };

/** As official forms call their boxes. */
const boxWords = ({ name, officialWords }: Field) =>
  officialWords ?? (/_dk$/.test(name) ? 'Do not know' : 'Does not apply');

const nameIn = ({ field, group }: Pick<CarriedRow, 'field' | 'group'>) =>
  group ? `${group}.${field.name}` : field.name;

function codesOf({ field, chosen }: CarriedRow, form_name: FormName): readonly string[] {
  const { options, officialCodes = {} } = field;
  const isShort = options === 'COUNTRIES' && officialStyles[form_name].countries === 'three letters';
  if (isShort) return chosen.map((code) => threeLetters.get(code) ?? code);
  return chosen.map((code) => (Object.hasOwn(officialCodes, code) ? (officialCodes[code] ?? code) : code));
}

function rowOf(row: CarriedRow, page: Page, form_name: FormName, { en, own }: PackTexts): OfficialRow {
  const { path, field, original, typed, chosen, box, changes, doubt, isProse, english } = row;
  const labelIn = ({ textOf }: PackWords, name: string) => textOf(page).fields[name]?.label ?? name;
  const name = nameIn(row);
  const boxName = box && nameIn({ field: box, group: row.group });
  const inWords = english === 'needed' ? null : (typed ?? plainLetters(en.valueOf(field, original) ?? ''));
  return {
    ...{ path, page: row.page, label: { en: labelIn(en, name), own: labelIn(own, name) } },
    original,
    read: boxName ? labelIn(own, boxName) : (own.valueOf(field, original) ?? ''),
    official: box ? boxWords(box) : inWords,
    kind: box ? 'ticked' : chosen.length > 0 ? 'chosen' : 'typed',
    codes: codesOf(row, form_name),
    ...{ changes, doubt, is_prose: isProse, english },
  };
}

/** Titles of sections, and of rows of groups by their number. */
function titleOf(row: CarriedRow, page: Page, { en, own }: PackTexts, section: string | null): TextPair | null {
  const inOne = ({ textOf }: PackWords) => {
    const text = textOf(page);
    if (!row.group || row.place === null) return section ? (text.sections?.[section] ?? null) : null;
    const { row: title, label } = text.fields[row.group] ?? { label: row.group };
    return (title ?? label).replace('{n}', String(row.place + 1));
  };
  const [inEnglish, inOwn] = [inOne(en), inOne(own)];
  return inEnglish === null && inOwn === null ? null : { en: inEnglish ?? '', own: inOwn ?? '' };
}

/** The section in which each field of a page stands. */
function sectionsOf({ fields }: Page): Map<string, string | null> {
  let section: string | null = null;
  return new Map(
    fields.map(({ name, section: begins }) => {
      section = begins ?? section;
      return [name, section];
    }),
  );
}

function blocksOf(rows: readonly CarriedRow[], page: Page, form_name: FormName, texts: PackTexts): OfficialBlock[] {
  const sections = sectionsOf(page);
  const titled = new Set<string>();
  const blocks: { key: string; title: TextPair | null; rows: OfficialRow[] }[] = [];
  for (const row of rows) {
    const section = sections.get(row.group ?? row.field.name) ?? null;
    const key = row.group ? `${row.group}.${row.place}` : `${section}`;
    if (blocks.at(-1)?.key !== key) {
      // What follows after the rows of a group goes on in its section, without another title.
      blocks.push({ key, title: titled.has(key) ? null : titleOf(row, page, texts, section), rows: [] });
      titled.add(key);
    }
    blocks.at(-1)?.rows.push(rowOf(row, page, form_name, texts));
  }
  return blocks.map(({ title, rows: of }) => ({ title, rows: of }));
}

type PackInput = {
  readonly form: Form;
  readonly reading: ReturnType<typeof readForm>;
  readonly english: AcceptedEnglish;
  readonly texts: PackTexts;
};

export function officialPack({ form, reading, english, texts }: PackInput): OfficialPack {
  const form_name = form.name as FormName;
  const { state, applicable, statuses, status } = reading;
  const rows = carriedRows(form, reading, officialStyles[form_name], english);
  const pages = form.pages.filter(({ number }) => applicable.includes(number));
  const pathsOf = (isOne: (row: CarriedRow) => boolean) => rows.filter(isOne).map(({ path }) => path);
  return {
    ...{ form_name, form_version: form.version, status },
    summary: {
      answers: rows.length,
      changed: rows.filter(({ changes }) => changes.length > 0).length,
      changes: Object.fromEntries(
        CHANGES.map((change) => [change, rows.filter(({ changes }) => changes.includes(change)).length]),
      ) as Record<Change, number>,
      doubts: pathsOf(({ doubt }) => doubt !== null),
      needs_english: pathsOf((row) => row.english === 'needed'),
      missing: pages.flatMap(({ number: page }) => faultsOn(state, page).map(({ path }) => ({ page, path }))),
    },
    pages: pages.map((page, place) => ({
      ...{ page: page.number, ordinal: place + 1 },
      title: { en: texts.en.textOf(page).title, own: texts.own.textOf(page).title },
      status: statuses.get(page.number) ?? 'Not Started',
      blocks: blocksOf(
        rows.filter((row) => row.page === page.number),
        page,
        form_name,
        texts,
      ),
    })),
  };
}

export const rowsOf = ({ pages }: Pick<OfficialPack, 'pages'>): OfficialRow[] =>
  pages.flatMap(({ blocks }) => blocks.flatMap(({ rows }) => rows));
