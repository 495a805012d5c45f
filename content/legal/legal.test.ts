/** The legal pages: complete in three languages, one set of figures, no loose ends. Each rule is also shown a page that breaks it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { brand } from '../brand.ts';
import type { TextBlock } from '../text-block.ts';
import { type LegalPage, legalPageNames } from './definition.ts';
import { cookies, edition, refundCases, retention } from './facts.ts';
import { type LegalLocale, percent, period } from './wording.ts';

const LOCALES: readonly LegalLocale[] = ['es', 'en', 'ar'];
type PageName = (typeof legalPageNames)[number];
type Entry = { name: PageName; locale: LegalLocale; page: LegalPage };
/** What is wrong, in words; empty when nothing is. */
type Rule = (entries: readonly Entry[]) => string[];

const modules = import.meta.glob<{ page: LegalPage }>('./*/*.ts', { eager: true });
const entries = Object.entries(modules).map(([path, { page }]): Entry => {
  const [, name, locale] = /^\.\/([\w-]+)\/(\w+)\.ts$/.exec(path) ?? [];
  return { name: name as PageName, locale: locale as LegalLocale, page };
});

function pageOf(from: readonly Entry[], name: PageName, locale: LegalLocale): LegalPage {
  const found = from.find((entry) => entry.name === name && entry.locale === locale);
  if (!found) throw new Error(`${name} is missing in ${locale}`);
  return found.page;
}

/** The same pages, one of them changed. */
const changed = (name: PageName, locale: LegalLocale, change: (page: LegalPage) => LegalPage): Entry[] =>
  entries.map((entry) =>
    entry.name === name && entry.locale === locale ? { ...entry, page: change(entry.page) } : entry,
  );
const withBlock =
  (block: TextBlock) =>
  (page: LegalPage): LegalPage => ({
    ...page,
    sections: [...page.sections, { id: 'more', title: 'More', blocks: [block] }],
  });
const withoutSection =
  (id: string) =>
  (page: LegalPage): LegalPage => ({ ...page, sections: page.sections.filter((section) => section.id !== id) });

const rowsOf = (block: TextBlock) => (typeof block === 'object' && 'table' in block ? block.table.rows : []);
const textsOfBlock = (block: TextBlock): readonly string[] =>
  typeof block === 'string' ? [block] : 'list' in block ? block.list : [...block.table.head, ...rowsOf(block).flat()];
const blocksOf = (page: LegalPage) => page.sections.flatMap(({ blocks }) => blocks);
const bodyOf = (page: LegalPage) => blocksOf(page).flatMap(textsOfBlock);
const allTextsOf = (page: LegalPage) => [
  page.title,
  page.description,
  ...page.summary,
  ...page.sections.map(({ title }) => title),
  ...bodyOf(page),
];

const LINK = /\[([^\]]*)\]\(([^)]*)\)/g;
const wordsOf = (text: string) => text.replace(LINK, '$1').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
const countWords = (page: LegalPage) => bodyOf(page).reduce((sum, text) => sum + wordsOf(text).length, 0);

/** Text by text: each finding names the page. */
const eachText =
  (wrong: (text: string) => boolean): Rule =>
  (all) =>
    all.flatMap(({ name, locale, page }) =>
      allTextsOf(page)
        .filter(wrong)
        .map((text) => `${name} ${locale}: ${text}`),
    );

/** Page by page against the Spanish one. */
const againstSpanish =
  (shape: (page: LegalPage) => unknown): Rule =>
  (all) =>
    all
      .filter(({ locale }) => locale !== 'es')
      .filter(({ name, page }) => JSON.stringify(shape(page)) !== JSON.stringify(shape(pageOf(all, name, 'es'))))
      .map(({ name, locale }) => `${name} ${locale} differs from Spanish`);

function holds(rule: Rule, ...broken: Entry[][]) {
  expect(rule(entries)).toEqual([]);
  for (const [number, all] of broken.entries())
    expect(rule(all), `broken example ${number} should break the rule`).not.toEqual([]);
}

test('every page exists in the three languages, and there are no others', () => {
  const rule: Rule = (all) => {
    const wanted = legalPageNames.flatMap((name) => LOCALES.map((locale) => `${name} ${locale}`));
    const found = all.map(({ name, locale }) => `${name} ${locale}`);
    return [...wanted.filter((one) => !found.includes(one)), ...found.filter((one) => !wanted.includes(one))];
  };
  holds(rule, entries.slice(1), [...entries, { ...entries[0], locale: 'fr' as LegalLocale } as Entry]);
});

