/** Fills in pages of an application form as a person does: by the labels that the texts give to the fields of the definition. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { type Answers, isRows, type Row, type Value } from '#app/features/forms/engine/values.ts';
import { shortDate } from '#app/features/forms/fields/date-text.ts';
import type { Locale } from '#app/i18n/locales.ts';
import type { Field, Page as FormPage, PageText } from '#content/forms/definition.ts';
import { ds160 } from '#content/forms/ds160/form.ts';
import { textFileOf } from '../../scripts/form-words.ts';
import { expect } from './journey.ts';

const read = <T>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as T;
const options = read<Record<string, Record<string, string>>>('content/forms/options/es.json');
const countries = new Intl.DisplayNames('es-419', { type: 'region' });

const pageNumbered = (number: number) => ds160.pages.find((page) => page.number === number) as FormPage;
export const textOf = (number: number, locale: Locale = 'es') =>
  read<PageText>(textFileOf('ds160', pageNumbered(number), locale));

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** A label, alone or with the mark that it may be left out. */
const named = (label: string) => new RegExp(`^${escaped(label)}( \\(?opcional\\)?)?$`, 'i');
const wordOf = ({ options: list }: Field, code: string) =>
  list === 'COUNTRIES' ? (countries.of(code) ?? code) : (options[list ?? '']?.[code] ?? code);

async function choose(within: Locator, field: Field, label: string, code: string) {
  const word = wordOf(field, code);
  if (field.type === 'radio') {
    await within
      .getByRole('group', { name: named(label) })
      .getByLabel(word, { exact: true })
      .check();
    return;
  }
  const control = within.getByRole('combobox', { name: named(label) });
  if (await control.evaluate((element) => element instanceof HTMLSelectElement)) await control.selectOption(code);
  else {
    await control.fill(word);
    await control.press('Tab');
  }
}

/** One answer, found by its label. */
async function write(within: Locator, field: Field, label: string, value: Value) {
  if (value === true) await within.getByRole('checkbox', { name: named(label) }).check();
  else if (typeof value !== 'string') return;
  else if (field.options) await choose(within, field, label, value);
  else {
    const text = field.type === 'date' ? shortDate(value, 'es') : value;
    const written = field.type === 'international_phone' ? `+${text}` : text;
    await within.getByRole('textbox', { name: named(label) }).fill(written);
  }
}

async function writeRows(form: Locator, group: Field, text: PageText, rows: readonly Row[]) {
  const { label = '', add = '', row: name = '' } = text.fields[group.name] ?? {};
  const box = form.getByRole('group', { name: named(label) });
  for (const [at, row] of rows.entries()) {
    if ((await box.locator('[data-row]').count()) <= at) await box.getByRole('button', { name: add }).click();
    const card = box.getByRole('region', { name: name.replace('{n}', String(at + 1)), exact: true });
    for (const member of group.fields ?? [])
      await write(card, member, text.fields[`${group.name}.${member.name}`]?.label ?? '', row[member.name] ?? null);
  }
}

/** A whole page, from top to bottom. */
export async function writePage(page: Page, number: number, answers: Answers) {
  const { fields } = pageNumbered(number);
  const text = textOf(number);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title);
  const form = page.locator('main form');
  for (const field of fields) {
    const value = answers[field.name] ?? null;
    if (isRows(value) && field.type === 'addRemove') await writeRows(form, field, text, value);
    else if (!isRows(value)) await write(form, field, text.fields[field.name]?.label ?? '', value);
  }
}
