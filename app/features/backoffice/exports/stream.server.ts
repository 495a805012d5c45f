/** A whole list as a file: page by page from the database to the network, one page in memory (T37). */
import type { Ctx } from '#app/ctx.server.ts';
import { userProfile } from '#app/features/accounts/profile.server.ts';
import { csvLine } from '#app/platform/csv.ts';
import type { Db } from '#db/client.server.ts';
import type { Place } from './key-halves.server.ts';
import {
  completedPayment,
  type Page,
  pageOfPayments,
  pageOfProfiles,
  pageOfReferrals,
  placeOfPayment,
  placeOfProfile,
  placeOfReferral,
  type Range,
  referral,
} from './lists.server.ts';
import type { ExportName, Format } from './names.ts';
import { recordRead } from './watch.server.ts';

type Row = Record<string, unknown>;
/** What leaves: its columns, and one page after the other, each after the key that ended the one before. */
export type Pages<After> = {
  columns: readonly string[];
  read(limit: number, after: After | undefined): Promise<{ rows: Row[]; last: After | null }>;
};
type List = { columns: readonly string[]; read(db: Db, page: Page): Promise<{ rows: Row[]; last: Place | null }> };

const listOf = <T extends Row>(
  columns: readonly string[],
  read: (db: Db, page: Page) => Promise<T[]>,
  placeOf: (row: T) => Place,
): List => ({
  columns,
  async read(db, page) {
    const rows = await read(db, page);
    const last = rows.at(-1);
    return { rows, last: last && rows.length === page.limit ? placeOf(last) : null };
  },
});

const { token: _, ...profileShape } = userProfile.shape;
const LISTS: Record<ExportName, List> = {
  profiles: listOf(Object.keys(profileShape), pageOfProfiles, placeOfProfile),
  referrals: listOf(Object.keys(referral.shape), pageOfReferrals, placeOfReferral),
  payments: listOf(Object.keys(completedPayment.shape), pageOfPayments, placeOfPayment),
};

/** Rows of one question to the database: small enough for the memory, large enough for the way. */
const AT_ONCE = 500;

const written: Record<
  Format,
  {
    start(columns: readonly string[]): string;
    row(row: Row, columns: readonly string[], isFirst: boolean): string;
    end: string;
  }
> = {
  csv: {
    // The mark tells a spreadsheet that the letters are UTF-8.
    start: (columns) => `\uFEFF${csvLine(columns)}`,
    row: (row, columns) => csvLine(columns.map((name) => row[name])),
    end: '',
  },
  json: {
    start: () => '[\n',
    row: (row, columns, isFirst) =>
      `${isFirst ? '' : ',\n'}${JSON.stringify(Object.fromEntries(columns.map((name) => [name, row[name] ?? null])))}`,
    end: '\n]\n',
  },
};

async function* chunks<After>({ columns, read }: Pages<After>, format: Format, counted: { rows: number }) {
  const { start, row, end } = written[format];
  yield start(columns);
  let after: After | undefined;
  do {
    const page = await read(AT_ONCE, after);
    const text = page.rows.map((one, index) => row(one, columns, counted.rows + index === 0)).join('');
    // Counted before they leave: whoever hangs up now may have them.
    counted.rows += page.rows.length;
    yield text;
    after = page.last ?? undefined;
  } while (after);
  yield end;
}

const CSP = "sandbox; default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'";
const TYPES = { csv: 'text/csv; charset=utf-8', json: 'application/json' } as const;

/** It is kept, never shown: whatever stands in it runs nowhere. */
export const fileHeaders = (ctx: Ctx, name: string, format: Format) => ({
  'Content-Type': TYPES[format],
  'Content-Disposition': `attachment; filename="mirador-${name}-${ctx.now.toISOString().slice(0, 10)}.${format}"`,
  'Content-Security-Policy': CSP,
  'Cross-Origin-Resource-Policy': 'same-origin',
});

/** `record` hears how many left whether the reader stayed to the end or not. */
export function fileStream<After>(
  ctx: Ctx,
  pages: Pages<After>,
  format: Format,
  record: (count: number) => Promise<unknown>,
): ReadableStream<Uint8Array> {
  const counted = { rows: 0 };
  const parts = chunks(pages, format, counted);
  const encoder = new TextEncoder();
  let isOver = false;
  const finish = async () => {
    if (isOver) return;
    isOver = true;
    await record(counted.rows);
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { value, done } = await parts.next();
          if (!done) return controller.enqueue(encoder.encode(value));
          await finish();
          controller.close();
        } catch (error) {
          ctx.log.error({ err: error }, 'an export broke off');
          await finish();
          controller.error(error);
        }
      },
      async cancel() {
        await parts.return(undefined);
        await finish();
      },
    },
    { highWaterMark: 1 },
  );
}

export function exportStream(ctx: Ctx, name: ExportName, format: Format, range: Range) {
  const { columns, read } = LISTS[name];
  const pages: Pages<Place> = { columns, read: (limit, after) => read(ctx.db, { ...range, limit, after }) };
  return fileStream(ctx, pages, format, (count) => recordRead(ctx, 'export.done', count));
}
