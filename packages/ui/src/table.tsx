import type { ReactNode } from 'react';
import { cx } from './cx.ts';

interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** 'end' for money and counts. */
  align?: 'start' | 'end';
  /** The heading of the row, and of its card on the phone. */
  primary?: boolean;
}

export interface TableProps<Row> {
  /** Says what the table holds; spoken, and shown unless `hideCaption`. */
  caption: string;
  hideCaption?: boolean;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string | number;
  /** On the phone: one card per row, or a sideways scroll with a hint. */
  phone?: 'cards' | 'scroll';
  /** Shown in place of the rows when there are none. */
  empty?: ReactNode;
  className?: string;
}

// Browsers drop the table meaning of elements whose display is changed, so the card layout states it again.
const role = (name: string) => ({ role: name });

export function Table<Row>({
  caption,
  hideCaption,
  columns,
  rows,
  rowKey,
  phone = 'cards',
  empty,
  className,
}: TableProps<Row>) {
  if (rows.length === 0 && empty) return empty;
  const cards = phone === 'cards';
  const frame = cards
    ? 'md:rounded-card md:border md:border-line md:bg-card'
    : 'rounded-card border border-line bg-card';
  return (
    <div className={className}>
      <p aria-hidden="true" className={cx('mb-2 font-semibold text-sm', hideCaption && 'hidden')}>
        {caption}
      </p>
      {!cards && (
        <p aria-hidden="true" className="mb-1 text-ink-soft text-xs md:hidden">
          Swipe sideways to see more →
        </p>
      )}
      {/* Focusable when it scrolls, so that a keyboard can scroll it too. */}
      <section aria-label={caption} {...(cards ? {} : { tabIndex: 0 })} className={cx('overflow-x-auto', frame)}>
        <table
          {...role('table')}
          aria-label={caption}
          className={cx('w-full text-left text-sm', cards ? 'max-md:block' : 'min-w-xl')}
        >
          <thead {...role('rowgroup')} className={cx('bg-sunk text-ink-soft', cards && 'max-md:sr-only')}>
            <tr {...role('row')}>
              {columns.map((column) => (
                <th
                  key={column.key}
                  {...role('columnheader')}
                  scope="col"
                  className={cx('px-4 py-2.5 font-medium', column.align === 'end' && 'text-right')}
                >
                  {column.header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...role('rowgroup')} className={cx(cards && 'max-md:flex max-md:flex-col max-md:gap-3')}>
            {rows.map((row) => (
              <tr
                key={rowKey(row)}
                {...role('row')}
                className={cx(
                  'border-line border-t',
                  cards && 'max-md:block max-md:rounded-card max-md:border max-md:bg-card max-md:p-3',
                )}
              >
                {columns.map((column) => (
                  <BodyCell key={column.key} column={column} row={row} cards={cards} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function BodyCell<Row>({ column, row, cards }: { column: Column<Row>; row: Row; cards: boolean }) {
  const Cell = column.primary ? 'th' : 'td';
  return (
    <Cell
      {...role(column.primary ? 'rowheader' : 'cell')}
      scope={column.primary ? 'row' : undefined}
      className={cx(
        'px-4 py-3 align-middle',
        column.primary && 'font-semibold',
        column.align === 'end' && 'text-right tabular-nums',
        cards &&
          'max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4 max-md:px-1 max-md:py-1 max-md:text-right',
        cards && column.primary && 'max-md:pb-2 max-md:text-left max-md:text-base',
      )}
    >
      {cards && !column.primary && (
        <span aria-hidden="true" className="text-left font-normal text-ink-soft md:hidden">
          {column.header}
        </span>
      )}
      {cards ? <span className="min-w-0">{column.cell(row)}</span> : column.cell(row)}
    </Cell>
  );
}
