import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Wait } from '#app/features/waits/rules.ts';
import { WAIT_SOURCE } from '#content/waits.ts';
import { WaitAlert } from './offer.server.tsx';

const latest = (next_months: number | null): Wait => ({
  city: 'bogota',
  category: 'visitor',
  as_of: '2026-07-14',
  avg_months: null,
  next_months,
  source_url: WAIT_SOURCE,
});
const shown = (next_months: number | null, locale: 'es' | 'en' | 'ar' = 'es') =>
  renderToStaticMarkup(<WaitAlert locale={locale} city="bogota" latest={latest(next_months)} />);

test('the form offers only shorter waits than the published one, in the language of the page', () => {
  const html = shown(3);
  expect(html).toContain('Te avisamos si la espera baja en Bogotá');
  expect([...html.matchAll(/<option value="([^"]+)">([^<]*)</g)].map(([, value, text]) => `${value}: ${text}`)).toEqual(
    ['0.5: menos de medio mes', '1: menos de 1 mes', '2: menos de 2 meses', '3: menos de 3 meses'],
  );
  expect(shown(3, 'ar')).toContain('أقل من شهرين');
});

test('where no wait can get shorter there is no form; without a figure every limit is offered', () => {
  expect(shown(0)).toBe('');
  expect(shown(null, 'en')).toContain('less than 24 months');
});

test('who has no scripts reads what to do instead', () => {
  expect(shown(3, 'en')).toMatch(/<noscript><p[^>]*>To ask for an alert turn on JavaScript/);
});
