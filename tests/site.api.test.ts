/** A crawler over the public site: every page answers in its language, every link leads somewhere, every price is ours. */

import { costOf } from '#app/features/catalogue/cost.server.ts';
import { costLines } from '#app/features/catalogue/cost-table.server.ts';
import { fallbackRates, type Rates } from '#app/features/catalogue/country-rules.ts';
import { factText, leftOut } from '#app/features/catalogue/facts.server.ts';
import { READER_CURRENCIES } from '#app/features/catalogue/places.ts';
import { IN_DOLLARS, productOf, unitPrice } from '#app/features/catalogue/rules.ts';
import { serviceCard } from '#app/features/catalogue/service-cards.server.ts';
import { priceCart } from '#app/features/checkout/cart/rules.ts';
import { relatedTo, servicesOf } from '#app/features/site/related-services.tsx';
import { cityText, pageText, serviceText } from '#app/features/texts/files.server.ts';
import { LOCALES, type Locale } from '#app/i18n/locales.ts';
import { formatMoney } from '#app/i18n/money.ts';
import { equivalentPath, languagesAt, pathToEntry } from '#app/path-match.ts';
import { kindOf, pathTo, screenRows } from '#app/paths.ts';
import { catalogue, SERVICE_TYPES, type ServiceType } from '#content/catalogue.ts';
import { congratulations } from '#content/congratulations.ts';
import { countries } from '#content/countries.ts';
import { everyFee, everyRule, type FactName } from '#content/facts/every.ts';
import { fees } from '#content/facts.ts';
import { type ServicePageName, servicePages } from '#content/services/pages.ts';
import { CITIES, WAIT_SOURCE } from '#content/waits.ts';
import { exchange_rates } from '#db/schema.server.ts';
import { expect, type TestApp, test } from './app.ts';
import { addressesOf } from './entry-paths.ts';
import { writtenWords } from './written-articles.ts';

type Page = {
  path: string;
  locale: Locale;
  content: Locale;
  screen: string;
  entry?: string;
  isOtherSpelling: boolean;
  html: string;
};

const LONG = 300_000;

/** The rate of the day, as the job keeps it. */
const ratesWith = (COP: number) => ({ ...fallbackRates, COP });
const publish = (api: TestApp, COP: number) =>
  api.db
    .insert(exchange_rates)
    .values({
      as_of: api.clock.now.toISOString().slice(0, 10),
      rates: ratesWith(COP),
      source: 'https://rates.example',
      created_at: api.clock.now,
    })
    .onConflictDoUpdate({ target: exchange_rates.as_of, set: { rates: ratesWith(COP) } });

async function readSite(api: TestApp, COP: number, isWanted: (path: string) => boolean = () => true): Promise<Page[]> {
  await publish(api, COP);
  const rows = screenRows().filter(({ layout, kind }) => layout === 'document' && (!kind || kind === 'notice'));
  const addresses = rows.flatMap((row) =>
    addressesOf(row).map(({ isOtherSpelling = false, ...address }) => ({
      ...address,
      isOtherSpelling,
      screen: row.name,
    })),
  );
  const pages: Page[] = [];
  for (const address of addresses.filter(({ path }) => isWanted(path))) {
    const answer = await api.raw('GET', encodeURI(address.path));
    expect(answer.status, address.path).toBe(200);
    pages.push({ ...address, html: await answer.text() });
  }
  return pages;
}

const RATE = 3600;
let site: Promise<Page[]> | undefined;
const crawl = (api: TestApp) => (site ??= readSite(api, RATE));

const textOf = (html: string) =>
  html
    .replace(/<(script|style|svg|head)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&nbsp;|\u00a0/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&');

const CHECKED: Record<Locale, RegExp> = {
  es: /leído en la fuente|citado por otros/,
  en: /read at the source|quoted by others/,
  ar: /قُرئت في المصدر|نقلًا عن جهات أخرى/,
};

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
    for (const { path, content, screen, entry, html } of pages) {
      const own = (language: Locale) =>
        `${origin}${entry ? pathToEntry(screen as 'eligibility-quiz', entry, language) : pathTo(screen as 'home', language)}`;
      expect(attribute(html, /<link rel="canonical" href="([^"]+)"/), path).toBe(own(content));
      const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="([^"]+)"/g)];
      const expected = languagesAt({ screen, ...(entry && { entry }) });
      const told = expected.length > 1 ? [...expected, 'x-default'] : [];
      expect(alternates.map(([, language]) => language).sort(), path).toEqual(told.sort());
      for (const [, language, href] of alternates)
        if (language !== 'x-default') expect(href, path).toBe(own(language as Locale));
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

