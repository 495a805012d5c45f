/** Fills in pages of an application form as a person does: by the labels that the texts give to the fields of the definition. */
import { existsSync, readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { type Answers, isRows, type Row, type Value } from '#app/features/forms/engine/values.ts';
import { shortDate } from '#app/features/forms/fields/date-text.ts';
import type { Locale } from '#app/i18n/locales.ts';
import type { FormName } from '#content/catalogue.ts';
import type { Field, Page as FormPage, PageText } from '#content/forms/definition.ts';
import { forms } from '#content/forms/forms.ts';
import { wordsOfList } from '#content/forms/options.ts';
import { textFileOf } from '../../scripts/form-words.ts';
import { expect } from './journey.ts';

const read = <T>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as T;
type OptionText = Record<string, Record<string, string>>;
const optionFiles = [
  'content/forms/options/es.json',
  ...Object.keys(forms).map((name) => `content/forms/${name}/text/options.es.json`),
];
const options: OptionText = Object.assign(
  {},
  ...optionFiles.filter((file) => existsSync(file)).map((file) => read(file)),
);
const countries = new Intl.DisplayNames('es-419', { type: 'region' });
const currencies = new Intl.DisplayNames('es-419', { type: 'currency' });

const pageNumbered = (form: FormName, number: number) =>
  forms[form].pages.find((page) => page.number === number) as FormPage;
export const textOf = (form: FormName, number: number, locale: Locale = 'es') =>
  read<PageText>(textFileOf(form, pageNumbered(form, number), locale));

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** A label, alone or with the mark that it may be left out. */
const named = (label: string) => new RegExp(`^${escaped(label)}( \\(?opcional\\)?)?$`, 'i');
/** Lists whose words are names of countries. */
const OF_COUNTRIES: readonly string[] = ['COUNTRIES', 'VWP', 'EEA_CH', 'RESTRICTED'];
function wordOf({ options: list }: Field, code: string): string {
  if (!list) return code;
  if (OF_COUNTRIES.includes(list)) return countries.of(code) ?? code;
  if (list === 'CURRENCY') return `${currencies.of(code)} (${code})`;
  return options[list]?.[code] ?? options[wordsOfList[list] ?? '']?.[code] ?? code;
}

async function choose(within: Locator, field: Field, label: string, code: string) {
  const word = wordOf(field, code);
  if (field.type === 'radio' || field.type === 'radioButton') {
    // One thing to say yes to is a box.
    if (field.options === 'Y') return within.getByRole('checkbox', { name: named(label) }).check();
    await within
      .getByRole('group', { name: named(label) })
      .getByLabel(word, { exact: true })
      .check();
    return;
  }
  const control = within.getByRole('combobox', { name: named(label) });
  // A long list becomes a field for searching when the page wakes up.
  await expect(async () => {
    if (await control.evaluate((element) => element instanceof HTMLSelectElement))
      return void (await control.selectOption(code, { timeout: 1000 }));
    await control.fill(word);
    await control.press('Tab');
  }).toPass();
}

/** One answer, found by its label. */
async function write(within: Locator, field: Field, label: string, value: Value) {
  if (field.follows) return;
  if (field.type === 'multipleSelect' && Array.isArray(value)) {
    const group = within.getByRole('group', { name: named(label) });
    for (const code of value) await group.getByLabel(wordOf(field, String(code)), { exact: true }).check();
  } else if (value === true) await within.getByRole('checkbox', { name: named(label) }).check();
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
export async function writePage(page: Page, form: FormName, number: number, answers: Answers) {
  const { fields } = pageNumbered(form, number);
  const text = textOf(form, number);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title);
  const box = page.locator('main form');
  for (const field of fields) {
    const value = answers[field.name] ?? null;
    if (isRows(value) && field.type === 'addRemove') await writeRows(box, field, text, value);
    else if (!isRows(value)) await write(box, field, text.fields[field.name]?.label ?? '', value);
  }
}

/** Lines with words in our letters, helps too, that are no code, name or example: those stand isolated in an Arabic sentence. */
export async function latinIn(main: Locator): Promise<string[]> {
  const words = await main.evaluate((element) => {
    for (const help of element.querySelectorAll('details')) help.open = true;
    return (element as HTMLElement).innerText;
  });
  return words
    .replaceAll(/\u2066[^\u2069]*\u2069|DS-160|IMM 5257|ESTA/g, '')
    .split('\n')
    .filter((line) => /[A-Za-z]{2}/.test(line));
}