test('a page says its title, description, version, date and a summary of three to five sentences', () => {
  const rule: Rule = (all) =>
    all
      .filter(
        ({ page }) =>
          !page.title ||
          page.description.length < 60 ||
          page.description.length > 200 ||
          page.version !== edition.version ||
          page.updated !== edition.updated ||
          !/^\d{4}-\d{2}-\d{2}$/.test(page.updated) ||
          page.summary.length < 3 ||
          page.summary.length > 5 ||
          page.summary.some((point) => !/^[^.]+(?:\.[^\s][^.]*)*\.$/.test(point)),
      )
      .map(({ name, locale }) => `${name} ${locale}`);
  holds(
    rule,
    changed('privacy-policy', 'en', (page) => ({ ...page, version: '0.9' })),
    changed('privacy-policy', 'en', (page) => ({ ...page, summary: page.summary.slice(0, 2) })),
    changed('privacy-policy', 'en', (page) => ({ ...page, summary: ['One. Two.', 'Three.', 'Four.'] })),
    changed('privacy-policy', 'en', (page) => ({ ...page, description: 'Short.' })),
  );
});

test('section ids are kebab-case, single, and the same in every language, in the same order', () => {
  const ids = (page: LegalPage) => page.sections.map(({ id }) => id);
  const kebab: Rule = (all) =>
    all.flatMap(({ name, locale, page }) =>
      ids(page)
        .filter((id, index, list) => !/^[a-z]+(-[a-z]+)*$/.test(id) || list.indexOf(id) !== index)
        .map((id) => `${name} ${locale}: ${id}`),
    );
  const doubled = (page: LegalPage): LegalPage => ({ ...page, sections: [...page.sections, ...page.sections] });
  holds(kebab, changed('general-disclaimer', 'es', doubled));
  holds(
    againstSpanish(ids),
    changed('general-disclaimer', 'ar', (page) => ({ ...page, sections: page.sections.toReversed() })),
    changed('general-disclaimer', 'en', withoutSection('decision')),
  );
});

test('every language has the same blocks: paragraphs, list items, table rows and columns', () => {
  const shape = (page: LegalPage) =>
    page.sections.map(({ blocks }) =>
      blocks.map((block) =>
        typeof block === 'string'
          ? 'paragraph'
          : 'list' in block
            ? ['list', block.list.length]
            : ['table', block.table.head.length, ...block.table.rows.map((row) => row.length)],
      ),
    );
  const shorterList = (page: LegalPage): LegalPage => ({
    ...page,
    sections: page.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) =>
        typeof block === 'object' && 'list' in block ? { list: block.list.slice(1) } : block,
      ),
    })),
  });
  holds(
    againstSpanish(shape),
    changed('terms-conditions', 'ar', shorterList),
    changed('terms-conditions', 'en', withBlock('One more paragraph.')),
  );
  const square: Rule = (all) =>
    all.flatMap(({ name, locale, page }) =>
      blocksOf(page)
        .filter(
          (block) =>
            typeof block === 'object' &&
            'table' in block &&
            block.table.rows.some((row) => row.length !== block.table.head.length),
        )
        .map(() => `${name} ${locale} has a ragged table`),
    );
  holds(square, changed('terms-conditions', 'en', withBlock({ table: { head: ['a', 'b'], rows: [['c']] } })));
});

test('a page has at least 600 words in Spanish, and the translations tell as much', () => {
  const enough: Rule = (all) =>
    legalPageNames.filter((name) => countWords(pageOf(all, name, 'es')) < 600).map((name) => `${name} is thin`);
  holds(
    enough,
    changed('general-disclaimer', 'es', (page) => ({ ...page, sections: page.sections.slice(0, 3) })),
  );
  // Arabic joins articles, pronouns and prepositions to the word: two thirds of the words say the same.
  const least: Record<LegalLocale, number> = { es: 1, en: 0.85, ar: 0.65 };
  const asMuch: Rule = (all) =>
    all
      .filter(({ name, locale, page }) => countWords(page) < least[locale] * countWords(pageOf(all, name, 'es')))
      .map(({ name, locale }) => `${name} ${locale} tells less`);
  holds(
    asMuch,
    changed('general-disclaimer', 'ar', (page) => ({ ...page, sections: page.sections.slice(0, 5) })),
  );
});

test('no text is empty or has an exclamation mark', () => {
  const rule = eachText((text) => text !== text.trim() || text === '' || /[!¡！]/.test(text));
  holds(
    rule,
    changed('privacy-policy', 'es', withBlock('¡Bienvenido')),
    changed('privacy-policy', 'en', withBlock({ list: ['Now!'] })),
    changed('privacy-policy', 'ar', withBlock(' ')),
  );
});

