/** A table of people that declares nothing fails here, and so does a job that carries more than ids (D42). */

import { readFileSync } from 'node:fs';
import { is } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { PARTS } from '#app/features/portal/privacy/names.ts';
import type { JoinRules } from '#app/platform/record/joining.server.ts';
import { refuseTooMany } from '#app/platform/record/personal-data.server.ts';
import { retention } from '#content/legal/facts.ts';
import * as schema from '#db/schema.server.ts';
import { jobs } from '#server/app.ts';
import { impersonal, personalData } from '#server/personal-data.ts';

const tables = Object.values(schema).filter((one) => is(one, PgTable)) as PgTable[];
const nameOf = (table: PgTable) => getTableConfig(table).name;
const declared = personalData.flatMap((entry) => entry.tables.map(nameOf));

const PERSONAL =
  /^(user_id|subject_id|email|to_address|reply_to|phone_number|ip_address|first_name|last_name|relationship|message|subject|text|html|data|form_data|device|caption|client_id|conversation_id|utm_params|pages_visited|fbclid|birth.*|passport.*|.*_name)$/;
/** Ours, however they are called. */
const NOT_OF_PEOPLE = new Set(['social_posts.caption']);

const undeclared = (all: readonly PgTable[]) =>
  all.flatMap((table) => {
    const name = nameOf(table);
    if (declared.includes(name)) return [];
    if (!(name in impersonal)) return [`${name} is neither declared as personal data nor listed as holding none`];
    return getTableConfig(table)
      .columns.filter((column) => PERSONAL.test(column.name) && !NOT_OF_PEOPLE.has(`${name}.${column.name}`))
      .map((column) => `${name}.${column.name} looks personal, and ${name} is listed as holding nothing of a person`);
  });

test('every table is declared as personal data or listed, with a reason, as holding none', () => {
  expect(tables.length).toBeGreaterThan(15);
  expect(undeclared(tables)).toEqual([]);
  expect(undeclared([pgTable('notes', { body: text() })])).toEqual([
    'notes is neither declared as personal data nor listed as holding none',
  ]);
  expect(undeclared([pgTable('limits', { user_id: uuid(), email: text() })])).toHaveLength(2);
});

test('nothing is declared twice, and what is listed as impersonal exists', () => {
  expect(declared.length).toBe(new Set(declared).size);
  const known = tables.map(nameOf);
  expect(Object.keys(impersonal).filter((name) => !known.includes(name) || declared.includes(name))).toEqual([]);
  const names = personalData.map(({ name }) => name);
  expect(names.length).toBe(new Set(names).size);
});

test('every row of the published table has somebody who does it, and whoever is named exists', () => {
  const operations = readFileSync('docs/operations.md', 'utf8');
  for (const { what } of retention) {
    const entries = personalData.filter((entry) => entry.what === what);
    const doers = entries.map(({ expire }) => expire).filter((expire) => expire !== 'with the profile');
    expect(doers.length, what).toBeGreaterThan(0);
    for (const doer of doers)
      if (doer === 'docs/operations.md') expect(operations).toContain(`\`${what}\``);
      else if (typeof doer === 'string') expect(jobs.find(({ name }) => name === doer)?.schedule, what).toBeDefined();
  }
  const followers = personalData.filter(({ expire }) => expire === 'with the profile');
  expect(followers.every(({ what }) => what === 'application')).toBe(true);
});

test('a run forgets at most five of fifty, a fifth of more, never over 500, or what the operator allows', () => {
  const isRefused = (found: number, all: number, atMost?: number) => {
    try {
      refuseTooMany('test', found, all, atMost);
      return false;
    } catch {
      return true;
    }
  };
  const few = [isRefused(1, 1), isRefused(5, 50), isRefused(6, 50), isRefused(6, 6), isRefused(50, 50)];
  const small = [isRefused(10, 51), isRefused(11, 51)];
  const large = [isRefused(500, 100_000), isRefused(501, 100_000)];
  const allowed = [isRefused(501, 600, 501), isRefused(502, 600, 501), isRefused(50, 50, 50)];
  expect([few, small, large, allowed]).toEqual([
    [false, false, true, true, true],
    [false, true],
    [false, true],
    [false, true, false],
  ]);
});

type Schema = {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: string[];
  properties?: object;
  items?: object;
  anyOf?: object[];
};

