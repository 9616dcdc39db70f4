import type { Sort } from '@sgb/contract/sorting.ts';
import type { Page } from './page.ts';
import type { Column } from './table.tsx';
import type { View } from './use-view.ts';

/** What the address says of order and place, for a call that sorts; a column that it does not sort by is not asked for. */
export function sortIn<Name extends string>({ sort, after }: Pick<View, 'sort' | 'after'>, names: readonly Name[]) {
  const name = names.find((each) => each === sort?.column);
  const asked: Sort<Name> | undefined = name && (sort?.descending ? `-${name}` : name);
  return { ...(asked && { sort: asked }), ...(after && { after }) };
}

/** Whether all there is stands on this page: then it can be sorted here. */
export const isWhole = <Row>(found: Page<Row>, { page, after }: Pick<View, 'page' | 'after'>): boolean =>
  'next' in found ? found.next === null && after === null : page === 1 && found.pages <= 1;

/**
 * The one rule of sorting: by what the server sorts a list by, over all of its pages; and where one page is the whole list, by every
 * column, in the page. No column sorts a part of a list.
 */
export const sortsBy = <Row>(key: string, sorts: readonly string[], whole: boolean, found: Page<Row>): boolean =>
  sorts.includes(key) || (whole && found.items.length > 1);

export function sortedRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[], sort: View['sort']) {
  const by = columns.find(({ key }) => key === sort?.column);
  if (!by) return rows;
  const order = (one: Row, two: Row) => (by.value(one) < by.value(two) ? -1 : by.value(one) > by.value(two) ? 1 : 0);
  return sort?.descending ? rows.toSorted((one, two) => order(two, one)) : rows.toSorted(order);
}