test('Spanish says tú', () => {
  const rule: Rule = (all) =>
    eachText((text) => /(?<![\p{L}])usted(?![\p{L}])/iu.test(text))(all.filter(({ locale }) => locale === 'es'));
  holds(rule, changed('privacy-policy', 'es', withBlock('Escriba usted su nombre.')));
});

test('no paragraph of twelve words or more stands on two pages of one language', () => {
  const rule: Rule = (all) =>
    LOCALES.flatMap((locale) => {
      const seen = new Map<string, string>();
      return all
        .filter((entry) => entry.locale === locale)
        .flatMap(({ name, page }) =>
          bodyOf(page)
            .map((text) => wordsOf(text.toLowerCase()))
            .filter((words) => words.length >= 12)
            .flatMap((words) => {
              const text = words.join(' ');
              const other = seen.get(text) ?? name;
              seen.set(text, other);
              return other === name ? [] : [`${name} and ${other} in ${locale}: ${text}`];
            }),
        );
    });
  const borrowed = bodyOf(pageOf(entries, 'privacy-policy', 'en')).find((text) => wordsOf(text).length > 20) ?? '';
  holds(rule, changed('terms-conditions', 'en', withBlock(borrowed)));
});

test('every link goes to https, to a mailbox or to a screen that exists, and has words', () => {
  const isGood = (words: string, target: string) =>
    words.trim() !== '' &&
    (target.startsWith('screen:')
      ? ['home', ...legalPageNames].includes(target.slice('screen:'.length))
      : /^https:\/\/[\w.-]+(\/[\w./-]*)?$/.test(target) || /^mailto:[\w.+-]+@[\w.-]+$/.test(target));
  const rule = eachText((text) => {
    const rest = text.replace(LINK, '');
    return (
      [...text.matchAll(LINK)].some(([, words = '', target = '']) => !isGood(words, target)) ||
      // What is left may hold no half-written link and no bare address.
      /\]\(|https?:|mailto:|screen:/.test(rest)
    );
  });
  holds(
    rule,
    changed('terms-conditions', 'es', withBlock('Mira [esto](screen:checkout).')),
    changed('terms-conditions', 'es', withBlock('Mira [esto](http://www.gov.uk).')),
    changed('terms-conditions', 'es', withBlock('Mira [esto](javascript:alert).')),
    changed('terms-conditions', 'es', withBlock('Mira [](https://www.gov.uk).')),
    changed('terms-conditions', 'es', withBlock('Mira https://www.gov.uk.')),
    changed('terms-conditions', 'es', withBlock('Mira [esto](https://www.gov.uk')),
  );
  const links = (page: LegalPage) =>
    allTextsOf(page)
      .flatMap((text) => [...text.matchAll(LINK)].map(([, , target]) => target))
      .sort();
  holds(againstSpanish(links), changed('terms-conditions', 'en', withBlock('See [this](https://www.gov.uk).')));
});

/** One row of a table of the page has all of this. */
const hasRow = (page: LegalPage, ...cells: string[]) =>
  blocksOf(page)
    .flatMap(rowsOf)
    .some((row) => cells.every((cell) => row.some((text) => text.replace(/[\u2066\u2069]/g, '') === cell)));
const onPage =
  (name: PageName, missing: (page: LegalPage, locale: LegalLocale) => string[]): Rule =>
  (all) =>
    LOCALES.flatMap((locale) => missing(pageOf(all, name, locale), locale).map((what) => `${locale}: ${what}`));

test('the privacy page names every cookie with its life, and every time we keep data', () => {
  const named = onPage('privacy-policy', (page, locale) =>
    cookies.filter(({ name, life }) => !hasRow(page, name, period(life, locale))).map(({ name }) => name),
  );
  holds(named, changed('privacy-policy', 'ar', withoutSection('cookies')));
  const kept = onPage('privacy-policy', (page, locale) =>
    retention.filter(({ keep }) => !hasRow(page, period(keep, locale))).map(({ what }) => what),
  );
  holds(kept, changed('privacy-policy', 'es', withoutSection('retention')));
  const onlyKnown = onPage('privacy-policy', (page) =>
    page.sections
      .filter(({ id }) => id === 'cookies')
      .flatMap(({ blocks }) => blocks.flatMap(rowsOf))
      .map(([name = '']) => name.replace(/[\u2066\u2069]/g, ''))
      .filter((name) => !cookies.some((cookie) => cookie.name === name)),
  );
  const withForeignCookie = (page: LegalPage): LegalPage => ({
    ...page,
    sections: page.sections.map((section) =>
      section.id === 'cookies' ? { ...section, blocks: [{ table: { head: ['a'], rows: [['_new']] } }] } : section,
    ),
  });
  holds(onlyKnown, changed('privacy-policy', 'en', withForeignCookie));
});