/** What is read aloud, shown on hover or told to search engines. */
const labelsOf = (html: string) =>
  [...html.matchAll(/\s(?:alt|aria-label|title|placeholder|content)="([^"]*)"|<title>([^<]*)/g)].map(
    ([, value = '', title = '']) => value || title,
  );

test(
  'no page shows a message key, a reference or a hole, nor says one in its labels and its head',
  async ({ api }) => {
    const spaces = Object.keys(import.meta.glob('../content/text/es/*.json')).map((path) =>
      path.replace(/^.*\/|\.json$/g, ''),
    );
    expect(spaces.length).toBeGreaterThan(10);
    const bad = new RegExp(`\\b(?:${spaces.join('|')})\\.[a-z]+[A-Z.][\\w.]*|\\{[\\w:-]+\\}|undefined|\\[object|NaN`);
    expect('see pages.home.title'.match(bad)).toBeTruthy();
    const found = (await crawl(api)).flatMap(({ path, html }) =>
      [textOf(html), ...labelsOf(html)].flatMap((text) => {
        const match = bad.exec(text);
        return match ? [`${path}: ${match[0]}`] : [];
      }),
    );
    expect(found).toEqual([]);
  },
  LONG,
);

test(
  'no English on Spanish pages, in no label either',
  async ({ api }) => {
    const english = /\b(the|and|your|with|from|you|our|before|which|have)\b/gi;
    expect('We check the form with you'.match(english)?.length).toBe(3);
    const found = (await crawl(api))
      .filter(({ locale }) => locale === 'es')
      .flatMap(({ path, html }) => {
        const own = html.replace(/<(\w+)[^>]*\slang="(en|ar)"[\s\S]*?<\/\1>/g, ' ');
        const texts = own
          .split(/<\/(?:p|li|h\d|td|th|dd|dt|a|summary|label|button)>|<details/)
          .map(textOf)
          .filter((text) => (text.match(english)?.length ?? 0) >= 2);
        const labels = labelsOf(own).filter((text) => english.test(text));
        return [...texts, ...labels].map((text) => `${path}: ${text.trim().replace(/\s+/g, ' ').slice(0, 90)}`);
      });
    expect(found).toEqual([]);
  },
  LONG,
);

const GUIDES = new Set(
  Object.keys(import.meta.glob('../content/pages/*/es.ts')).map((path) => path.split('/').at(-2) ?? ''),
);

/** Which services' prices stand on a page, beside those that its text names. */
function servicesOn({ screen, content, entry }: Page): ServiceType[] {
  if (screen === 'home') return [...SERVICE_TYPES];
  if (screen === 'lead-landing') return ['FirstTime'];
  const named = (text: object) =>
    [...JSON.stringify(text).matchAll(/\{price:(\w+)\}/g)].map(([, sid]) => sid as ServiceType);
  const onCards = (names: readonly ServicePageName[]) => names.flatMap((name) => [...servicePages[name].services]);
  if (screen === 'resource' || screen === 'post')
    return named({ words: writtenWords(content, entry), heads: writtenWords(content) });
  if (screen in servicePages) {
    const name = screen as ServicePageName;
    return [...onCards([name, ...relatedTo(name)]), ...named(serviceText(name, content))];
  }
  if (screen === 'usa' || screen === 'canada') return onCards(servicesOf(screen === 'usa' ? 'US' : 'CA'));
  const city = CITIES.find((one) => screen === `appointments-${one}`);
  if (city) return ['FirstTime', ...named(cityText(city, content))];
  if (!GUIDES.has(screen)) return [];
  const beside = screen === 'reschedule' || screen === 'renewal-landing' ? onCards(relatedTo('us-interview')) : [];
  return [...beside, ...named(pageText(screen, content))];
}

