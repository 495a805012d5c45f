/** Words and figures that the database, the rules, the pages and the legal texts share: who stands alone is compared (D20). */
import { getTableConfig, PgDialect, type PgTable } from 'drizzle-orm/pg-core';
import { expect, expectTypeOf, test } from 'vitest';
import { READER_CURRENCIES } from '#app/features/catalogue/places.ts';
import { LOCALES, type Locale } from '#app/i18n/locales.ts';
import { SIGNED_IN } from '#app/platform/access/actor.ts';
import { retention } from '#content/legal/facts.ts';
import type { LegalLocale } from '#content/legal/wording.ts';
import { MAX_PARTY, UNFINISHED_ACCOUNT_HOURS } from '#content/limits.ts';
import { PROGRESS } from '#content/progress.ts';
import { form_pages, leads, messages, subscriptions, users, wait_alerts } from '#db/schema.server.ts';
import { jobs } from '#server/app.ts';
import { listFiles, readSource } from './sources.ts';

test('the schema knows the languages, the roles and the states that the rules know', () => {
  for (const { locale } of [users, leads, messages, wait_alerts]) expect(locale.enumValues).toEqual([...LOCALES]);
  expect([...users.role.enumValues].sort()).toEqual([...SIGNED_IN].sort());
  for (const { enumValues } of [users.status, users.supporting_documents_status, form_pages.status])
    expect(enumValues).toEqual([...PROGRESS]);
});

test('each money that prices stand in has its line of the style sheet, the default among them', () => {
  const sheet = readSource('app/ui/parts.css');
  const hidden = [...sheet.matchAll(/html(\S+) \[data-in\]:not\(\[data-in="([A-Z]{3})"\]\)/g)];
  expect(hidden.map(([, when, shown]) => `${when} ${shown}`).toSorted()).toEqual(
    [
      `:not([data-currency]) ${READER_CURRENCIES[0]}`,
      ...READER_CURRENCIES.map((currency) => `[data-currency="${currency}"] ${currency}`),
    ].toSorted(),
  );
});

/** Made for a language, without saying which digits. */
const OF_THE_BROWSER = /Intl\.(?:DateTime|Number)Format\(\s*localeInfo\[[\w.]+\]\.tag(?![^;]*latn)/;

test('days and figures have the same digits in every language, whatever the browser takes for Arabic', () => {
  expect('new Intl.DateTimeFormat(localeInfo[locale].tag, { dateStyle })').toMatch(OF_THE_BROWSER);
  const sources = listFiles('app').filter((file) => /\.tsx?$/.test(file));
  expect(sources.length).toBeGreaterThan(1000);
  expect(sources.filter((file) => OF_THE_BROWSER.test(readSource(file)))).toEqual([]);
});

test('the documents name every job and every command', () => {
  const architecture = readSource('docs/architecture.md');
  expect(jobs.length).toBeGreaterThan(20);
  expect(jobs.map(({ name }) => name).filter((name) => !architecture.includes(`\`${name}\``))).toEqual([]);
  const { scripts } = JSON.parse(readSource('package.json')) as { scripts: Record<string, string> };
  const readme = readSource('README.md');
  const spelled = (name: string) => [`npm run ${name}`, `npm ${name}`].some((words) => readme.includes(words));
  expect(Object.keys(scripts).filter((name) => !spelled(name))).toEqual([]);
});

test('legal texts are in the languages of the pages', () => {
  expectTypeOf<LegalLocale>().toEqualTypeOf<Locale>();
});

const checkOf = (table: PgTable, name: string) => {
  const found = getTableConfig(table).checks.find((check) => check.name === name);
  return found && new PgDialect().sqlToQuery(found.value).sql;
};

test('the schema takes as many people as the rules', () => {
  const most = new RegExp(` between 1 and ${MAX_PARTY}$`);
  expect(checkOf(users, 'users_number_in_party')).toMatch(most);
  expect(checkOf(subscriptions, 'subscriptions_applicants_covered')).toMatch(most);
});

test('an unfinished account is kept as long as its page says', () => {
  const { keep } = retention.find(({ what }) => what === 'unfinished-account') ?? {};
  expect(keep).toEqual({ count: UNFINISHED_ACCOUNT_HOURS, unit: 'hour' });
});
