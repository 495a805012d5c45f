/** A crawler over the public site: every page answers in its language, every link leads somewhere, every price is ours. */
import { costTable } from '#app/features/catalogue/cost-table.server.ts';
import { fallbackRates } from '#app/features/catalogue/country-rules.ts';
import { factText } from '#app/features/catalogue/facts.server.ts';
import { serviceCard } from '#app/features/catalogue/service-cards.server.ts';
import { cityCurrency } from '#app/features/site/places.ts';
import { LOCALES, type Locale } from '#app/i18n/locales.ts';
import { kindOf, languagesOf, pathsOf, pathTo, screenRows } from '#app/paths.ts';
import { SERVICE_TYPES } from '#content/catalogue.ts';
import { congratulations } from '#content/congratulations.ts';
import { type FeeName, fees } from '#content/facts.ts';
import { CITIES } from '#content/waits.ts';
import { expect, type TestApp, test } from './app.ts';

type Page = { path: string; locale: Locale; content: Locale; screen: string; isOtherSpelling: boolean; html: string };

const LONG = 300_000;

async function readSite(api: TestApp): Promise<Page[]> {
  const rows = screenRows().filter(({ layout, kind }) => layout === 'document' && (!kind || kind === 'notice'));
  const addresses = rows.flatMap((row) =>
    pathsOf(row).flatMap(({ path, isOtherSpelling = false, ...languages }) =>
      (path.includes(':visa') ? Object.keys(congratulations) : ['']).map((visa) => ({
        ...languages,
        isOtherSpelling,
        screen: row.name,
        path: path.replace(':visa', visa),
      })),
    ),
  );
  const pages: Page[] = [];
  for (const address of addresses) {
    const answer = await api.raw('GET', encodeURI(address.path));
    expect(answer.status, address.path).toBe(200);
    pages.push({ ...address, html: await answer.text() });
  }
  return pages;
}

let site: Promise<Page[]> | undefined;
const crawl = (api: TestApp) => (site ??= readSite(api));

const textOf = (html: string) =>
  html
    .replace(/<(script|style|svg|head)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&nbsp;|\u00a0/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&');

const attribute = (html: string, tag: RegExp) => tag.exec(html)?.[1];

test(
  'every page is in its own language, with its own title and description',
  async ({ api }) => {
    const pages = await crawl(api);
    expect(pages.length).toBeGreaterThan(80);
    for (const { path, locale, content, screen, html } of pages) {
      expect(attribute(html, /<html lang="(\w+)"/), path).toBe(locale);
      if (content !== locale) expect(html, path).toContain(`lang="${content}" dir="ltr"`);
      expect(attribute(html, /<title>([^<]+)<\/title>/), path).toBeTruthy();
      if (!kindOf(screen as 'home'))
        expect(attribute(html, /<meta name="description" content="([^"]+)"/), path).toBeTruthy();
    }
    const own = pages.filter(({ locale, content, isOtherSpelling }) => locale === content && !isOtherSpelling);
    const titles = own.map(({ html, locale }) => `${locale} ${attribute(html, /<title>([^<]+)<\/title>/)}`);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  },
  LONG,
);

test(
  'a page names its one address, and its languages point back at each other',
  async ({ api }) => {
    const pages = (await crawl(api)).filter(({ screen }) => !kindOf(screen as 'home'));
    const origin = api.services.env.PUBLIC_URL;
    for (const { path, content, screen, html } of pages) {
      expect(attribute(html, /<link rel="canonical" href="([^"]+)"/), path).toBe(
        `${origin}${pathTo(screen as 'home', content)}`,
      );
      const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="([^"]+)"/g)];
      const expected = languagesOf(screen as 'home');
      expect(alternates.map(([, language]) => language).sort(), path).toEqual([...expected, 'x-default'].sort());
      for (const [, language, href] of alternates)
        if (language !== 'x-default')
          expect(href, path).toBe(`${origin}${pathTo(screen as 'home', language as Locale)}`);
    }
  },
  LONG,
);

