import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Coded } from './inline.tsx';

test('the name of a visa or a form never breaks, and reads from left to right in Arabic', () => {
  const html = (text: string, locale: 'es' | 'ar') => renderToStaticMarkup(createElement(Coded, { text, locale }));
  expect(html('نموذج IMM 5257', 'ar')).toBe('نموذج <bdi dir="ltr" class="whitespace-nowrap">IMM 5257</bdi>');
  expect(html('تأشيرة B-1/B-2', 'ar')).toBe('تأشيرة <bdi dir="ltr" class="whitespace-nowrap">B-1/B-2</bdi>');
  expect(html('el DS-160 listo', 'es')).toBe('el <span class="whitespace-nowrap">DS-160</span> listo');
});
