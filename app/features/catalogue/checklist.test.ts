import { expect, test } from 'vitest';
import { LOCALES } from '#app/i18n/locales.ts';
import { SERVICE_TYPES } from '#content/catalogue.ts';
import { checklists } from '#content/documents.ts';
import { checklistOf } from './checklist.server.ts';

test('a list shows what is required, then what depends on the case, then what is optional, and loses nothing', () => {
  for (const sid of SERVICE_TYPES) {
    const groups = checklistOf('es', sid);
    expect(
      ['required', 'conditional', 'optional'].filter((need) => groups.some((group) => group.need === need)),
    ).toEqual(groups.map(({ need }) => need));
    expect(
      groups.flatMap(({ items }) => items),
      sid,
    ).toHaveLength(checklists[sid].length);
    expect(groups.at(-1)?.items.at(-1)?.type, sid).toBe('additional_documents');
  }
});

test('a service without conditional documents has no empty group', () => {
  expect(checklistOf('en', 'BackgroundCheck').map(({ need }) => need)).toEqual(['required', 'optional']);
});

test('every document of a list has its title, its reason and whom it concerns, in every language', () => {
  for (const locale of LOCALES)
    for (const sid of SERVICE_TYPES)
      for (const { title, why, who } of checklistOf(locale, sid).flatMap(({ items }) => items))
        for (const text of [title, why, who]) expect(text, `${locale} ${sid}`).toMatch(/^(?!documents\.)[^{}]+$/);
  expect(checklistOf('es', 'FirstTime')[0]?.items[0]).toEqual({
    type: 'passport',
    title: 'Pasaporte, página de datos',
    why: 'De aquí salen tu nombre y tus fechas: una foto de la página entera, sin brillos.',
    who: 'Todas las personas',
  });
});
