/**
 * One crossing into PGlite a statement, and each text parsed and planned once. PGlite's own query() crosses five times
 * and forgets the plan: three times as slow for a small statement, more for a large one. Values travel as node-postgres
 * sends them, so both engines read them alike.
 */
import { type PGlite, parse, protocol, type QueryOptions, type Results } from '@electric-sql/pglite';
import utils from 'pg/lib/utils.js';

const { serialize } = protocol;
const MOST_STATEMENTS = 300;
/** The plan no longer fits the tables, or the statement is gone: it is made anew the next time. */
const STALE = new Set(['0A000', '26000']);
const isWorthKeeping = (text: string) => /^\s*(select|insert|update|delete|with)\b/i.test(text);

const RUN = Buffer.concat([serialize.describe({ type: 'P' }), serialize.execute({}), serialize.sync()]);

type QuickQuery = <T>(text: string, params?: unknown[], options?: QueryOptions) => Promise<Results<T>>;

type Parsers = Parameters<typeof parse.parseResults>[1];

/** PGlite copies its hundreds of parsers for every query that brings some of its own, and Drizzle's always bring the same. */
function parsersOf(pglite: PGlite): (brought: QueryOptions['parsers']) => Parsers {
  const merged = new Map<string, Parsers>();
  return (brought) => {
    if (!brought) return pglite.parsers;
    const types = Object.keys(brought).join();
    const known = merged.get(types) ?? { ...pglite.parsers, ...brought };
    merged.set(types, known);
    return known;
  };
}

/** The caller holds PGlite's locks. */
export function quickQuery(pglite: PGlite): QuickQuery {
  const statements = new Map<string, string>();
  let made = 0;
  const parsersFor = parsersOf(pglite);

  /** The statement's name and what must be sent before it can be used. */
  function prepare(text: string): { statement: string; first: Uint8Array[] } {
    if (!isWorthKeeping(text)) return { statement: '', first: [serialize.parse({ text })] };
    const known = statements.get(text);
    if (known) return { statement: known, first: [] };
    const first: Uint8Array[] = [];
    if (statements.size >= MOST_STATEMENTS) {
      const [oldest, name] = statements.entries().next().value ?? ['', ''];
      statements.delete(oldest);
      first.push(serialize.close({ type: 'S', name }));
    }
    const statement = `q${made++}`;
    statements.set(text, statement);
    return { statement, first: [...first, serialize.parse({ name: statement, text })] };
  }

  return async <T>(text: string, params: unknown[] = [], options?: QueryOptions) => {
    const { statement, first } = prepare(text);
    const bind = serialize.bind({ statement, values: params.map(utils.prepareValue) });
    try {
      const { messages } = await pglite.execProtocol(Buffer.concat([...first, bind, RUN]));
      const { parsers, ...how } = options ?? {};
      return parse.parseResults(messages, parsersFor(parsers), how)[0] as Results<T>;
    } catch (error) {
      if (first.length > 0 || STALE.has((error as { code?: string }).code ?? '')) statements.delete(text);
      throw error;
    }
  };
}
