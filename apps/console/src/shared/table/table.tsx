import { cx } from '@sgb/ui/cx.ts';
import { EmptyState } from '@sgb/ui/states.tsx';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Answer } from '../api/answer.tsx';
import { Numbers } from '../links/numbers.tsx';
import { type Bulk, BulkBar } from './bulk.tsx';
import { saveAll } from './csv.ts';
import type { Page } from './page.ts';
import { Pages } from './pages.tsx';
import { isWhole, sortedRows, sortsBy } from './sorting.ts';
import { type Filter, Toolbar } from './toolbar.tsx';
import { useKeys } from './use-keys.ts';
import { toggled, useView, type View } from './use-view.ts';

export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  /** As text, and to sort a short list by; numbers and dates sort as what they are. */
  readonly value: (row: Row) => string | number;
  /** As it is shown; left out: the text. */
  readonly cell?: (row: Row) => ReactNode;
  readonly end?: true;
}

export interface TableProps<Row, Found extends Page<Row>> {
  readonly title: string;
  readonly columns: readonly Column<Row>[];
  readonly filters?: readonly Filter[];
  /** Columns that the server sorts by; `sortIn` asks for it. */
  readonly sorts?: readonly string[];
  /** The query of a page of rows, by what the address says; `after` is for lists that give a `next`. */
  readonly source: (view: View, page: number, after: string | null) => UseQueryOptions<Found>;
  readonly rowKey: (row: Row) => string;
  readonly onOpen: (row: Row) => void;
  readonly opened?: string | null;
  readonly bulk?: Bulk<Row>;
  readonly empty: string;
}

/** The one table of the console: filters, order (`sorting.ts`), columns and page in the address; j, k, Enter, x and ? on the keyboard. */
export function Table<Row, Found extends Page<Row>>(props: TableProps<Row, Found>) {
  const view = useView();
  // Queues move by themselves while somebody looks at them.
  const page = useQuery({ ...props.source(view, view.page, view.after), refetchInterval: 15_000 });
  function writeOut() {
    const [call, input] = props.source(view, 1, null).queryKey as readonly [string, Record<string, unknown>];
    saveAll(props.title, call, input);
  }
  return (
    <section aria-label={props.title} className="flex flex-col gap-3">
      <Toolbar view={view} filters={props.filters ?? []} columns={props.columns} onSave={writeOut} />
      <Answer of={page}>{(found) => <Rows {...props} view={view} found={found} />}</Answer>
    </section>
  );
}

function Rows<Row, Found extends Page<Row>>(
  props: TableProps<Row, Found> & { readonly view: View; readonly found: Found },
) {
  const { view, found, rowKey, onOpen, bulk, opened } = props;
  const columns = props.columns.filter(({ key }) => !view.hidden.has(key));
  const whole = isWhole(found, view);
  const sorts = props.sorts ?? [];
  const byServer = view.sort && sorts.includes(view.sort.column);
  const rows = whole && !byServer ? sortedRows(found.items, props.columns, view.sort) : found.items;
  const [active, setActive] = useState(0);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const current = rows[Math.min(active, rows.length - 1)];
  const toggle = (key: string) => setTicked((before) => toggled(before, key));
  function move(to: number) {
    setActive(to);
    document.getElementById(`row-${to}`)?.scrollIntoView({ block: 'nearest' });
  }
  useKeys({
    j: () => move(Math.min(active + 1, rows.length - 1)),
    k: () => move(Math.max(active - 1, 0)),
    Enter: () => current && onOpen(current),
    x: () => bulk && current && toggle(rowKey(current)),
  });
  if (rows.length === 0) return <EmptyState title={props.empty} picture="parcel" />;
  const chosen = rows.filter((row) => ticked.has(rowKey(row)));
  return (
    <>
      {bulk && chosen.length > 0 && (
        <BulkBar bulk={bulk} rows={chosen} rowKey={rowKey} onDone={() => setTicked(new Set())} />
      )}
      <div className="overflow-x-auto rounded-card border border-line bg-card">
        <table className={cx('w-full text-left text-sm', columns.length > 6 ? 'min-w-4xl' : 'min-w-2xl')}>
          <thead className="bg-sunk text-ink-soft">
            <tr>
              {bulk && (
                <th className="w-10 px-3 py-2">
                  <span className="sr-only">Tick</span>
                </th>
              )}
              {columns.map((column) => (
                <Heading
                  key={column.key}
                  column={column}
                  view={view}
                  sortable={sortsBy(column.key, sorts, whole, found)}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, place) => (
              <tr
                key={rowKey(row)}
                id={`row-${place}`}
                aria-current={opened === rowKey(row) || undefined}
                onClick={() => setActive(place)}
                onDoubleClick={() => onOpen(row)}
                className={cx(
                  'border-line border-t align-top aria-current:bg-brand-soft/60',
                  place === active && 'shadow-[inset_3px_0_0_var(--color-brand)]',
                )}
              >
                {bulk && (
                  <td className="px-3 py-2.5">
                    <input
                      type="checkbox"
                      aria-label={`Tick ${bulk.nameOf(row)}`}
                      checked={ticked.has(rowKey(row))}
                      onChange={() => toggle(rowKey(row))}
                      className="size-5 accent-brand"
                    />
                  </td>
                )}
                {columns.map((column, index) => (
                  <td
                    key={column.key}
                    className={cx('px-3 py-2.5', column.end && 'whitespace-nowrap text-right tabular-nums')}
                  >
                    {index === 0 ? (
                      <button
                        type="button"
                        onClick={() => onOpen(row)}
                        className="min-h-6 text-left font-semibold text-brand hover:underline"
                      >
                        {column.cell?.(row) ?? column.value(row)}
                      </button>
                    ) : (
                      (column.cell?.(row) ?? <Numbers text={String(column.value(row))} />)
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Pages view={view} found={found} />
    </>
  );
}

function Heading<Row>({ column, view, sortable }: { column: Column<Row>; view: View; sortable: boolean }) {
  const mine = sortable && view.sort?.column === column.key;
  const descending = mine && view.sort?.descending;
  const next = !mine ? column.key : descending ? null : `-${column.key}`;
  const className = cx('px-3 py-1 font-medium', column.end && 'text-right');
  if (!sortable)
    return (
      <th scope="col" className={className}>
        {column.title}
      </th>
    );
  return (
    <th scope="col" aria-sort={mine ? (descending ? 'descending' : 'ascending') : 'none'} className={className}>
      <button
        type="button"
        onClick={() => view.set({ sort: next })}
        className="min-h-8 [text-align:inherit] hover:text-ink"
      >
        {column.title}
        <span aria-hidden="true" className={mine ? undefined : 'text-ink-soft/60'}>
          {mine ? (descending ? '\u00a0↓' : '\u00a0↑') : '\u00a0↕'}
        </span>
      </button>
    </th>
  );
}