const AMOUNT =
  /\d[\d.,]*\s(?:USD|COP|MXN|PEN|ARS|CAD|GBP|AUD|UYU|PYG|BRL|CLP|GTQ|BOB|CRC|(?:دولار|بيزو|سول|جنيه|غواراني|ريال|كتزال|بوليفيانو|كولون)[\p{L}\p{M}]*)/gu;
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

const reckoned = new Map<string, Set<string>>();

/** Every amount that a page with these services may show: from the price function, the facts and the rates of the day. */
function amountsOf(locale: Locale, services: readonly ServiceType[], COP: number): Set<string> {
  const sids = [...new Set(services)].sort();
  const key = [locale, COP, ...sids].join();
  const amounts = reckoned.get(key) ?? reckonAmounts(locale, sids, COP);
  reckoned.set(key, amounts);
  return amounts;
}

function reckonAmounts(locale: Locale, sids: readonly ServiceType[], COP: number): Set<string> {
  const rates = ratesWith(COP);
  const currencies = [...new Set(countries.map(({ currency }) => currency))];
  const sums = sids.flatMap((sid) =>
    currencies.flatMap((currency) =>
      costLines(locale, sid, currency, rates).flatMap(({ label, amount }) => [label, amount]),
    ),
  );
  const cards = sids.flatMap((sid) =>
    READER_CURRENCIES.flatMap((currency) => {
      const { discountedPrice, planPrice, groupText, feeText } = serviceCard(locale, sid, { rates, currency });
      return [discountedPrice, planPrice, groupText, feeText].filter((one) => one !== null);
    }),
  );
  const official = (Object.keys({ ...everyFee, ...everyRule }) as FactName[]).map((name) => factText(locale, name));
  return new Set([...sums, ...cards, ...official].flatMap((one) => plain(one).match(AMOUNT) ?? []));
}

const shownAmounts = (html: string) =>
  [textOf(html), ...labelsOf(html)].flatMap((text) => plain(text).match(AMOUNT) ?? []);

/** What the payment page may show beside: each step of the sum, the charge in dollars, and the other services of the country. */
function paymentAmounts(locale: Locale, sid: ServiceType, people: number, rates: Rates): string[] {
  const { country, price } = productOf(sid);
  // Nothing is in the cart of somebody whose service is quoted.
  if (price === null) return [formatMoney(locale, { amount: 0, currency: 'USD' })];
  const seats = Array.from({ length: people }, () => ({ is_minor: false }));
  const others = catalogue.filter((one) => one.country === country && one.price !== null);
  const units = others.flatMap((one) => {
    const { unit, before } = unitPrice(one.sid, { currency: 'COP', rates });
    return [unit, before];
  });
  // The code of the house stands in the cart where it lowers the price (D28, D52).
  const all = [0, people > 1 ? 0.15 : 0.1].flatMap((promo) => {
    const { lines, charged, ...sum } = priceCart({
      ...{ sids: [sid], currency: 'COP', method: 'card', rates, number_purchasing: people, seats },
      ...{ coveredOf: () => 0, promo, promised: () => undefined, taxRate: 0 },
    });
    const local = [
      ...[sum.total, sum.subtotal, sum.discount, sum.everything ?? 0],
      ...lines.flatMap(({ adults, government, subtotal }) => [adults.unit, adults.before, government.shown, subtotal]),
      ...units,
    ];
    const own = lines.flatMap(({ government }) => government.own ?? []);
    return [...local.map((amount) => ({ amount, currency: 'COP' as const })), ...own, charged];
  });
  return all.flatMap((money) => (['when-needed', 'always'] as const).map((cents) => formatMoney(locale, money, cents)));
}

/** At another rate the pages that show an amount are asked again; a stand-in and another spelling show the same page. */
async function pricedAt(api: TestApp, COP: number) {
  const pages = await crawl(api);
  const priced = pages.filter(
    ({ html, locale, content, isOtherSpelling }) =>
      locale === content && !isOtherSpelling && shownAmounts(html).length > 0,
  );
  const paths = new Set(priced.map(({ path }) => path));
  return readSite(api, COP, (path) => paths.has(path));
}