/** Of a payment at its provider: no space, no @, no letter beyond ASCII. */
const FOREIGN_ID = '^[\\w:.-]{1,200}$';

/** Ids, words of ours, numbers and yes or no; any other text could be somebody's. */
function looseTexts(given: object): string[] {
  const { type, format, pattern, properties, items, anyOf, ...rest } = given as Schema;
  const isId = format === 'uuid' || pattern === FOREIGN_ID || rest.enum !== undefined;
  if (type === 'string') return isId ? [] : ['a text'];
  if (type === 'object') return properties ? Object.values(properties).flatMap(looseTexts) : ['anything'];
  return [...(items ? looseTexts(items) : []), ...(anyOf ?? []).flatMap(looseTexts)];
}

test('a job carries ids, never a name, number or address', () => {
  for (const { name, input } of jobs) expect(looseTexts(z.toJSONSchema(input, { io: 'input' })), name).toEqual([]);
  const leaky = z.object({ user_id: z.uuid(), to: z.array(z.object({ email: z.email() })) });
  expect(looseTexts(z.toJSONSchema(leaky))).toEqual(['a text']);
});

/** A column that names a person: by a foreign key to `users`, or by what it is called. */
const NAMES_A_PERSON = /(^|_)(user_id|actor_id|subject_id|owner_id|adviser_id)$|_by$|^joined_into$/;
function personColumns(table: PgTable): string[] {
  const { columns, foreignKeys } = getTableConfig(table);
  const foreign = foreignKeys.flatMap((key) => {
    const { columns: from, foreignTable } = key.reference();
    return nameOf(foreignTable as PgTable) === 'users' ? from.map(({ name }) => name) : [];
  });
  const named = columns
    .filter((column) => column.columnType === 'PgUUID' && NAMES_A_PERSON.test(column.name))
    .map(({ name }) => name);
  return [...new Set([...foreign, ...named])].map((name) => `${nameOf(table)}.${name}`);
}
const fullName = (column: PgColumn) => `${nameOf(column.table as PgTable)}.${column.name}`;
const columnsIn = ({ moves = [], doneBy = [], settled = [], ends = [], stays = [] }: JoinRules) =>
  [
    ...moves.map(({ column }) => column),
    ...doneBy.map(({ column }) => column),
    ...settled,
    ...ends,
    ...stays.map(([column]) => column),
  ].map(fullName);

/** What nobody says anything about when two accounts become one. */
function unsaid(all: readonly PgTable[], declarations: Pick<(typeof personalData)[number], 'tables' | 'join'>[]) {
  const said = declarations.flatMap(({ join }) => (typeof join === 'string' ? [] : columnsIn(join)));
  const twice = said.filter((name, at) => said.indexOf(name) !== at).map((name) => `${name} is said twice`);
  const silent = all.flatMap((table) => {
    const name = nameOf(table);
    // What holds nothing of a person may name staff, whose accounts are never joined: then it says so.
    if (name in impersonal && /member of staff/.test(impersonal[name] ?? '')) return [];
    return personColumns(table)
      .filter((column) => !said.includes(column))
      .map((column) => `${column} says nothing about joining`);
  });
  return [...twice, ...silent];
}

test('every column that names a person says what becomes of it when two accounts are joined', () => {
  expect(tables.flatMap(personColumns).length).toBeGreaterThan(60);
  expect(unsaid(tables, [...personalData])).toEqual([]);
  const badges = pgTable('badges', { user_id: uuid(), worn_by: uuid() });
  expect(unsaid([badges], [])).toEqual([
    'badges.user_id says nothing about joining',
    'badges.worn_by says nothing about joining',
  ]);
  expect(
    unsaid([badges], [{ tables: [badges], join: { moves: [{ column: badges.user_id }], ends: [badges.user_id] } }]),
  ).toEqual(['badges.user_id is said twice', 'badges.worn_by says nothing about joining']);
});

test('every part that a person can read of has a name, and whatever is not handed out says why', () => {
  const shown = personalData.filter(({ tables: own, withheld, keeps }) => own.length > 0 || withheld || keeps);
  expect([...PARTS].toSorted()).toEqual(shown.map(({ name }) => name).toSorted());
  for (const { name, handOut, withheld, tables: own } of personalData)
    if (typeof handOut === 'string' && own.length > 0) expect(withheld, name).toBeDefined();
});