test('the refund page has every case with its share and its days', () => {
  const rows = (page: LegalPage) =>
    page.sections.filter(({ id }) => id === 'refund-table').flatMap(({ blocks }) => blocks.flatMap(rowsOf));
  const rule = onPage('reschedule-refund-policy', (page, locale) => {
    const table = rows(page);
    const known = refundCases.flatMap(({ name, share, days }, index) => {
      const [what = '', returned, within = ''] = table[index] ?? [];
      const isRight = what !== '' && returned === percent(share, locale);
      return isRight && (days ? within === period(days, locale) : !/\d/.test(within)) ? [] : [name];
    });
    const distinct = new Set(table.map(([what]) => what)).size === refundCases.length;
    return distinct ? known : [...known, 'the cases are not one row each'];
  });
  const changedRow =
    (index: number, cell: number, text: string) =>
    (page: LegalPage): LegalPage => ({
      ...page,
      sections: page.sections.map((section) => ({
        ...section,
        blocks: section.blocks.map((block) =>
          section.id === 'refund-table' && typeof block === 'object' && 'table' in block
            ? {
                table: {
                  ...block.table,
                  rows: block.table.rows.map((row, at) => (at === index ? row.with(cell, text) : row)),
                },
              }
            : block,
        ),
      })),
    });
  holds(
    rule,
    changed('reschedule-refund-policy', 'en', withoutSection('refund-table')),
    changed('reschedule-refund-policy', 'es', changedRow(0, 1, '90 %')),
    changed('reschedule-refund-policy', 'ar', changedRow(1, 2, '3')),
    changed('reschedule-refund-policy', 'en', changedRow(3, 2, '2 days')),
    changed('reschedule-refund-policy', 'en', changedRow(3, 0, '')),
  );
});

const folder = fileURLToPath(new URL('.', import.meta.url));
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));

test('name and contact data come from content/brand.ts', () => {
  const literals = [...Object.values(brand), brand.whatsapp.slice(1)];
  const found = (text: string) => literals.filter((literal) => text.includes(literal));
  expect(sources.length).toBeGreaterThan(12);
  expect(sources.flatMap(({ path, text }) => found(text).map((literal) => `${path}: ${literal}`))).toEqual([]);
  for (const literal of literals) expect(found(`const text = 'a ${literal} b';`), literal).not.toEqual([]);
});

test('times and shares come from facts.ts', () => {
  const FIGURE =
    /\d\s*(?:%|(?:minuto|hora|día|mes|año|minute|hour|business|calendar|day|month|year)|(?:دقيقة|دقائق|ساعة|ساعات|يوم|أيام|شهر|أشهر|سنة|سنوات|عام))/u;
  const pages = sources.filter(({ path }) => /^[\w-]+[\\/]\w+\.ts$/.test(path));
  expect(pages).toHaveLength(legalPageNames.length * LOCALES.length);
  expect(pages.flatMap(({ path, text }) => (FIGURE.exec(text) ? [`${path}: ${FIGURE.exec(text)?.[0]}`] : []))).toEqual(
    [],
  );
  for (const text of ["'en 15 días'", "'50 %'", "'within 3 business days'", "'خلال 30 يومًا'"])
    expect(FIGURE.test(text), text).toBe(true);
});

test('times are written as each language counts', () => {
  expect(period({ count: 1, unit: 'day' }, 'es')).toBe('1 día');
  expect(period({ count: 15, unit: 'businessDay' }, 'es')).toBe('15 días hábiles');
  expect(period({ count: 1, unit: 'hour' }, 'en')).toBe('1 hour');
  expect(period({ count: 1, unit: 'year' }, 'ar')).toBe('سنة واحدة');
  expect(period({ count: 2, unit: 'month' }, 'ar')).toBe('شهرين');
  expect(period({ count: 5, unit: 'businessDay' }, 'ar')).toBe('5 أيام عمل');
  expect(period({ count: 15, unit: 'businessDay' }, 'ar')).toBe('15 يوم عمل');
  expect(period({ count: 365, unit: 'day' }, 'ar')).toBe('365 يومًا');
  expect(period({ count: 100, unit: 'day' }, 'ar')).toBe('100 يوم');
});