/** Sign-up, and the portal of somebody with a number of Colombia: each service in one language, parties of one to three. */
async function foreignInApp(api: TestApp, COP: number, locales: readonly Locale[]): Promise<string[]> {
  await publish(api, COP);
  const rates = ratesWith(COP);
  const paths = screenRows().filter(({ frame, roles }) => frame === 'portal' && roles?.includes('applicant'));
  const found: string[] = [];
  for (const locale of locales) {
    const signUp = await (await api.raw('GET', pathTo('sign-up', locale))).text();
    const offered = amountsOf(locale, SERVICE_TYPES, COP);
    found.push(...shownAmounts(signUp).filter((amount) => !offered.has(amount)));
    for (const [index, sid] of SERVICE_TYPES.entries()) {
      if (LOCALES[index % LOCALES.length] !== locale) continue;
      const number_in_party = 1 + (Math.trunc(index / 3) % 3);
      const { cookie, user } = await api.signIn('applicant', {
        phone_number: `+57300${1_000_000 + LOCALES.indexOf(locale) * 100 + index}`,
        service_type: sid,
        number_in_party,
      });
      const { rows } = costOf(locale, { sid, number_in_party, currency: 'COP', rates });
      const sums = rows.flatMap(({ amount, note }) => plain(`${amount} ${note}`).match(AMOUNT) ?? []);
      const allowed = new Set([...offered, ...sums]);
      const paid = paymentAmounts(locale, sid, number_in_party, rates).flatMap((one) => plain(one).match(AMOUNT) ?? []);
      for (const { name } of paths) {
        const answer = await api.raw('GET', pathTo(name as 'portal-interview', locale, user), { headers: cookie });
        const html = await answer.text();
        found.push(
          ...shownAmounts(html)
            .filter((amount) => !allowed.has(amount) && !(name === 'portal-payment' && paid.includes(amount)))
            .map((amount) => `${name} ${locale} ${sid}: ${amount}`),
        );
        if (name === 'portal')
          for (const sum of sums) expect(plain(textOf(html)), `${locale} ${sid} for ${number_in_party}`).toContain(sum);
      }
    }
  }
  return found;
}

for (const [COP, crew] of [
  [RATE, '349.200 COP'],
  [4400, '426.800 COP'],
] as const)
  test(
    `at a published rate of ${COP} every price on a page, in sign-up and in the portal is one that the price function gives`,
    async ({ api }) => {
      expect(amountsOf('es', ['FirstTimeVIP'], COP).has('225 USD')).toBe(true);
      expect(amountsOf('es', ['FirstTime'], COP).has('225 USD')).toBe(false);
      const pages = await (COP === RATE ? crawl(api) : pricedAt(api, COP));
      let seen = 0;
      const foreign = pages.flatMap((page) => {
        // An example that says it is invented has sums of its own (tests/articles.test.ts).
        const examples =
          page.screen === 'resource' || page.screen === 'post' ? writtenWords(page.content, page.entry) : '';
        const allowed = new Set([
          ...amountsOf(page.content, servicesOn(page), COP),
          // Beside an article that stands in there may be related ones in the reader's own language.
          ...(examples ? amountsOf(page.locale, servicesOn(page), COP) : []),
          ...(plain(examples).match(AMOUNT) ?? []),
        ]);
        const amounts = shownAmounts(page.html);
        seen += amounts.length;
        return amounts.filter((amount) => !allowed.has(amount)).map((amount) => `${page.path}: ${amount}`);
      });
      expect(seen).toBeGreaterThan(1000);
      expect([...new Set(foreign)]).toEqual([]);
      expect(plain(textOf(pages.find(({ path }) => path === '/')?.html ?? ''))).toContain(crew);
      // The rate is the same in every language: at the other one Spanish is asked.
      expect(await foreignInApp(api, COP, COP === RATE ? LOCALES : ['es'])).toEqual([]);
    },
    LONG,
  );

