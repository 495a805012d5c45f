/** One money along the way: what a reader sees first is what every later screen shows, until they choose another themselves (issue 13). */
import { runInNewContext } from 'node:vm';
import { fallbackRates } from '#app/features/catalogue/country-rules.ts';
import { CITY_SCRIPT, READER_CURRENCIES, READER_SCRIPT } from '#app/features/catalogue/places.ts';
import { serviceCard } from '#app/features/catalogue/service-cards.server.ts';
import { pathToEntry } from '#app/path-match.ts';
import { pathTo } from '#app/paths.ts';
import { carts } from '#db/schema.server.ts';
import { expect, test } from './app.ts';

type TabStorage = Map<string, string>;

/** A page of somebody in a time zone, in a tab that keeps what was chosen in it; `choose` is the radio of a city. */
function open(timeZone: string, storage: TabStorage) {
  const dataset: { country?: string; currency?: string } = {};
  const radios: Record<string, { checked: boolean }> = {};
  let change = (_event: { target: { value: string } }) => {};
  const parentNode = {
    querySelector: (selector: string) => (radios[/"(.+)"/.exec(selector)?.[1] ?? ''] ??= { checked: false }),
    addEventListener: (_: string, listen: typeof change) => {
      change = listen;
    },
  };
  const page = {
    document: { documentElement: { dataset }, currentScript: { parentNode } },
    sessionStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
    },
    Intl: { DateTimeFormat: () => ({ resolvedOptions: () => ({ timeZone }) }) },
  };
  runInNewContext(READER_SCRIPT, page);
  runInNewContext(CITY_SCRIPT, page);
  return { dataset, radios, choose: (value: string) => change({ target: { value } }) };
}

test('the money of the clock, or of the city chosen on a page, is that of the next page too', () => {
  const storage: TabStorage = new Map();
  const home = open('America/Bogota', storage);
  expect(home.dataset).toEqual({ country: 'CO', currency: 'COP' });
  home.choose('lima');
  expect(home.dataset.currency).toBe('PEN');
  const service = open('America/Bogota', storage);
  expect(service.dataset).toEqual({ country: 'PE', currency: 'PEN' });
  expect(service.radios.lima?.checked).toBe(true);
  expect(open('America/Bogota', new Map([['reader-country', '__proto__']])).dataset.currency).toBe('COP');
  expect(open('Etc/UTC', new Map()).dataset).toEqual({ currency: READER_CURRENCIES[0] });
  expect(open('America/Santiago', new Map()).dataset).toEqual({ country: 'CL', currency: 'USD' });
});

test('every page that shows our price on the way to an account has it in each money, and knows the reader’s', async ({
  api,
}) => {
  const paths = [
    pathTo('home', 'es'),
    pathTo('us-visitor', 'es'),
    pathTo('lead-landing', 'es'),
    pathTo('sign-up', 'es'),
    pathToEntry('eligibility-quiz', 'us-tourist', 'es') ?? '',
  ];
  for (const path of paths) {
    const html = (await (await api.raw('GET', path)).text()).replaceAll('\u00a0', ' ').replaceAll('&quot;', '"');
    expect(html, path).toContain(READER_SCRIPT);
    for (const currency of READER_CURRENCIES) {
      const { discountedPrice } = serviceCard('es', 'FirstTime', { rates: fallbackRates, currency });
      const price = discountedPrice?.replaceAll('\u00a0', ' ');
      const isMarked =
        new RegExp(`data-in="${currency}"(?:(?!data-in).)*?${price}`, 's').test(html) ||
        // Props of a quiz, whose result is drawn in the browser.
        new RegExp(`"${currency}","[^"]*${price}`).test(html);
      expect(isMarked, `${path} ${currency}`).toBe(true);
    }
  }
});

test('the portal shows the money of the cart: by the phone, or by the country chosen there', async ({ api }) => {
  const priceIn = (currency: (typeof READER_CURRENCIES)[number] | 'CLP') =>
    serviceCard('es', 'FirstTime', { rates: fallbackRates, currency }).discountedPrice ?? '';
  const shows = async (phone_number: string, country?: string) => {
    const { cookie, user } = await api.signIn('applicant', { phone_number, service_type: 'FirstTime' });
    if (country)
      await api.db.insert(carts).values({ user_id: user.user_id, product_ids: [], number_purchasing: 1, country });
    const home = await (await api.raw('GET', pathTo('portal', 'es'), { headers: cookie })).text();
    const cart = await api.send('GET', '/api-mv/payments/cart', { headers: cookie });
    return { home, currency: (cart.json as { cart: { currency: string } }).cart.currency };
  };
  for (const [phone_number, country, currency] of [
    ['+573001234567', undefined, 'COP'],
    ['+573001234568', 'MX', 'MXN'],
    ['+56912345678', undefined, 'CLP'],
    // Nobody pays in pounds here: the cart asks for dollars, and so does every screen before it.
    ['+447400123456', undefined, 'USD'],
  ] as const) {
    const shown = await shows(phone_number, country);
    expect(shown.currency, `${phone_number} ${country}`).toBe(currency);
    expect(shown.home, `${phone_number} ${country}`).toContain(priceIn(currency));
  }
});
