import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DocumentList } from './document-list.tsx';

test('the list of documents shows three groups, the first open, each with its heading and number', () => {
  const html = renderToStaticMarkup(createElement(DocumentList, { locale: 'es', sid: 'Renewal' }));
  expect([...html.matchAll(/<details( open="")?/g)].map(([, open]) => Boolean(open))).toEqual([true, false, false]);
  const heads = [...html.matchAll(/<h3[^>]*>([^<]+)<\/h3><span[^>]*>(\d+)</g)].map(([, title, count]) => [
    title,
    count,
  ]);
  expect(heads).toEqual([
    ['Siempre', '3'],
    ['Según tu caso', '4'],
    ['Si lo tienes', '5'],
  ]);
  expect(html).toContain('Foto para visa');
  expect(html).toContain('Si la visa está en un pasaporte anterior');
});