test(
  'a plan is called the lowest only if it is; a plan’s own figure is struck where it is higher; a group pays less from where we say so',
  async ({ api }) => {
    const pages = await crawl(api);
    const shown = (path: string) => textOf(pages.find((page) => page.path === path)?.html ?? '').replace(/\s+/g, ' ');
    for (const path of ['/', '/usa']) expect(shown(path), path).toContain('Desde 194.400 COP');
    expect(shown('/en/usa')).toContain('From 54 USD');
    const signUp = await (await api.raw('GET', pathTo('sign-up', 'es'))).text();
    const struck = signUp.match(/<s\b/g) ?? [];
    expect(struck.length).toBeGreaterThan(3);
    expect(signUp.match(/Precio del plan(?:<!-- -->)? <s\b/g), 'a struck figure says why, in sign-up too').toEqual(
      expect.objectContaining({ length: struck.length }),
    );
    for (const figure of ['400.000 COP', '275.000 COP', '1.000.000 COP'])
      expect(shown('/usa/visa-de-turista-b-1-b-2'), figure).toContain(`Precio del plan ${figure}`);
    expect(shown('/')).toContain('1.015.200 COP');
    for (const before of ['125 USD', '67,50 USD', '300 USD']) expect(shown('/'), before).not.toContain(before);
    expect(shown('/')).toContain('Desde tres personas el precio por persona baja');
    const priced = catalogue.filter(({ price }) => price !== null).map(({ sid }) => sid);
    const unit = (sid: ServiceType, party: number) => unitPrice(sid, { ...IN_DOLLARS, party }).unit;
    expect(priced.filter((sid) => unit(sid, 3) >= unit(sid, 1))).toEqual([]);
    expect(priced.filter((sid) => unit(sid, 2) >= unit(sid, 1)).length).toBeGreaterThan(0);
  },
  LONG,
);

test(
  'every government fee on a page has its source below, and every wait its own',
  async ({ api }) => {
    const missing: string[] = [];
    for (const page of await crawl(api)) {
      const link = (href: string) => page.html.includes(`href="${href.replaceAll('&', '&amp;')}"`);
      for (const sid of servicesOn(page)) {
        const { governmentFee } = productOf(sid);
        if (!('fees' in governmentFee) || !page.html.includes('<h2 id="sources"')) continue;
        for (const name of governmentFee.fees)
          if (!link(fees[name].source)) missing.push(`${page.path}: ${name} of ${sid}`);
      }
      if (/Próxima cita publicada|Next published appointment/.test(textOf(page.html)) && !link(WAIT_SOURCE))
        missing.push(`${page.path}: wait`);
    }
    expect([...new Set(missing)]).toEqual([]);
  },
  LONG,
);

test(
  'search engines read who we are, the way to the page, its questions, and the price of its service',
  async ({ api }) => {
    const { PUBLIC_URL: origin } = api.services.env;
    for (const { path, screen, content, html } of await crawl(api)) {
      if (kindOf(screen as 'home')) continue;
      const things = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
        ([, json]) => JSON.parse(String(json)) as Record<string, unknown>,
      );
      const of = (type: string) => things.find((thing) => thing['@type'] === type);
      expect(of('Organization'), path).toMatchObject({ url: `${origin}/` });
      if (/<nav aria-label="[^"]+" class="text-sm"><ol/.test(html)) {
        const way = of('BreadcrumbList')?.itemListElement as { item: string }[] | undefined;
        expect(way?.length, path).toBeGreaterThan(1);
        expect(way?.at(-1)?.item, path).toBe(`${origin}${equivalentPath(path, content)}`);
      }
      if (html.includes('id="questions"')) expect(of('FAQPage')?.mainEntity, path).toHaveProperty('length');
      if (!(screen in servicePages)) continue;
      const [sid] = servicePages[screen as ServicePageName].services;
      const offer = of('Service')?.offers as { price: string } | undefined;
      const price = productOf(sid).price === null ? undefined : unitPrice(sid, IN_DOLLARS).unit / 100;
      expect(offer?.price, path).toBe(price === undefined ? undefined : String(price));
    }
  },
  LONG,
);

