import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { editionIn } from '../api/edition.ts';
import { Lookers } from '../detail/lookers.tsx';
import { Opened } from './opened.tsx';
import type { Page } from './page.ts';
import { Table, type TableProps } from './table.tsx';
import { useView } from './use-view.ts';

interface ListPageProps<Row, Found extends Page<Row>> extends Omit<TableProps<Row, Found>, 'opened' | 'onOpen'> {
  /** What stands between the heading and the table: a sentence, a form for something new. */
  readonly intro?: ReactNode;
  /** Changes when the row has to be shown afresh, with the fields of its forms empty. */
  readonly version?: (row: Row) => string | number;
  readonly children: (row: Row) => ReactNode;
}

/** A list, and below it the row that is open (`?open=` in the address). For things that have no call of their own. */
export function ListPage<Row, Found extends Page<Row>>({
  intro,
  version,
  children,
  ...table
}: ListPageProps<Row, Found>) {
  const view = useView();
  const path = useLocation().pathname.slice(1);
  const opened = view.get('open');
  const { data } = useQuery(table.source(view, view.page, view.after));
  const one = data?.items.find((row) => table.rowKey(row) === opened);
  return (
    <>
      <h1 className="mb-4 font-bold text-2xl">{table.title}</h1>
      <div className="flex flex-col gap-6">
        {intro}
        <Table {...table} opened={opened} onOpen={(row) => view.set({ open: table.rowKey(row) })} />
        {one && opened && (
          <div>
            <Lookers key={opened} path={path} id={opened} />
            <Opened
              key={`row ${opened}`}
              row={one}
              version={String(version?.(one) ?? '')}
              edition={editionIn(data)}
              columns={table.columns}
            >
              {children(one)}
            </Opened>
          </div>
        )}
      </div>
    </>
  );
}
