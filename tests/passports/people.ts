/** Invented people with invented passports, one of each country that can pay here. */
import { checkDigit } from '#app/integrations/passport/mrz.ts';
import type { Lines } from '#app/integrations/passport/passport.ts';

export type Holder = {
  readonly country: string;
  readonly surnames: string;
  readonly given: string;
  readonly lines: Lines;
  /** The name is longer than its line. */
  readonly isCut: boolean;
  /** What a reader should say. */
  readonly truth: {
    readonly name: string;
    readonly number: string;
    readonly birth: string;
    readonly sex: string;
    readonly nationality: string;
    readonly expiry: string;
  };
};

/** As the zone writes names. */
const inCapitals = (name: string) =>
  name
    .toUpperCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f']/g, '')
    .replace(/[- ]+/g, '<');

const short = (day: string) => day.slice(2).replaceAll('-', '');

type PassportData = { number: string; birth: string; sex: string; expiry: string; personal?: string };

export function holder(country: string, [surnames, given]: readonly [string, string], data: PassportData): Holder {
  const { number, birth, sex, expiry, personal = '' } = data;
  const first = `P<${country.padEnd(3, '<')}${inCapitals(surnames)}<<${inCapitals(given)}`.padEnd(44, '<').slice(0, 44);
  const withDigit = (text: string) => text + checkDigit(text);
  const second = [
    withDigit(number.padEnd(9, '<')),
    country.padEnd(3, '<'),
    withDigit(short(birth)),
    sex,
    withDigit(short(expiry)),
    personal ? withDigit(personal.padEnd(14, '<')) : '<'.repeat(15),
  ].join('');
  const all = checkDigit(second.slice(0, 10) + second.slice(13, 20) + second.slice(21, 43));
  const [last = '', other = ''] = first.slice(5).replace(/<+$/, '').split('<<');
  const name = `${last.replaceAll('<', ' ')}, ${other.replaceAll('<', ' ')}`;
  return {
    ...{ country, surnames, given, isCut: !first.endsWith('<'), lines: [first, second + all] },
    truth: { name, number, birth, sex, nationality: country, expiry },
  };
}

export const holders: readonly Holder[] = [
  holder('COL', ['Rodríguez Quintero', 'Valentina'], {
    ...{ number: 'AZ648213', birth: '1991-04-07', sex: 'F', expiry: '2031-02-18', personal: 'CC1032456781' },
  }),
  holder('ECU', ['Guamán Yupanqui', 'Darwin Stalin'], {
    ...{ number: 'A5820146', birth: '1987-11-23', sex: 'M', expiry: '2029-06-04', personal: '1712345678' },
  }),
  holder('PER', ['Huamán de la Cruz', 'Luz Marina'], {
    ...{ number: '120846753', birth: '1979-08-30', sex: 'F', expiry: '2027-09-11' },
  }),
  holder('URY', ['Etcheverry Bentancor', 'Juan Ignacio'], {
    ...{ number: 'D283561', birth: '1996-02-14', sex: 'M', expiry: '2033-05-20', personal: '45678912' },
  }),
  holder('PRY', ['Giménez Cáceres', 'Blanca Liliana'], {
    ...{ number: 'N506218', birth: '1983-06-19', sex: 'F', expiry: '2028-03-07' },
  }),
  holder('BRA', ['Albuquerque Cavalcanti', 'Maria da Conceição Aparecida'], {
    ...{ number: 'FX816254', birth: '1968-05-02', sex: 'F', expiry: '2030-12-12' },
  }),
  holder('CHL', ['Sotomayor Irarrázaval', 'Joaquín Andrés'], {
    ...{ number: 'F48120653', birth: '1990-01-01', sex: 'M', expiry: '2032-08-15', personal: '16852147K' },
  }),
  holder('ARG', ['Fernández', 'Tomás'], {
    ...{ number: 'AAG681502', birth: '2001-09-23', sex: 'M', expiry: '2034-01-01', personal: '43125678' },
  }),
  holder('MEX', ['Martínez Villaseñor', 'Ximena Guadalupe'], {
    ...{ number: 'G38516204', birth: '1994-07-12', sex: 'F', expiry: '2026-05-30' },
  }),
  holder('PAN', ['Arrocha Bethancourt', 'Kathia Isabel'], {
    ...{ number: 'PA0618253', birth: '1977-02-25', sex: 'F', expiry: '2028-08-16' },
  }),
  holder('GTM', ['Tzunux Ixcoy', 'William Geovanny'], {
    ...{ number: '258614307', birth: '1988-08-08', sex: 'M', expiry: '2031-11-30', personal: '2586143070101' },
  }),
  holder('BOL', ['Quispe Mamani', 'Jhonny Wilfredo'], {
    ...{ number: 'AB81652', birth: '1985-03-16', sex: 'M', expiry: '2029-07-22' },
  }),
  holder('CRI', ['Zúñiga Chinchilla', 'María José'], {
    ...{ number: 'A681B5SG2', birth: '1999-05-28', sex: 'F', expiry: '2032-02-14', personal: '112340567' },
  }),
];

export function holderFrom(country: string): Holder {
  const found = holders.find((one) => one.country === country);
  if (!found) throw new Error(`nobody has a passport of ${country}`);
  return found;
}
