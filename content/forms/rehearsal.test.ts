/** The rehearsal sheet reads fields that exist, outside of long words, and has a label for each fact. */
import { expect, test } from 'vitest';
import ar from '../text/ar/rehearsal.json' with { type: 'json' };
import en from '../text/en/rehearsal.json' with { type: 'json' };
import es from '../text/es/rehearsal.json' with { type: 'json' };
import type { Field } from './definition.ts';
import { forms } from './forms.ts';
import { FACTS, SECTIONS, sheetOf } from './rehearsal.ts';

const OFFICIAL = ['ds160', 'imm5257', 'uk_visitor', 'au600', 'esta'] as const;

test.each(OFFICIAL)('%s: every field of its sheet is there, and none holds a story', (name) => {
  const fields = forms[name].pages.flatMap((page) => page.fields);
  const wrong: string[] = [];
  for (const { facts } of sheetOf(name) ?? [])
    for (const { fact, rows, fields: read } of facts) {
      const group = rows ? fields.find((one) => one.name === rows && one.type === 'addRemove') : null;
      if (group === undefined) wrong.push(`${fact}: no group ${rows}`);
      const among: readonly Field[] = group ? (group.fields ?? []) : fields;
      for (const id of read.flatMap((one) => one.split('+'))) {
        const field = among.find((one) => one.name === id);
        if (!field || ['textArea', 'addRemove', 'imperative', 'doesNotApply'].includes(field.type))
          wrong.push(`${fact}: ${id}`);
      }
    }
  expect(wrong).toEqual([]);
  expect(sheetOf(name)?.map(({ section }) => section)).toEqual(SECTIONS);
});

test('our own intakes have none', () => {
  for (const name of ['renewal', 'work_family', 'background_check', 'interview_prep', 'toString'])
    expect(sheetOf(name), name).toBeUndefined();
});

test('every fact is read somewhere and has its label in each language', () => {
  const used = OFFICIAL.flatMap((name) => (sheetOf(name) ?? []).flatMap(({ facts }) => facts.map(({ fact }) => fact)));
  expect([...new Set(used)].sort()).toEqual([...FACTS].sort());
  for (const { facts, sections } of [es, en, ar]) {
    expect(Object.keys(facts).sort()).toEqual([...FACTS].sort());
    expect(Object.keys(sections).sort()).toEqual([...SECTIONS].sort());
  }
});
