/** The checklists are whole, and every key of theirs has its texts (spec 3, D25). */
import { expect, test } from 'vitest';
import { readSource } from '#tests/sources.ts';
import { catalogue, SERVICE_TYPES } from './catalogue.ts';
import { checklists, DOCUMENT_NEEDS, DOCUMENT_TYPES, WHO } from './documents.ts';

const rowsOf = Object.entries(checklists);

test('there are 51 document types, each once', () => {
  expect(DOCUMENT_TYPES).toHaveLength(51);
  expect(new Set(DOCUMENT_TYPES).size).toBe(51);
});

test('every service has a checklist without repetition that requires the passport and ends with anything else', () => {
  expect(Object.keys(checklists)).toEqual([...SERVICE_TYPES]);
  for (const [sid, rows] of rowsOf) {
    expect(new Set(rows.map(({ type }) => type)).size, sid).toBe(rows.length);
    expect(rows, sid).toContainEqual({ type: 'passport', need: 'required', who: 'everyone' });
    expect(rows.at(-1), sid).toEqual({ type: 'additional_documents', need: 'optional', who: 'everyone' });
  }
});

test('rows stand in the order in which they are shown', () => {
  for (const [sid, rows] of rowsOf) {
    const places = rows.map(({ need }) => DOCUMENT_NEEDS.indexOf(need));
    expect(places, sid).toEqual(places.toSorted());
  }
});

test('the three plans of a first visa ask for the same, and only the DS-160 of others is confirmed beforehand', () => {
  expect(checklists.FirstTimeExpress).toEqual(checklists.FirstTime);
  expect(checklists.FirstTimeVIP).toEqual(checklists.FirstTime);
  const confirmed = rowsOf.filter(([, rows]) =>
    rows.some(({ type, need }) => type === 'ds160_confirmation' && need === 'required'),
  );
  expect(confirmed.map(([sid]) => sid)).toEqual(['InterviewPrepDS160Update', 'InterviewPrep']);
});

test('papers of one country are asked for there alone', () => {
  const countriesOf = (pattern: RegExp) =>
    new Set(
      catalogue
        .filter(({ sid }) => checklists[sid].some(({ type }) => pattern.test(type)))
        .map(({ country }) => country),
    );
  expect(countriesOf(/^imm/)).toEqual(new Set(['CA']));
  expect(countriesOf(/^(i20|ds2019|sevis_receipt|ds160_confirmation|mrv_receipt|petition_approval)$/)).toEqual(
    new Set(['US']),
  );
});

test('no type and nobody in the list of whom stands unused', () => {
  const all = Object.values(checklists).flat();
  expect(WHO.filter((who) => !all.some((row) => row.who === who))).toEqual([]);
  expect(DOCUMENT_TYPES.filter((type) => !all.some((row) => row.type === type))).toEqual([]);
});

test('every type has a title and a reason, and everyone a name, in every language, without official figures', () => {
  for (const locale of ['es', 'en', 'ar']) {
    const texts = JSON.parse(readSource(`content/text/${locale}/documents.json`));
    expect(Object.keys(texts.titles)).toEqual([...DOCUMENT_TYPES]);
    expect(Object.keys(texts.why)).toEqual([...DOCUMENT_TYPES]);
    expect(Object.keys(texts.who)).toEqual([...WHO]);
    const names = /\b(I-\d+|DS-\d+|IMM \d+)\b/g;
    const sentences = [texts.titles, texts.why, texts.who].flatMap((group) => Object.values<string>(group));
    expect(sentences.filter((sentence) => /\d/.test(sentence.replaceAll(names, '')))).toEqual([]);
  }
});
