/**
 * Canada's law leaves advice for a fee to licensed people (IRPA, section 91). Wherever we offer help for Canada we say what
 * we do, that advice is not ours to give, and where those stand who may give it.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { strings } from '#tests/alike.ts';
import { catalogue } from './catalogue.ts';
import { congratulations } from './congratulations.ts';
import { onboarding } from './quizzes/onboarding/quiz.ts';
import { servicePages } from './services/pages.ts';

const LANGUAGES = ['es', 'en', 'ar'] as const;

const SAID = {
  es: { work: /traduc|llena|ordena/i, advice: /consej/i, license: /licencia/i },
  en: { work: /translat|fill in|enter your|organize|in order/i, advice: /advi[cs]e/i, license: /licen[cs]/i },
  ar: { work: /نترجم|تترجم|نملأ|نُ?دخل|نرتب|ترجمة/, advice: /مشور/, license: /مرخّص|ترخيص|رخصة/ },
};

type Words = Readonly<Record<string, unknown>>;
const files = import.meta.glob<Words>(
  [
    './services/*/*.ts',
    './pages/canada/*.ts',
    './legal/general-disclaimer/*.ts',
    './congratulations/*.ts',
    './quizzes/*/*.ts',
  ],
  { eager: true },
);
const articles = import.meta.glob<string>('./articles/*/*.md', { eager: true, query: '?raw', import: 'default' });
const read = (path: string): Words => files[`./${path}.ts`] ?? {};
const readJson = (path: string) => JSON.parse(readFileSync(`content/text/${path}.json`, 'utf8'));

const sids = new Set<string>(catalogue.filter(({ country }) => country === 'CA').map(({ sid }) => sid));
const pages = Object.entries(servicePages).flatMap(([name, { country }]) => (country === 'CA' ? [name] : []));

type Place = { where: string; words: unknown };

/** Each with everything that its reader finds there. */
function placesIn(locale: (typeof LANGUAGES)[number]): Place[] {
  const texts = read(`congratulations/${locale}`).texts as Words;
  const { cards } = read(`quizzes/onboarding/${locale}`).text as { cards: Words };
  const { services } = readJson(`${locale}/catalogue`);
  const whole = [
    ...pages.map((name) => `services/${name}/${locale}`),
    ...[`pages/canada/${locale}`, `legal/general-disclaimer/${locale}`, `quizzes/canada/${locale}`],
  ];
  const ends = Object.entries(congratulations).filter(([, sid]) => sids.has(sid));
  const found = onboarding.cards.filter(({ service = '' }) => sids.has(service));
  const own = Object.entries(articles).filter(
    ([path, text]) => path.includes(`/${locale}/`) && /^service: ca-/m.test(text) && text.includes('(screen:ca-'),
  );
  return [
    ...whole.map((where) => ({ where, words: read(where) })),
    ...ends.map(([name]) => ({ where: `congratulations ${name}`, words: texts[name] })),
    ...found.map(({ name }) => ({ where: `card ${name}`, words: cards[name] })),
    ...[...sids].map((sid) => ({ where: `catalogue ${sid}`, words: services[sid] })),
    ...own.map(([where, words]) => ({ where, words })),
  ];
}

test.each(LANGUAGES)(
  'in %s whoever is offered help for Canada reads what we do, what we do not, and who may',
  (locale) => {
    const { work, advice, license } = SAID[locale];
    const places = placesIn(locale);
    expect(places.length).toBeGreaterThan(12);
    for (const { where, words } of places) {
      const text = strings(words).join(' ');
      expect(text, `${where}: what we do`).toMatch(work);
      expect(text, `${where}: what we do not`).toMatch(advice);
      expect(text, `${where}: who may`).toMatch(license);
      expect(text, `${where}: where they stand`).toContain('college-ic.ca');
      if (/^(services|pages|legal)/.test(where)) expect(text, `${where}: the law`).toContain('section-91');
    }
    expect(readJson(`${locale}/interview`).none.rare, 'an interview').toContain('college-ic.ca');
  },
);
