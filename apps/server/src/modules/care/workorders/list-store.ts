import { orderIdOf } from '@sgb/contract/order-states.ts';
import { pageSize } from '@sgb/contract/paging.ts';
import { type CaseState, type CaseType, caseIdOf } from '@sgb/contract/workorder-states.ts';
import { and, count, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
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

/** For staff: handed to a supervisor first, then whatever clock ends next. */
export async function caseQueue(
  reader: Sql,
  state: 0 | CaseState,
  page: number,
): Promise<{ rows: CaseRow[]; total: number }> {
  const nextClock = sql`case when ${workOrders.answeredAt} is null then least(${workOrders.answerBy}, ${workOrders.decideBy}) else ${workOrders.decideBy} end`;
  const rows = await reader.orm
    .select({ row: workOrders, total })
    .from(workOrders)
    .where(state === 0 ? or(eq(workOrders.state, 10), eq(workOrders.state, 20)) : eq(workOrders.state, state))
    .orderBy(sql`(${workOrders.escalatedAt} is null)`, nextClock, workOrders.id)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows: rows.map(({ row }) => row), total: rows[0]?.total ?? 0 };
}
