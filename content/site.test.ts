/** Texts of the public site: long enough, sourced, nowhere twice, and the same shape in every language (issue: public site; D2). */
import { expect, test } from 'vitest';
import { alike, alikeOutlines, LITERAL, type LocatedText, strings } from '#tests/alike.ts';
import { catalogue, SERVICE_TYPES } from './catalogue.ts';
import { changes } from './changes.ts';
import { type CongratulationsText, congratulations } from './congratulations.ts';
import { everyFee, everyList, everyRule } from './facts/every.ts';
import type { PageText } from './page-text.ts';
import type { ServiceText } from './services/definition.ts';
import { servicePages } from './services/pages.ts';
import { CITIES } from './waits.ts';

const found = <T>(files: Record<string, T>): LocatedText<T>[] =>
  Object.entries(files).map(([path, text]) => ({ where: path.replace(/^\.\/|\.ts$/g, ''), text }));

const services = found(import.meta.glob<ServiceText>('./services/*/*.ts', { eager: true, import: 'text' }));
const cities = found(import.meta.glob<PageText>('./cities/*/*.ts', { eager: true, import: 'text' }));
const pages = found(import.meta.glob<PageText>('./pages/*/*.ts', { eager: true, import: 'text' }));
const others = [
  ...found(import.meta.glob<object>('./congratulations/*.ts', { eager: true, import: 'texts' })),
  ...found(import.meta.glob<object>('./home/*.ts', { eager: true, import: 'questions' })),
];
const articles: LocatedText<PageText>[] = [...services, ...cities, ...pages];
const everything: LocatedText<object>[] = [...articles, ...others];

/** The day of the first release: nothing changed before. */
const OPENED = '2026-11-16';

const wordsOf = (text: object) => strings(text).join(' ').split(/\s+/).length;
const referencesOf = (text: object) =>
  strings(text).flatMap((one) => [...one.matchAll(/\{([^}]*)\}/g)].map(([, name]) => String(name)));
const factsOf = (text: object) => new Set(referencesOf(text).filter((name) => !name.startsWith('price:')));

test('every page stands in Spanish and English, and in Arabic where it has an Arabic address', () => {
  const expected = [
    ...Object.entries(servicePages).flatMap(([name, page]) =>
      ['es', 'en', ...('ar' in page ? ['ar'] : [])].map((locale) => `services/${name}/${locale}`),
    ),
    ...CITIES.flatMap((city) => ['es', 'en', 'ar'].map((locale) => `cities/${city}/${locale}`)),
  ];
  const there = new Set(articles.map(({ where }) => where));
  expect(expected.filter((where) => !there.has(where))).toEqual([]);
  expect(pages.length % 3).toBe(0);
});

test('every page of texts has at least 600 words, 6 questions and 4 sourced facts', () => {
  const thin = articles.filter(
    ({ text }) => wordsOf(text) < 600 || text.questions.length < 6 || factsOf(text).size < 4,
  );
  expect(thin.map(({ where }) => where)).toEqual([]);
});

test('no two pages of a language follow one outline, headings in other words included', () => {
  const plan = ['Quién la necesita y quién no', 'Requisitos y documentos', 'Cómo se decide', 'Errores frecuentes'];
  const copy = [
    'Quien la necesita, y quién no',
    'Requisitos, documentos',
    'La ruta',
    'Errores frecuentes y cómo los evitamos',
  ];
  const own = ['A bordo o en tránsito', 'La carta de la empresa', 'Cómo se decide', 'En puerto'];
  const made = (text: string[], where: string) => ({ where, text });
  expect(alikeOutlines([made(plan, 'a'), made(copy, 'b'), made(own, 'c')])).toEqual(['a and b: 2 of 4']);
  expect(alikeOutlines([made(plan, 'a'), made(plan.toReversed(), 'b')])).toEqual([]);
  const outlines = Map.groupBy(articles, ({ where }) => where.slice(-2));
  expect([...outlines.keys()].sort()).toEqual(['ar', 'en', 'es']);
  const found = [...outlines.values()].flatMap((list) =>
    alikeOutlines(list.map(({ where, text }) => ({ where, text: text.sections.map(({ title }) => title) }))),
  );
  expect(found).toEqual([]);
});

test('no paragraph stands on two pages, not even nearly', () => {
  const twice = [{ blocks: ['Lleva tu pasaporte, la hoja de la cita y una foto de hace poco, con fondo blanco.'] }];
  const [text] = twice;
  const said = {
    blocks: ['LLEVA tu pasaporte, la hoja de la cita y una foto de hace poco (con fondo blanco); nada más.'],
  };
  expect(
    alike([
      { where: 'a', text: text ?? {} },
      { where: 'b', text: said },
    ]),
  ).toHaveLength(1);
  const apart = others.flatMap(({ where, text }) =>
    Array.isArray(text)
      ? [{ where, text }]
      : Object.entries(text).map(([name, one]) => ({ where: `${where}/${name}`, text: one as object })),
  );
  expect(alike([...articles, ...apart])).toEqual([]);
});

