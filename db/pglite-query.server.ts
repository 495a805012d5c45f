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

export type QuickQuery = <T>(text: string, params?: unknown[], options?: QueryOptions) => Promise<Results<T>>;

/** The caller holds PGlite's locks. */
export function quickQuery(pglite: PGlite): QuickQuery {
  const kept = new Map<string, string>();
  let made = 0;

  /** The statement's name and what must be sent before it can be used. */
  function prepare(text: string): { statement: string; first: Uint8Array[] } {
    if (!isWorthKeeping(text)) return { statement: '', first: [serialize.parse({ text })] };
    const known = kept.get(text);
    if (known) return { statement: known, first: [] };
    const first: Uint8Array[] = [];
    if (kept.size >= MOST_STATEMENTS) {
      const [oldest, name] = kept.entries().next().value ?? ['', ''];
      kept.delete(oldest);
      first.push(serialize.close({ type: 'S', name }));
    }
    const statement = `q${made++}`;
    kept.set(text, statement);
    return { statement, first: [...first, serialize.parse({ name: statement, text })] };
  }

  return async <T>(text: string, params: unknown[] = [], options?: QueryOptions) => {
    const { statement, first } = prepare(text);
    const bind = serialize.bind({ statement, values: params.map(utils.prepareValue) });
    try {
      const { messages } = await pglite.execProtocol(Buffer.concat([...first, bind, RUN]));
      return parse.parseResults(messages, pglite.parsers, options)[0] as Results<T>;
    } catch (error) {
      if (first.length > 0 || STALE.has((error as { code?: string }).code ?? '')) kept.delete(text);
      throw error;
    }
  };
}
