/** Rows and columns; where it is narrow every row becomes a card with its headings beside the values. */
import type { ReactNode } from 'react';

/** `prose`: sentences, under their heading instead of beside it. */
export type Column = { key: string; title: string; numeric?: boolean; prose?: boolean };

type Props = {
  caption?: string | undefined;
  columns: readonly [Column, ...Column[]];
  rows: readonly { key: string; cells: Record<string, ReactNode> }[];
};

/** A card says its headings itself: some browsers take a table that is laid out as cards for no table at all. */
export function Table({ caption, columns, rows }: Props) {
  return (
    <div className="@container">
      <table className="w-full @max-lg:block @lg:overflow-hidden @lg:rounded-card @lg:bg-card @lg:shadow-[inset_0_0_0_1px_var(--color-line)]">
        {caption && <caption className="pb-3 text-start font-semibold @max-lg:block">{caption}</caption>}
        <thead className="@max-lg:hidden">
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
        <tbody className="@max-lg:grid @max-lg:grid-cols-[minmax(0,1fr)] @max-lg:gap-3">
          {rows.map((row) => (
            <tr
              key={row.key}
              className="border-line @max-lg:grid @max-lg:grid-cols-[minmax(0,1fr)] @max-lg:rounded-card @max-lg:border @max-lg:bg-card @max-lg:px-4 @max-lg:py-2 @lg:border-t"
            >
              {columns.map((column, index) => (
                <Cell key={column.key} column={column} isHead={index === 0}>
                  {row.cells[column.key]}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ column, isHead, children }: { column: Column; isHead: boolean; children: ReactNode }) {
  const side = column.numeric ? 'tabular-nums @lg:text-end' : '';
  if (isHead)
    return (
      <th
        scope="row"
        className={`text-start font-semibold @max-lg:border-line @max-lg:border-b @max-lg:py-2 @lg:px-4 @lg:py-3.5 ${side}`}
      >
        {children}
      </th>
    );
  return (
    <td
      className={`@max-lg:py-2 @lg:px-4 @lg:py-3.5 @lg:align-top ${column.prose ? '@max-lg:grid' : '@max-lg:flex @max-lg:flex-wrap @max-lg:items-center @max-lg:justify-between @max-lg:gap-x-4 @max-lg:gap-y-0.5'} ${side}`}
    >
      <span className="text-quiet text-sm @lg:hidden">{column.title}</span>
      <div className={column.prose ? 'min-w-0 [overflow-wrap:anywhere]' : '@max-lg:ms-auto @max-lg:text-end'}>
        {children}
      </div>
    </td>
  );
}
