/** What points along the line of reading turns with it in Arabic; a tick and a clock never do (brand.md). */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon, type IconName } from './icon.tsx';
import { Mark } from './mark.tsx';
import { StatusShape } from './notices/status-pill.tsx';

const turns = (markup: string) => /scale-x|rotate/.test(markup);

test.each<IconName>(['chevron-end', 'chevron-start', 'arrow-end', 'out-of-page', 'leave', 'menu'])(
  '%s turns round in Arabic',
  (name) => expect(renderToStaticMarkup(<Icon name={name} />)).toContain('rtl:-scale-x-100'),
);

test.each<IconName>([
  'tick',
  'clock',
  'search',
  'turn',
  'globe',
  'download',
  'upload',
  'chevron-down',
  'plus',
  'close',
])('%s looks the same in every language', (name) =>
  expect(turns(renderToStaticMarkup(<Icon name={name} />))).toBe(false),
);

test('the tick of what is done, and the mark, look the same in every language', () => {
  for (const status of ['waiting', 'going', 'done', 'current'] as const)
    expect(turns(renderToStaticMarkup(<StatusShape status={status} />)), status).toBe(false);
  expect(turns(renderToStaticMarkup(<Mark />))).toBe(false);
});
