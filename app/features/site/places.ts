/** Which place a page speaks of first: the visitor's own, known by the clock of the phone and by nothing else. */

import { currencyOf } from '#app/features/catalogue/country-rules.ts';
import type { Currency } from '#content/countries.ts';
import { type City, cities } from '#content/waits.ts';

export const DEFAULT_CITY: City = 'bogota';

export const cityCurrency = (city: City): Currency => currencyOf(cities[city].country);

/** Time zones by their beginnings; a country with several has its capital's consulate here. */
const zones: Record<string, City> = {
  'America/Bogota': 'bogota',
  'America/Lima': 'lima',
  'America/Guayaquil': 'quito',
  'America/Argentina': 'buenos-aires',
  'America/Buenos_Aires': 'buenos-aires',
  'America/Mexico_City': 'mexico-city',
  'America/Monterrey': 'mexico-city',
  'America/Merida': 'mexico-city',
  'America/Cancun': 'mexico-city',
  'America/Tijuana': 'mexico-city',
  'America/Hermosillo': 'mexico-city',
  'America/Mazatlan': 'mexico-city',
  'America/Chihuahua': 'mexico-city',
  'America/Ciudad_Juarez': 'mexico-city',
  'America/Matamoros': 'mexico-city',
  'America/Bahia_Banderas': 'mexico-city',
};

export const cityOfZone = (zone: string): City | undefined =>
  Object.entries(zones).find(([beginning]) => zone.startsWith(beginning))?.[1];

/** The same as constant text for the hash of the policy; it stands inside the fieldset, so nothing jumps later. */
export const PLACE_SCRIPT = `(function(f,z,m){for(var k in m)if(z.indexOf(k)===0){var i=f.querySelector('[value="'+m[k]+'"]');if(i)i.checked=true;break}})(document.currentScript.parentNode,Intl.DateTimeFormat().resolvedOptions().timeZone||"",${JSON.stringify(zones)})`;

/** Of several sentences, one a city, the visitor's own shows; again constant text, right behind them. */
export const CITY_SCRIPT = `(function(f,z,m){for(var k in m)if(z.indexOf(k)===0){var a=f.querySelectorAll("[data-city]");for(var i=0;i<a.length;i++)a[i].hidden=a[i].dataset.city!==m[k];break}})(document.currentScript.parentNode,Intl.DateTimeFormat().resolvedOptions().timeZone||"",${JSON.stringify(zones)})`;
