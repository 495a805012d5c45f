/** The consular posts of /citas: name, address and who says so (D2). What has no official source is null and stays off the page. */
import type { SourcedFact } from './facts.ts';
import type { City } from './waits.ts';

export type Post = SourcedFact & {
  readonly name: string;
  /** As the DS-160 names the post. */
  readonly code: string;
  /** Where the interview is. `source` is the page that says it. */
  readonly address: string | null;
  readonly website: `https://${string}`;
  /** The appointment system of the post, in Spanish. */
  readonly scheduling: `https://${string}` | null;
  /** Where fingerprints and photo are taken: at a service centre on an earlier visit, or at the embassy itself. */
  readonly firstVisit: 'service-centre' | 'embassy' | null;
  /** Other posts of the country that give visas. */
  readonly otherPosts: readonly string[];
};

const halfYearly = { checkedOn: '2026-11-16', shelfLifeDays: 180, check: 'quoted by others' } as const;

export const posts = {
  /** Moved from Paseo de la Reforma on 2025-11-24. */
  'mexico-city': {
    name: 'US Embassy Mexico City',
    code: 'MEX',
    address: 'Presa Angostura 225, Col. Irrigación, Miguel Hidalgo, 11500 Ciudad de México',
    website: 'https://mx.usembassy.gov/visas/',
    scheduling: 'https://ais.usvisa-info.com/es-mx/niv',
    firstVisit: 'service-centre',
    otherPosts: [
      'Ciudad Juárez',
      'Guadalajara',
      'Hermosillo',
      'Matamoros',
      'Mérida',
      'Monterrey',
      'Nogales',
      'Nuevo Laredo',
      'Tijuana',
    ],
    source: 'https://mx.usembassy.gov/es/visas-es/u-s-embassy-mexico-city-es/',
    ...halfYearly,
  },
  bogota: {
    name: 'US Embassy Bogotá',
    code: 'BGT',
    address: 'Carrera 45 No. 24B-27, Bogotá',
    website: 'https://co.usembassy.gov/visas/',
    scheduling: 'https://ais.usvisa-info.com/es-co/niv',
    firstVisit: 'service-centre',
    otherPosts: [],
    source: 'https://co.usembassy.gov/visas/important-visa-information/',
    ...halfYearly,
  },
  quito: {
    name: 'US Embassy Quito',
    code: 'QTO',
    address: 'Av. Avigiras E12-170 y Av. Eloy Alfaro, Quito',
    website: 'https://ec.usembassy.gov/visas/',
    scheduling: 'https://ais.usvisa-info.com/es-ec/niv',
    firstVisit: 'embassy',
    otherPosts: ['Guayaquil'],
    source: 'https://ec.usembassy.gov/visas/nonimmigrant-visas/faq-and-contact-info/',
    ...halfYearly,
  },
  lima: {
    name: 'US Embassy Lima',
    code: 'LMA',
    address: 'Av. La Encalada cdra. 17 s/n, Santiago de Surco 15023, Lima',
    website: 'https://pe.usembassy.gov/visas/',
    scheduling: 'https://ais.usvisa-info.com/es-pe/niv',
    firstVisit: null,
    otherPosts: [],
    source: 'https://pe.usembassy.gov/demonstration-alert-u-s-embassy-lima-peru-9/',
    ...halfYearly,
  },
  'buenos-aires': {
    name: 'US Embassy Buenos Aires',
    code: 'BNS',
    address: 'Av. Colombia 4300, Buenos Aires',
    website: 'https://ar.usembassy.gov/visas/',
    scheduling: 'https://ais.usvisa-info.com/es-ar/niv',
    firstVisit: 'service-centre',
    otherPosts: [],
    source: 'https://ar.usembassy.gov/nonimmigrant-visas/',
    ...halfYearly,
  },
} as const satisfies Record<City, Post>;