test(
  'every internal link leads to a page or a file, and every jump to its place',
  async ({ api }) => {
    const pages = await crawl(api);
    const known = new Set(pages.map(({ path }) => path));
    const asked = new Map<string, number>();
    const dead: string[] = [];
    for (const { path, html } of pages) {
      const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
      for (const [, raw] of html.matchAll(/<(?:a|img)\b[^>]*\s(?:href|src)="([^"]+)"/g)) {
        const href = String(raw).replace(/&amp;/g, '&');
        if (href.startsWith('#')) {
          if (!ids.has(href.slice(1))) dead.push(`${path} -> ${href}`);
          continue;
        }
        if (!href.startsWith('/') || href.startsWith('//')) continue;
        const target = href.replace(/[?#].*$/, '');
        if (known.has(decodeURI(target)) || target.startsWith('/assets/')) continue;
        if (!asked.has(target)) asked.set(target, (await api.raw('GET', target)).status);
        const status = Number(asked.get(target));
        // A screen behind a session leads to log-in; nothing else may redirect.
        if (status !== 200 && !(status === 302 && target.includes('/portal')))
          dead.push(`${path} -> ${href} (${status})`);
      }
    }
    expect([...new Set(dead)]).toEqual([]);
  },
  LONG,
);

test(
  'no page shows a message key, a reference or a hole',
  async ({ api }) => {
    const bad =
      /\b(site|pages|facts|catalogue|accounts|leads|documents|waits)\.[a-z][\w.]+|\{[\w:-]+\}|undefined|\[object|NaN/;
    const found = (await crawl(api)).flatMap(({ path, html }) => {
      const match = bad.exec(textOf(html));
      return match ? [`${path}: ${match[0]}`] : [];
    });
    expect(found).toEqual([]);
  },
  LONG,
);

test(
  'no English on Spanish pages',
  async ({ api }) => {
    const english = /\b(the|and|your|with|from|you|our|before|which|have)\b/gi;
    expect('We check the form with you'.match(english)?.length).toBe(3);
    const found = (await crawl(api))
      .filter(({ locale }) => locale === 'es')
      .flatMap(({ path, html }) =>
        html
          .replace(/<(\w+)[^>]*\slang="(en|ar)"[\s\S]*?<\/\1>/g, ' ')
          .split(/<\/(?:p|li|h\d|td|th|dd|dt|a|summary|label|button)>/)
          .map(textOf)
          .filter((text) => (text.match(english)?.length ?? 0) >= 2)
          .map((text) => `${path}: ${text.trim().replace(/\s+/g, ' ').slice(0, 90)}`),
      );
    expect(found).toEqual([]);
  },
  LONG,
);

/** Every amount that a page may show: from the price function, the facts and the rates of the day. */
function amountsOf(locale: Locale): Set<string> {
  const currencies = CITIES.map(cityCurrency);
  const cells = SERVICE_TYPES.flatMap((sid) =>
    costTable(locale, sid, currencies, fallbackRates).lines.flatMap(({ cells }) => cells.map(({ amount }) => amount)),
  );
  const cards = SERVICE_TYPES.flatMap((sid) => {
    const { fullPrice, discountedPrice, planPrice, groupText, feeText } = serviceCard(locale, sid);
    return [fullPrice, discountedPrice, planPrice, groupText, feeText].filter((one) => one !== null);
  });
  const official = (Object.keys(fees) as FeeName[]).map((name) => factText(locale, name));
  const plain = [...cells, ...cards, ...official].map((one) => one.replaceAll('\u00a0', ' '));
  return new Set(plain.flatMap((one) => one.match(AMOUNT) ?? []));
}
const AMOUNT = /\d[\d.,]*\s(?:USD|COP|MXN|PEN|ARS|CAD|GBP|AUD|(?:دولار|بيزو|سول|جنيه)[\p{L}\p{M}]*)/gu;

test(
  'every price on every page equals the price function',
  async ({ api }) => {
    const allowed = Object.fromEntries(LOCALES.map((locale) => [locale, amountsOf(locale)])) as Record<
      Locale,
      Set<string>
    >;
    let seen = 0;
    const foreign = (await crawl(api)).flatMap(({ path, content, html }) => {
      const amounts = textOf(html).match(AMOUNT) ?? [];
      seen += amounts.length;
      return amounts.filter((amount) => !allowed[content].has(amount)).map((amount) => `${path}: ${amount}`);
    });
    expect(seen).toBeGreaterThan(1000);
    expect([...new Set(foreign)]).toEqual([]);
  },
  LONG,
);

test(
  'paths that the specification names answer as written',
  async ({ api }) => {
    const named = [
      ...['/', '/usa', '/canada', '/locations', '/reagendar', '/renewal', '/citas', '/citas/wait-times'],
      ...CITIES.flatMap((city) => [`/citas/${city}`, `/en/citas/${city}`, `/ar/citas/${city}`]),
      ...['/en/usa/b-1-b-2-visitor-visa', '/en/usa/united-states-visa-renewal', '/en/usa/f-1-student-visa'],
      ...['/en/usa/c-1-d-crewmember-transit-visa', '/en/canada/visitor-visa', '/en/canada/study-permit'],
      ...['/reino-unido', '/en/uk', '/australia', '/felicitaciones/b-1-b-2', '/en/congratulations/canada'],
    ];
    for (const path of named) expect((await api.raw('GET', path)).status, path).toBe(200);
    const bare = await api.raw('GET', '/usa/b-1-b-2-visitor-visa');
    expect([bare.status, bare.headers.get('location')]).toEqual([301, '/usa/visa-de-turista-b-1-b-2']);
    expect((await api.raw('GET', '/felicitaciones/nada')).status).toBe(404);
  },
  LONG,
);
