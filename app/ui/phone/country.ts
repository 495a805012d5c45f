/** Which country a phone field starts with: the page's, the last one chosen, the clock's, then Colombia in Spanish. */
import type { Locale } from '#app/i18n/locales.ts';

export type PhoneCountry = {
  code: string;
  /** Without the plus. */
  dial: string;
  name: string;
  /** How many digits a number has at the least, and what is said of a shorter one. */
  digits?: number;
  tooShort?: string;
};

/** A row names its zones by city; one that ends in a slash means all below it. */
const zones: Record<string, string> = {
  CO: 'America/Bogota',
  EC: 'America/Guayaquil Pacific/Galapagos',
  PE: 'America/Lima',
  UY: 'America/Montevideo',
  PY: 'America/Asuncion',
  BR: 'America/Sao_Paulo America/Bahia America/Belem America/Fortaleza America/Recife America/Manaus America/Cuiaba America/Campo_Grande America/Porto_Velho America/Boa_Vista America/Rio_Branco America/Porto_Acre America/Eirunepe America/Santarem America/Maceio America/Araguaina America/Noronha Brazil/',
  CL: 'America/Santiago America/Punta_Arenas America/Coyhaique Pacific/Easter Chile/',
  AR: 'America/Argentina/ America/Buenos_Aires America/Cordoba America/Rosario America/Mendoza America/Jujuy America/Catamarca',
  MX: 'America/Mexico_City America/Cancun America/Merida America/Monterrey America/Matamoros America/Mazatlan America/Chihuahua America/Ciudad_Juarez America/Ojinaga America/Hermosillo America/Tijuana America/Bahia_Banderas America/Ensenada America/Santa_Isabel Mexico/',
  PA: 'America/Panama',
  GT: 'America/Guatemala',
  BO: 'America/La_Paz',
  CR: 'America/Costa_Rica',
  US: 'America/New_York America/Chicago America/Denver America/Los_Angeles America/Phoenix America/Detroit America/Anchorage America/Boise America/Indiana/ America/Kentucky/ America/North_Dakota/ Pacific/Honolulu US/',
  CA: 'America/Toronto America/Montreal America/Vancouver America/Edmonton America/Winnipeg America/Regina America/Halifax America/St_Johns America/Moncton Canada/',
  GB: 'Europe/London Europe/Belfast GB',
  AU: 'Australia/ Antarctica/Macquarie',
  DO: 'America/Santo_Domingo',
  SV: 'America/El_Salvador',
  HN: 'America/Tegucigalpa',
  NI: 'America/Managua',
  VE: 'America/Caracas',
  CU: 'America/Havana Cuba',
  PR: 'America/Puerto_Rico',
  ES: 'Europe/Madrid Atlantic/Canary Africa/Ceuta',
  MA: 'Africa/Casablanca',
  EG: 'Africa/Cairo Egypt',
  SA: 'Asia/Riyadh',
  AE: 'Asia/Dubai',
  JO: 'Asia/Amman',
  LB: 'Asia/Beirut',
};

export const countryOfZone = (zone: string): string | undefined =>
  Object.entries(zones).find(([, names]) =>
    names.split(' ').some((name) => (name.endsWith('/') ? zone.startsWith(name) : zone === name)),
  )?.[0];

type Hints = {
  page?: string | null | undefined;
  last?: string | null | undefined;
  timeZone?: string | undefined;
  locale: Locale;
};

export function chooseCountry({ page, last, timeZone, locale }: Hints, known: readonly PhoneCountry[]) {
  const wishes = [page, last, timeZone && countryOfZone(timeZone), locale === 'es' ? 'CO' : undefined];
  return wishes.find((wish) => known.some(({ code }) => code === wish)) ?? undefined;
}

/** With names in the reader's language and order; made on the server, since browsers disagree about names. */
export function namePhoneCountries(list: readonly Pick<PhoneCountry, 'code' | 'dial'>[], tag: string): PhoneCountry[] {
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  const order = new Intl.Collator(tag);
  return list
    .map(({ code, dial }) => ({ code, dial, name: names.of(code) ?? code }))
    .sort((a, b) => order.compare(a.name, b.name));
}
