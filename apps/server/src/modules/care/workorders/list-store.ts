import { orderIdOf } from '@sgb/contract/order-states.ts';
import { pageSize } from '@sgb/contract/paging.ts';
import type { Sort } from '@sgb/contract/sorting.ts';
import type { caseSorts } from '@sgb/contract/workorder-desk.ts';
import { type CaseState, type CaseType, caseIdOf } from '@sgb/contract/workorder-states.ts';
import { and, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { inOrder, type Sorts, sortedIds } from '../../../platform/db/sorted.ts';
import type { CaseRow } from './store.ts';
import { workOrders } from './tables.ts';

export interface CasesFilter {
  readonly accountId: number;
  readonly state: 0 | CaseState;
  readonly type: CaseType | undefined;
  readonly keyword: string;
}

function matching(keyword: string): SQL | undefined {
  if (keyword === '') return undefined;
  const id = caseIdOf(keyword);
  if (id !== undefined) return eq(workOrders.id, id);
  // Letters that mean something to LIKE are looked for as they are.
  const said = sql`${workOrders.title} ilike ${`%${keyword.replace(/[\\%_]/g, '\\$&')}%`}`;
  const orderId = orderIdOf(keyword);
  return orderId === undefined ? said : or(eq(workOrders.orderId, orderId), said);
}

const whereOf = (filter: CasesFilter) =>
  and(
    eq(workOrders.accountId, filter.accountId),
    filter.state === 0 ? undefined : eq(workOrders.state, filter.state),
    filter.type === undefined ? undefined : eq(workOrders.type, filter.type),
    matching(filter.keyword),
  );

const total = sql<number>`(count(*) over ())::int`;

/** One page, with how many there are in all. */
export async function listCases(reader: Sql, filter: CasesFilter, page: number) {
  const rows = await reader.orm
    .select({ row: workOrders, total })
    .from(workOrders)
    .where(whereOf(filter))
    .orderBy(desc(workOrders.changedAt), desc(workOrders.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows: rows.map(({ row }) => row), total: rows[0]?.total ?? 0 };
}

export function countByState(reader: Sql, accountId: number): Promise<{ state: CaseState; count: number }[]> {
  return reader.orm
    .select({ state: workOrders.state, count: count() })
    .from(workOrders)
    .where(eq(workOrders.accountId, accountId))
    .groupBy(workOrders.state);
}

type CaseSort = (typeof caseSorts)[number];

/** The promise that ends next: to answer, or to decide. As the index has it. */
const nextClock = 'least(case when t.answered_at is null then t.answer_by end, t.decide_by)';
const sorts: Sorts<CaseSort> = {
  age: { column: 't.opened_at', kind: 'moment' },
  clock: { column: nextClock, kind: 'moment' },
};

export async function caseQueue(
  reader: Sql,
  { state, supervisor }: { readonly state: 0 | CaseState; readonly supervisor: boolean },
  { sort, after }: { readonly sort: Sort<CaseSort>; readonly after: string | undefined },
): Promise<{ rows: CaseRow[]; next: string | null }> {
  const each = { state: state === 0 ? [10, 20] : [state] };
  const where = supervisor ? [['t.escalated_at is not null'] as const] : [];
  const { ids, next } = await sortedIds(reader, { table: 'work_orders', sorts, sort, after, each, where });
  const rows = await reader.orm.select().from(workOrders).where(inArray(workOrders.id, ids));
  return { rows: inOrder(ids, rows), next };
}
