/** Where the reader is, known by the clock of the phone and by nothing else: the money of prices, the city and passport that show first. */

import { currencyOf } from '#app/features/catalogue/country-rules.ts';
import type { CheckoutCountry, Currency } from '#content/countries.ts';
import { CITIES, type City, cities } from '#content/waits.ts';

export const DEFAULT_CITY: City = 'bogota';

export const cityCurrency = (city: City): Currency => currencyOf(cities[city].country);

/** Prices stand in the page in each of these, the default first; app/ui/parts.css names them too. */
export const READER_CURRENCIES = /* @__PURE__ */ (() => [
  ...new Set<Currency>([cityCurrency(DEFAULT_CITY), ...CITIES.map(cityCurrency), 'USD']),
])();

/** Time zones by their beginnings. */
const zones: Record<string, CheckoutCountry> = {
  'America/Bogota': 'CO',
  'America/Lima': 'PE',
  'America/Guayaquil': 'EC',
  'Pacific/Galapagos': 'EC',
  'America/Argentina': 'AR',
  'America/Buenos_Aires': 'AR',
  'America/Mexico_City': 'MX',
  'America/Monterrey': 'MX',
  'America/Merida': 'MX',
  'America/Cancun': 'MX',
  'America/Tijuana': 'MX',
  'America/Hermosillo': 'MX',
  'America/Mazatlan': 'MX',
  'America/Chihuahua': 'MX',
  'America/Ciudad_Juarez': 'MX',
  'America/Matamoros': 'MX',
  'America/Bahia_Banderas': 'MX',
  'America/Santiago': 'CL',
  'America/Punta_Arenas': 'CL',
  'America/Montevideo': 'UY',
  'America/Asuncion': 'PY',
  'America/Sao_Paulo': 'BR',
  'America/Panama': 'PA',
  'America/Guatemala': 'GT',
  'America/La_Paz': 'BO',
  'America/Costa_Rica': 'CR',
};

export const countryOfZone = (zone: string): CheckoutCountry | undefined =>
  Object.entries(zones).find(([beginning]) => zone.startsWith(beginning))?.[1];

const moneyOf = () => Object.fromEntries(CITIES.map((city) => [cities[city].country, cityCurrency(city)]));

const cityOf = () => Object.fromEntries(CITIES.map((city) => [cities[city].country, city]));
const countryOf = () => Object.fromEntries(CITIES.map((city) => [city, cities[city].country]));

/** Of a city chosen on one page its country, for the next pages of the same tab. */
const KEPT = 'reader-country';

/**
 * The same as constant text for the hash of the policy: a country that was chosen, or that of the clock. It stands before
 * all prices, so nothing jumps; dollars where we have no city, the default where the clock says nothing.
 */
export const READER_SCRIPT = /* @__PURE__ */ (() =>
  `(function(d,z,m,c){var o;try{o=sessionStorage.getItem("${KEPT}")}catch(e){}if(typeof c[o]!="string"){o="";for(var k in m)if(z.indexOf(k)===0){o=m[k];break}}if(o)d.country=o;d.currency=o?c[o]||"USD":"${READER_CURRENCIES[0]}"})(document.documentElement.dataset,Intl.DateTimeFormat().resolvedOptions().timeZone||"",${JSON.stringify(zones)},${JSON.stringify(moneyOf())})`)();

/** Right behind the radios of the cities: the reader's own is checked, and a choice changes the money of this page and the next. */
export const CITY_SCRIPT = /* @__PURE__ */ (() =>
  `(function(f,d,m,c,n){var i=f.querySelector('[value="'+m[d.country]+'"]');if(i)i.checked=true;f.addEventListener("change",function(e){var o=n[e.target.value];d.currency=c[o];try{sessionStorage.setItem("${KEPT}",o)}catch(x){}})})(document.currentScript.parentNode,document.documentElement.dataset,${JSON.stringify(cityOf())},${JSON.stringify(moneyOf())},${JSON.stringify(countryOf())})`)();

/** Right behind sentences of which each is about one country: the reader's shows. */
export const COUNTRY_SCRIPT =
  '(function(f,c){if(c&&f.querySelector("[data-of="+c+"]")){var a=f.querySelectorAll("[data-of]");for(var i=0;i<a.length;i++)a[i].hidden=a[i].dataset.of!==c}})(document.currentScript.parentNode,document.documentElement.dataset.country)';
