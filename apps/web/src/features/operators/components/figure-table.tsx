import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';

/** A column; figures stand at its right. */
export type Column = { label: string; isFigure?: boolean };

/** A row, with a cell for each column. */
export type Row = { key: string; cells: readonly ReactNode[] };

type FigureTableProps = { labelledBy: string; columns: readonly Column[]; rows: readonly Row[] };

/**
 * A table of figures; its first column names the rows. On narrow screens each row is a card, with
 * the columns' names beside its values.
 */
export function FigureTable({ labelledBy, columns, rows }: FigureTableProps) {
  return (
    <table aria-labelledby={labelledBy} className="w-full text-left max-md:block">
      <thead className="border-b border-hairline max-md:sr-only">
        <tr className="annotation text-sm *:py-2 *:font-normal">
          {columns.map(({ label, isFigure }) => (
            <th
              key={label}
              scope="col"
              className={classNames('pr-6 last:pr-0', isFigure && 'text-right')}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map(({ key, cells: [name, ...cells] }) => (
          <tr
            key={key}
            className="border-b border-hairline max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:gap-y-1 max-md:py-4"
          >
            <th
              scope="row"
              className="min-w-0 py-3 pr-6 font-normal max-md:col-span-2 max-md:py-0 max-md:pb-1"
            >
              {name}
            </th>
            {columns.slice(1).map((column, index) => (
              <Cell key={column.label} column={column}>
                {cells[index]}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ column, children }: { column: Column; children: ReactNode }) {
  const { label, isFigure } = column;
  return (
    <td
      className={classNames(
        'py-3 pr-6 last:pr-0 max-md:flex max-md:items-baseline max-md:gap-2 max-md:p-0',
        isFigure && 'tabular-nums md:text-right',
      )}
    >
      <span aria-hidden="true" className="annotation text-sm md:hidden">
        {label}
      </span>
      {children}
    </td>
  );
}