test(
  'a page that goes by a name has one spelling',
  async ({ api }) => {
    const other = {
      '/felicitaciones/%62-1-b-2': '/felicitaciones/b-1-b-2',
      '/Felicitaciones/B%2D1-b-2': '/felicitaciones/b-1-b-2',
      [encodeURI('/ar/citas/بوغوتا').toLowerCase()]: encodeURI('/ar/citas/بوغوتا'),
    };
    for (const [path, own] of Object.entries(other)) {
      const answer = await api.raw('GET', path);
      expect([answer.status, answer.headers.get('location')], path).toEqual([301, own]);
    }
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
      ...['/blog', '/en/blog', '/news/home', '/recursos-de-inmigracion', '/en/immigration-resources'],
      ...['/visa-americana', '/en/us-visa', '/ar/us-visa', '/promo'],
      ...['/reino-unido', '/en/uk', '/australia', '/felicitaciones/b-1-b-2', '/en/congratulations/canada'],
    ];
    const answered = new Set((await crawl(api)).map(({ path }) => path));
    expect(named.filter((path) => !answered.has(path))).toEqual([]);
    const bare = await api.raw('GET', '/usa/b-1-b-2-visitor-visa');
    expect([bare.status, bare.headers.get('location')]).toEqual([301, '/usa/visa-de-turista-b-1-b-2']);
  },
  LONG,
);

test(
  'every service has one page of congratulations, which starts that service, and an index that lists them all',
  async ({ api }) => {
    const pages = await crawl(api);
    for (const locale of LOCALES) {
      const own = pages.filter((page) => page.screen === 'congratulations' && page.locale === locale);
      const started = own.map(({ html }) => attribute(html, /service_type=(\w+)"[^>]*data-place="congratulations-/));
      expect(started.sort(), locale).toEqual([...SERVICE_TYPES].sort());
      const index = pages.find((page) => page.path === pathTo('congratulations-index', locale))?.html ?? '';
      const main = attribute(index, /<main[^>]*>([\s\S]*)<\/main>/) ?? '';
      const listed = [...main.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href);
      expect(listed.sort(), locale).toEqual(own.map(({ path }) => path).sort());
      for (const { path, html } of own)
        expect(html, path).toContain(`href="${pathTo('congratulations-index', locale)}"`);
      for (const html of [index, ...own.map((page) => page.html)])
        expect(html).toContain('<meta name="robots" content="noindex"/>');
    }
  },
  LONG,
);

test(
  'a bare English address with a parameter leads to the Spanish one, and an unknown visa nowhere',
  async ({ api }) => {
    const ask = async (path: string) => {
      const { status, headers } = await api.raw('GET', path);
      return [status, headers.get('location')];
    };
    for (const visa of Object.keys(congratulations))
      expect(await ask(`/congratulations/${visa}`)).toEqual([301, `/felicitaciones/${visa}`]);
    expect(await ask('/congratulations')).toEqual([301, '/felicitaciones']);
    expect(await ask('/es/congratulations/renewal/?utm_source=quiz')).toEqual([
      301,
      '/felicitaciones/renewal?utm_source=quiz',
    ]);
    for (const path of ['/congratulations/nada', '/felicitaciones/nada', '/en/congratulations/nada'])
      expect(await ask(path), path).toEqual([404, null]);
  },
  LONG,
);

test(
  'a page with the sum of a US visa says which fee it leaves out, and every source how it was checked',
  async ({ api }) => {
    const sold = (screen: string): ServiceType | undefined => {
      if (screen === 'home' || CITIES.some((city) => screen === `appointments-${city}`)) return 'FirstTime';
      return screen in servicePages ? servicePages[screen as ServicePageName].services[0] : undefined;
    };
    let told = 0;
    for (const { path, screen, content, html } of await crawl(api)) {
      const sid = sold(screen);
      const text = textOf(html);
      const note = leftOut(content, sid ?? 'FirstTime')?.replaceAll('\u00a0', ' ');
      if (note) expect(text.includes(note), path).toBe(sid !== undefined);
      if (note && sid) told += 1;
      if (html.includes('id="sources"')) expect(text, path).toMatch(CHECKED[content]);
    }
    expect(told).toBeGreaterThan(20);
  },
  LONG,
);
