/** The published page of wait times as tests serve it: its headings, our five posts, and as many others as asked for. */
import { CITIES, type City, cities } from '#content/waits.ts';

type Values = [average: string, visitor: string, student: string, petition: string, crew: string];

const HEADINGS = [
  'City/Post',
  'Visitors (B1/B2) Average wait times',
  'Visitors (B1/B2) Next available appointment',
  'Students and exchange (F, M, J)',
  'Petition (H, L, O, P, Q)',
  'Crew and transit (C, D, C1/D)',
];
const USUAL: Values = ['NA', '3 Months', '', '1 Month', '< 0.5 Month'];

const row = (tag: 'td' | 'th', cells: readonly string[]) =>
  `<tr>${cells.map((cell) => `<${tag}>${cell.replace(/^</, '&lt;')}</${tag}>`).join('')}</tr>`;

export function waitPage(own: Partial<Record<City, Values>> = {}, others = 210): string {
  const rows = [
    ...CITIES.map((city) => row('td', [cities[city].post, ...(own[city] ?? USUAL)])),
    ...Array.from({ length: others }, (_, number) => row('td', [`Post ${number}`, ...USUAL])),
  ];
  return `<!doctype html><title>Waits</title><table>${row('th', HEADINGS)}${rows.join('\n')}</table><p>Updated monthly</p>`;
}
