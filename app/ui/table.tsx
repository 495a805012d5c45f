/** Rows and columns; where it is narrow every row becomes a card with its headings beside the values, or a line that opens. */
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** `prose`: sentences, under their heading instead of beside it; the first column's too, which a name needs not. */
export type Column = { key: string; title: string; numeric?: boolean; prose?: boolean };
/** A row of one cell is the heading of the rows below it. */
type Row = { key: string; cells: Readonly<Record<string, ReactNode>> };

type Props = {
  caption?: string | undefined;
  columns: readonly [Column, ...Column[]];
  rows: readonly Row[];
  /** Many rows of sentences: where it is narrow only their first cells show, and each opens its own. */
  folds?: boolean;
};

type Group = { title: Row | undefined; rows: Row[] };

function inGroups({ columns: [, ...others], rows }: Pick<Props, 'columns' | 'rows'>): Group[] {
  const groups: Group[] = [];
  for (const row of rows) {
    const isTitle = others.length > 0 && others.every(({ key }) => row.cells[key] === undefined);
    const last = groups.at(-1);
    if (isTitle) groups.push({ title: row, rows: [] });
    else if (last) last.rows.push(row);
    else groups.push({ title: undefined, rows: [row] });
  }
  return groups;
}

const looks = {
  cards: {
    thead: '@max-lg:hidden',
    tbody: '@max-lg:mb-3 @max-lg:gap-3',
    title: '@max-lg:pt-2',
    tr: '@max-lg:rounded-card @max-lg:border @max-lg:bg-card @max-lg:py-2',
  },
  /** The first cell opens the others; on paper, and where a browser cannot tell, all of them show. */
  lines: {
    thead:
      '@max-lg:block @max-lg:[&_tr]:block @max-lg:[&_tr]:rounded-t-card @max-lg:[&_th]:block @max-lg:[&_th]:py-2 @max-lg:[&_th+th]:hidden',
    tbody:
      '@max-lg:-mt-px @max-lg:border @max-lg:border-line @max-lg:bg-card @max-lg:last:mb-3 @max-lg:last:rounded-b-card',
    title: '@max-lg:bg-sand @max-lg:px-4 @max-lg:py-2.5',
    tr: '@max-lg:not-first:border-t @max-lg:has-[[open]]:pb-2 @max-lg:not-print:not-has-[[open]]:[&>td]:hidden',
  },
} as const;

/** A card says its headings itself: some browsers take a table that is laid out as cards for no table at all. */
export function Table({ caption, columns, rows, folds = false }: Props) {
  const [first] = columns;
  const look = looks[folds ? 'lines' : 'cards'];
  return (
    <div className="@container">
      <table className="w-full @max-lg:block @lg:overflow-hidden @lg:rounded-card @lg:bg-card @lg:shadow-[inset_0_0_0_1px_var(--color-line)]">
        {caption && <caption className="pb-3 text-start font-semibold @max-lg:block">{caption}</caption>}
        <thead className={first.title ? look.thead : looks.cards.thead}>
          <tr className="bg-sky">
            {columns.map(({ key, title, numeric }) => (
              <th
                key={key}
                scope="col"
                className={`px-4 py-3 font-semibold text-sm first:rounded-ss-card last:rounded-se-card ${numeric ? 'text-end' : 'text-start'}`}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {inGroups({ columns, rows }).map(({ title, rows: own }) => (
          <tbody
            key={(title ?? own[0])?.key}
            className={`@max-lg:grid @max-lg:grid-cols-[minmax(0,1fr)] ${look.tbody}`}
          >
            {title && (
              <tr className="@max-lg:block @lg:border-line @lg:border-t @lg:bg-sand">
                <th
                  scope="rowgroup"
                  colSpan={columns.length}
                  className={`text-start font-semibold @max-lg:block @lg:px-4 @lg:py-2.5 ${look.title}`}
                >
                  {title.cells[first.key]}
                </th>
              </tr>
            )}
            {own.map((row) => (
              <tr
                key={row.key}
                className={`border-line @max-lg:grid @max-lg:grid-cols-[minmax(0,1fr)] @max-lg:px-4 @lg:border-t ${look.tr}`}
              >
                {columns.map((column, index) =>
                  folds && index === 0 ? (
                    <LineHead key={column.key}>{row.cells[column.key]}</LineHead>
                  ) : (
                    <Cell key={column.key} column={column} isHead={index === 0}>
                      {row.cells[column.key]}
                    </Cell>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

/**
 * A name in a wide table, the line that opens the row in a narrow one. It is written for both: styles can hide a summary
 * but not make it plain text, so one for both would be a control without use in a wide table; and a summary that takes
 * its name from the text beside it would be read twice in a narrow one.
 */
const LineHead = ({ children }: { children: ReactNode }) => (
  <th scope="row" className="text-start font-semibold @lg:px-4 @lg:py-3.5 @lg:align-top">
    <span className="@max-lg:hidden">{children}</span>
    <details className="group/line @lg:hidden">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 py-2">
        <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
        <Icon name="chevron-down" className="size-4.5 text-deep transition-transform group-open/line:rotate-180" />
      </summary>
    </details>
  </th>
);

function Cell({ column, isHead, children }: { column: Column; isHead: boolean; children: ReactNode }) {
  const side = column.numeric ? 'tabular-nums @lg:text-end' : '';
  if (isHead)
    return (
      <th
        scope="row"
        className={`text-start font-semibold @max-lg:border-line @max-lg:border-b @max-lg:py-2 @lg:px-4 @lg:py-3.5 @lg:align-top ${side}`}
      >
        {column.prose && column.title && (
          <span className="block font-normal text-quiet text-sm @lg:hidden">{column.title}</span>
        )}
        {children}
      </th>
    );
  return (
    <td
      className={`@max-lg:py-2 @lg:px-4 @lg:py-3.5 @lg:align-top ${children === undefined ? '@max-lg:hidden' : ''} ${column.prose ? '@max-lg:grid' : '@max-lg:flex @max-lg:flex-wrap @max-lg:items-center @max-lg:justify-between @max-lg:gap-x-4 @max-lg:gap-y-0.5'} ${side}`}
    >
      <span className="text-quiet text-sm @lg:hidden">{column.title}</span>
      <div className={column.prose ? 'min-w-0 [overflow-wrap:anywhere]' : '@max-lg:ms-auto @max-lg:text-end'}>
        {children}
      </div>
    </td>
  );
}
