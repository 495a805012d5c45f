/** The facts of a rehearsal sheet: in words, without what is not asked, blank where something is missing, bounded. */
import { expect, test } from 'vitest';
import { readForm } from '#app/features/forms/engine/form.ts';
import type { Answers } from '#app/features/forms/engine/values.ts';
import { answerWords } from '#app/features/forms/fields/answer-words.server.ts';
import type { FormName } from '#content/catalogue.ts';
import { forms } from '#content/forms/forms.ts';
import { type FactName, sheetOf } from '#content/forms/rehearsal.ts';
import { FINISHED } from '#tests/finished-form.ts';
import { FILLINGS } from '#tests/form-people/forms.ts';
import { factsOf } from './facts.server.ts';

const today = '2026-11-17';

function sheetFor(form_name: FormName, filled: Readonly<Record<number, Answers>>) {
  const form = forms[form_name];
  const stored = Object.entries(filled).map(([page, form_data]) => ({
    ...{ page_number: Number(page), form_data, saved_on: today },
  }));
  const reading = readForm(form, stored, { today, service_type: null });
  const sections = factsOf(form, sheetOf(form_name) ?? [], reading, answerWords('es', 'Sí'));
  const facts = sections.flatMap((section) => section.facts);
  return { sections, facts, of: (name: FactName) => facts.find(({ fact }) => fact === name) };
}
const ds160 = (but: Record<number, Answers> = {}) => sheetFor('ds160', { ...FINISHED, ...but });

test('answers stand there in words; names of two fields are one', () => {
  const { of } = ds160();
  expect(of('name')?.lines).toEqual([['Ana María Muñoz Ávila']]);
  expect(of('birth')?.lines).toEqual([['7 de marzo de 1990', 'Bogotá', 'Colombia']]);
  expect(of('length')?.lines).toEqual([['2 Semanas']]);
  expect(of('denied')?.lines).toEqual([['No']]);
});

test('what is not asked of somebody is left out; what is missing is blank', () => {
  const { of } = ds160({ 2: { ...FINISHED[2], nationality: null } });
  expect(of('partner'), 'single').toBeUndefined();
  expect(of('visits'), 'never been there').toBeUndefined();
  expect(of('employer'), 'without work').toBeUndefined();
  expect(of('nationality')?.lines).toEqual([]);
  expect(of('back')?.lines, 'no form asks for it').toEqual([]);
  const { of: ofNobody } = sheetFor('ds160', {});
  expect(ofNobody('name')?.lines).toEqual([]);
});

test('where one lives is where the mail arrives, unless the form asks for another address', () => {
  const { smallest } = FILLINGS.imm5257;
  const there = { ...smallest[6], mail_street: 'Calle 10', mail_street_no: '20-30' };
  expect(sheetFor('imm5257', { ...smallest, 6: there }).of('home')?.lines).toEqual([
    ['Calle 10 20-30', 'Bogotá', 'Colombia'],
  ]);
  const other = {
    ...there,
    res_same: 'N',
    res_street: 'Carrera 9',
    res_street_no: '1-20',
    res_city: 'Cali',
    res_country: 'CO',
  };
  expect(sheetFor('imm5257', { ...smallest, 6: other }).of('home')?.lines).toEqual([
    ['Carrera 9 1-20', 'Cali', 'Colombia'],
  ]);
});

test('of many rows the first are shown, and how many more there are', () => {
  const visit = (year: number) => ({ arrived: `${year}`, stay_unit: 'W', stay_length: '2' });
  const visits = [2011, 2012, 2013, 2014, 2015].map(visit);
  const { of } = ds160({ 5: { ...FINISHED[5], been_in_us: 'Y', visits } });
  expect(of('visits')?.lines).toHaveLength(4);
  expect(of('visits')?.lines[0]).toEqual(['2011', '2 Semanas']);
  expect(of('visits')?.more).toBe(1);
  const countries = ['CO', 'PE', 'EC'].map((country) => ({ country }));
  const { of: traveled } = ds160({
    13: { ...FINISHED[13], countries_visited_5y: 'Y', countries_visited: countries },
  });
  expect(traveled('countries'), 'on one line').toEqual({
    ...{ fact: 'countries', lines: [['Colombia', 'Perú', 'Ecuador']], more: 0 },
  });
});

test('every official form fills its sheet for whoever answers everything, with no story and no more than a page', () => {
  const names = (Object.keys(FILLINGS) as FormName[]).filter((name) => sheetOf(name));
  expect(names).toHaveLength(5);
  const sheets = names.flatMap((name) => Object.values(FILLINGS[name].people).map((filled) => sheetFor(name, filled)));
  for (const { facts } of sheets) {
    const lines = facts.flatMap((fact) => fact.lines);
    expect(facts.find(({ fact }) => fact === 'name')?.lines).toHaveLength(1);
    expect(lines.length + facts.filter((fact) => fact.lines.length === 0).length).toBeLessThan(60);
    for (const line of lines) expect(line.join(', ').length, line.join(', ')).toBeLessThan(260);
  }
});