test('every reference names a fact or a service with a price', () => {
  const priced = catalogue.flatMap(({ sid, price }) => (price === null ? [] : [`price:${sid}`]));
  const known = new Set([...Object.keys(everyFee), ...Object.keys(everyRule), ...Object.keys(everyList), ...priced]);
  const unknown = everything.flatMap(({ where, text }) =>
    referencesOf(text)
      .filter((name) => !known.has(name))
      .map((name) => `${where}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('no price and no official period is written as a literal', () => {
  expect(LITERAL.test('cuesta 185 USD')).toBe(true);
  expect(LITERAL.test('vale 10 años')).toBe(true);
  const written = everything.flatMap(({ where, text }) =>
    strings(text)
      .filter((one) => LITERAL.test(one))
      .map((one) => `${where}: ${one.slice(0, 80)}`),
  );
  expect(written).toEqual([]);
});

test('titles and descriptions fit a list of results', () => {
  const heads = [
    ...articles.map(({ where, text }) => ({ where, ...text })),
    ...others.flatMap(({ where, text }) =>
      Array.isArray(text) ? [] : Object.values(text as Record<string, PageText>).map((one) => ({ where, ...one })),
    ),
  ];
  expect(heads.length).toBeGreaterThan(70);
  const long = heads.filter(({ metaTitle, description }) => metaTitle.length > 60 || description.length > 160);
  expect(long.map(({ where }) => where)).toEqual([]);
});

test('the languages of a page agree in sections, questions and who acts', () => {
  const shape = ({ sections, questions, ...rest }: PageText & Partial<ServiceText>) =>
    JSON.stringify([sections.map(({ id }) => id), questions.length, rest.steps?.map(({ actor }) => actor)]);
  const byPage = Map.groupBy(articles, ({ where }) => where.replace(/\/\w+$/, ''));
  for (const [page, languages] of byPage) expect(new Set(languages.map(({ text }) => shape(text))).size, page).toBe(1);
});

test('no exclamation marks, and Spanish says tú', () => {
  const loud = everything.filter(({ text }) => strings(text).some((one) => /[!¡]/.test(one)));
  expect(loud.map(({ where }) => where)).toEqual([]);
  const formal = everything.filter(
    ({ where, text }) => where.endsWith('/es') && strings(text).some((one) => /(?<!\p{L})usted(?!\p{L})/iu.test(one)),
  );
  expect(formal.map(({ where }) => where)).toEqual([]);
});

test('every service has one page of congratulations, with its text and three steps in three languages', () => {
  expect(Object.values(congratulations).sort()).toEqual([...SERVICE_TYPES].sort());
  const texts = others.filter(({ where }) => where.startsWith('congratulations/'));
  expect(texts).toHaveLength(3);
  for (const { where, text } of texts) {
    expect(Object.keys(text).sort()).toEqual(Object.keys(congratulations).sort());
    for (const { next } of Object.values<CongratulationsText>({ ...text })) expect(next, where).toHaveLength(3);
    const said = strings(text);
    expect(
      said.filter((one, index) => said.indexOf(one) !== index),
      where,
    ).toEqual([]);
  }
});

test('the order of a service page is its own: whole, and not the same for everybody', () => {
  const orders = Object.entries(servicePages).map(([name, { order, services }]) => {
    const expected = ['article', 'benefits', 'cost', 'documents', ...(services.length > 1 ? ['plans'] : [])];
    expect(order.toSorted(), name).toEqual([...expected, 'process', 'questions'].toSorted());
    return order.join();
  });
  // What the reader of one asks first is not what the reader of another does.
  expect(new Set(orders).size).toBe(orders.length);
  expect(new Set(orders.map((order) => order.split(',')[0])).size).toBeGreaterThanOrEqual(5);
});

test('what changed on a page has a day that has come, the newest first; every service page has one', () => {
  const today = new Date().toISOString().slice(0, 10);
  for (const [name, own = []] of Object.entries(changes)) {
    const days = own.map(({ on }) => on);
    expect(days, name).toEqual(days.toSorted().reverse());
    for (const day of days) {
      expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10), name).toBe(day);
      expect(day <= today && day >= OPENED, `${name}: ${day}`).toBe(true);
    }
  }
  expect(Object.keys(servicePages).filter((name) => !changes[name]?.length)).toEqual([]);
});
