/** Rows and columns; on a phone every row becomes a card with its headings beside the values. */
import type { ReactNode } from 'react';

export type Column = { key: string; title: string; numeric?: boolean };

type Props = {
  caption: string;
  columns: readonly [Column, ...Column[]];
  rows: readonly { key: string; cells: Record<string, ReactNode> }[];
};

/** Written out: older browsers take a table that is laid out as cards for no table at all. */
const as = (role: string) => ({ role });

export function Table({ caption, columns, rows }: Props) {
  return (
    <table
      {...as('table')}
      className="w-full max-md:block md:overflow-hidden md:rounded-card md:bg-card md:shadow-[inset_0_0_0_1px_var(--color-line)]"
    >
      <caption className="pb-3 text-start font-semibold max-md:block">{caption}</caption>
      <thead {...as('rowgroup')} className="max-md:sr-only">
        <tr {...as('row')} className="bg-sky">
          {columns.map(({ key, title, numeric }) => (
            <th
              key={key}
              {...as('columnheader')}
              scope="col"
              className={`px-4 py-3 font-semibold text-sm first:rounded-ss-card last:rounded-se-card ${numeric ? 'text-end' : 'text-start'}`}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...as('rowgroup')} className="max-md:grid max-md:gap-3">
        {rows.map((row) => (
          <tr
            key={row.key}
            {...as('row')}
            className="border-line max-md:grid max-md:rounded-card max-md:border max-md:bg-card max-md:px-4 max-md:py-2 md:border-t"
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
  );
}

function Cell({ column, isHead, children }: { column: Column; isHead: boolean; children: ReactNode }) {
  const side = column.numeric ? 'tabular-nums md:text-end' : '';
  if (isHead)
    return (
      <th
        {...as('rowheader')}
        scope="row"
        className={`text-start font-semibold max-md:border-line max-md:border-b max-md:py-2 md:px-4 md:py-3.5 ${side}`}
      >
        {children}
      </th>
    );
  return (
    <td
      {...as('cell')}
      className={`max-md:flex max-md:items-center max-md:justify-between max-md:gap-4 max-md:py-2 md:px-4 md:py-3.5 ${side}`}
    >
      <span aria-hidden="true" className="text-quiet text-sm md:hidden">
        {column.title}
      </span>
      <span className="max-md:text-end">{children}</span>
    </td>
  );
}
