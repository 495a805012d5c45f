/**
 * The private parts of a library stand behind one file of ours with a test that pins them: an upgrade that changes them
 * fails there, and touches nothing else. A library without a file here is used by its published parts alone.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  isTest,
  listFiles,
  parseSource,
  readSource,
  readSources,
  root,
  type Source,
  withoutComments,
} from './sources.ts';

type Wall = {
  /** How source looks that names a private part. */
  parts: RegExp;
  behind: readonly string[];
  /** Pins what stands behind it. */
  test?: string;
  /** Lines that must not stand anywhere else. */
  outside: readonly string[];
};

const QUICK_QUERY = 'tests/quick-query.database.test.ts';

const WALLS: Record<string, Wall> = {
  'pg-boss': {
    parts: /\bpgboss"?\s*\.|\bpg-boss\/|\bgetDb\(/,
    behind: ['app/platform/jobs/pg-boss-tables.server.ts'],
    test: 'app/platform/jobs/pg-boss-tables.api.test.ts',
    outside: [
      'await db.execute(sql`select id from pgboss.job`);',
      'await tx.execute(sql`update "pgboss"."job" set priority = 1`);',
      "const table = sql.raw('pgboss.' + name);",
      "import { insertJobs } from 'pg-boss/dist/plans.js';",
      'await boss.getDb().executeSql(text);',
    ],
  },
  drizzle: {
    parts:
      /\bprepareQuery\b|\b_prepare\(|\bqueryChunks\b|\b(?:db|tx)(?: as \w+\))?\s*\??\.\s*(?:dialect\b|session\b|_\.|\$client\b)|\{[^{}]*\b(?:dialect|session)\b[^{}]*\}\s*=\s*\(?(?:db|tx)\b|\bSymbol\.for\(\s*['"]drizzle|\bdrizzle-orm\/(?:[\w-]+\/)*session\b|\b(?:dialect|session):\s*\{/,
    behind: ['db/drizzle-internals.server.ts'],
    test: 'db/drizzle-internals.test.ts',
    outside: [
      'const { dialect, session } = db as unknown as Inside;',
      'const rows = await tx.session.execute(query);',
      '(db as any)._.session;',
      'session.prepareQuery(query, undefined, undefined, false)',
      'const pool = db.$client;',
      "import { PgSession } from 'drizzle-orm/pg-core/session';",
      "const name = table[Symbol.for('drizzle:Name')];",
      'type Inside = { dialect: { sqlToQuery(statement: SQL): Query } };',
    ],
  },
  pino: {
    parts:
      /\bpino\.symbols\b|\bpino\/|\{[^{}]*\bsymbols\b[^{}]*\}\s*(?:=|from)\s*['"]?pino|\bSymbol\.for\(\s*['"]pino|Sym\]/,
    behind: [],
    outside: [
      'const stream = log[pino.symbols.streamSym];',
      "import { symbols } from 'pino';",
      'const { symbols } = pino;',
      "const hooks = log[Symbol.for('pino.hooks')];",
      "import { asJson } from 'pino/lib/tools.js';",
    ],
  },
  pglite: {
    parts: /\b_\w*(?:Exclusive|Transaction|Query)\w*\(|\bNODEFS\b|\bstream_ops\b/,
    behind: ['db/pglite.server.ts'],
    test: QUICK_QUERY,
    outside: ['await pglite._runExclusiveQuery(() => work());', 'mod.NODEFS.stream_ops.fsync = sync;'],
  },
  'react-router': {
    parts: /\b_routes\b|\b__manifest\b|\\\.data\b|(?<=['"`])(?:\/?_)?\.data(?=['"`])/,
    behind: ['app/platform/http/router-protocol.ts'],
    test: 'app/platform/http/router-protocol.test.ts',
    outside: [
      "searchParams.delete('_routes');",
      "const isManifest = path === '/__manifest';",
      'const page = path.replace(/\\.data$/, "");',
      "const isData = path.endsWith('.data');",
    ],
  },
  'node-postgres': {
    parts: /\bpg\/lib\//,
    behind: ['db/pglite-query.server.ts', 'db/node-postgres.d.ts'],
    test: QUICK_QUERY,
    outside: ["import utils from 'pg/lib/utils.js';"],
  },
};

/** The product and what runs beside it. */
const sources = readSources('app', 'server', 'db', 'prove', 'bench', 'scripts');

const breaches = ({ parts, behind }: Wall, sources: Source[]) =>
  sources
    .filter(({ path, text }) => !behind.includes(path) && parts.test(withoutComments(text)))
    .map(({ path }) => path);

for (const [library, wall] of Object.entries(WALLS))
  test(`private parts of ${library} are named ${wall.behind.length > 0 ? 'behind one wall' : 'nowhere'}`, () => {
    expect(breaches(wall, sources)).toEqual([]);
    for (const line of wall.outside)
      expect(breaches(wall, [parseSource('app/platform/x.server.ts', line)]), line).toHaveLength(1);
    // A wall that nothing stands behind any more would let its file do anything later.
    for (const path of wall.behind) expect(readSource(path), path).toMatch(wall.parts);
    expect(Boolean(wall.test)).toBe(wall.behind.length > 0);
    if (wall.test) expect(existsSync(join(root, wall.test)), wall.test).toBe(true);
  });

test('tests name the tables of pg-boss in one file', () => {
  const tables = {
    ...(WALLS['pg-boss'] as Wall),
    behind: ['tests/job-rows.ts', 'tests/library-walls.test.ts', String(WALLS['pg-boss']?.test)],
  };
  const tests = listFiles('tests', 'app', 'server', 'db')
    .filter((path) => path.endsWith('.ts') && (path.startsWith('tests/') || isTest(path)))
    .filter((path) => !path.startsWith('tests/faults/'))
    .map((path) => parseSource(path, readSource(path)));
  expect(breaches(tables, tests)).toEqual([]);
  for (const path of ['tests/a.test.ts', 'app/features/leads/api.test.ts'])
    expect(breaches(tables, [parseSource(path, 'sql`select * from pgboss.job`')])).toHaveLength(1);
});
