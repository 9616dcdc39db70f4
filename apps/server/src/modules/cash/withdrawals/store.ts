import { ownPages, pageSize } from '@sgb/contract/paging.ts';
import type { Sort } from '@sgb/contract/sorting.ts';
import { type WithdrawalStatus, withdrawalStatuses } from '@sgb/contract/withdrawal-states.ts';
import { mostInFile, type withdrawalSorts } from '@sgb/contract/withdrawals.ts';
import { and, count, desc, eq, gte, type InferInsertModel, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { inOrder, type Sorts, sortedIds } from '../../../platform/db/sorted.ts';
import type { Asked } from './rules.ts';
import { bankAccounts, withdrawals, withdrawalTransitions } from './tables.ts';

export type BankAccountRow = typeof bankAccounts.$inferSelect;
export type WithdrawalRow = typeof withdrawals.$inferSelect;

/** One after the other for a shopper, so that no limit can be passed by asking at once. */
export async function holdShopper(tx: Tx, accountId: number): Promise<void> {
  await tx.orm.execute(sql`select pg_advisory_xact_lock(hashtext('withdrawals.shopper'), ${accountId})`);
}

export async function bankAccountOf(reader: Sql, accountId: number): Promise<BankAccountRow | undefined> {
  const [row] = await reader.orm
    .select()
    .from(bankAccounts)
    .where(and(eq(bankAccounts.accountId, accountId), isNull(bankAccounts.replacedAt)));
  return row;
}

export function bankAccountsOf(reader: Sql, accountIds: readonly number[]): Promise<BankAccountRow[]> {
  return reader.orm
    .select()
    .from(bankAccounts)
    .where(and(inArray(bankAccounts.accountId, [...accountIds]), isNull(bankAccounts.replacedAt)));
}

const sharedText = `
  select distinct other.account_id as id from bank_accounts own
    join bank_accounts other using (bank, branch_code, number_tail)
  where own.account_id = $1 and other.account_id = any($2::int[])`;

/** Those of these who named the bank account that somebody named; of numbers, the end is compared: the rest is sealed. */
export async function sharedBankAccounts(reader: Sql, accountId: number, ids: readonly number[]): Promise<Set<number>> {
  const rows = await reader.run<{ id: number }>('withdrawals.shared', sharedText, [accountId, [...ids]]);
  return new Set(rows.map(({ id }) => id));
}

export async function bankAccountById(reader: Sql, id: number): Promise<BankAccountRow | undefined> {
  const [row] = await reader.orm.select().from(bankAccounts).where(eq(bankAccounts.id, id));
  return row;
}

export async function replaceBankAccount(tx: Tx, row: InferInsertModel<typeof bankAccounts>): Promise<BankAccountRow> {
  await tx.orm
    .update(bankAccounts)
    .set({ replacedAt: row.addedAt })
    .where(and(eq(bankAccounts.accountId, row.accountId), isNull(bankAccounts.replacedAt)));
  const [added] = await tx.orm.insert(bankAccounts).values(row).returning();
  if (!added) throw new Error('the bank account was not kept');
  return added;
}

export async function verifyBankAccount(tx: Tx, id: number, by: number, now: Date): Promise<void> {
  await tx.orm.update(bankAccounts).set({ verifiedAt: now, verifiedBy: by }).where(eq(bankAccounts.id, id));
}

/** Rejected and cancelled ones do not count. */
export async function askedBy(reader: Sql, accountId: number, today: Date, month: Date): Promise<Asked> {
  const { rejected, cancelled } = withdrawalStatuses;
  const { rows } = await reader.orm.execute<{ today: string; month: number; ever: string }>(sql`
    select coalesce(sum(amount_cents) filter (where created_at >= ${today.toISOString()}), 0) as today,
      (count(*) filter (where created_at >= ${month.toISOString()}))::int as month,
      coalesce(sum(amount_cents), 0) as ever
    from withdrawals where account_id = ${accountId} and status not in (${rejected}, ${cancelled})`);
  const [row] = rows;
  return { todayCents: Number(row?.today ?? 0), monthCount: row?.month ?? 0, everCents: Number(row?.ever ?? 0) };
}

export async function withdrawalByKey(reader: Sql, accountId: number, key: string) {
  const [row] = await reader.orm
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.accountId, accountId), eq(withdrawals.key, key)));
  return row;
}

export async function nextWithdrawalId(tx: Tx): Promise<number> {
  const { rows } = await tx.orm.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('withdrawals', 'id'))::int as id`,
  );
  return rows[0]?.id ?? 0;
}

export async function insertWithdrawal(tx: Tx, row: InferInsertModel<typeof withdrawals> & { readonly id: number }) {
  await tx.orm.insert(withdrawals).overridingSystemValue().values(row);
}

/** Held until the transaction ends; `accountId` where only its owner may. */
export async function lockWithdrawal(tx: Tx, id: number, accountId?: number): Promise<WithdrawalRow | undefined> {
  const [row] = await tx.orm
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.id, id), accountId === undefined ? undefined : eq(withdrawals.accountId, accountId)))
    .for('update');
  return row;
}

interface Transition {
  readonly to: WithdrawalStatus;
  readonly by: number | null;
  readonly at: Date;
  readonly reason?: string;
  readonly reference?: string;
}

export async function recordTransition(tx: Tx, withdrawalId: number, from: WithdrawalStatus | null, move: Transition) {
  const { to, by, at, reason = '', reference = '' } = move;
  await tx.orm
    .insert(withdrawalTransitions)
    .values({ withdrawalId, at, fromStatus: from, toStatus: to, byAccount: by, note: reason || reference });
}

export async function moveWithdrawal(tx: Tx, row: WithdrawalRow, move: Transition): Promise<void> {
  const { to, at, reason = '', reference = '' } = move;
  await tx.orm
    .update(withdrawals)
    .set({ status: to, changedAt: at, reason, reference })
    .where(eq(withdrawals.id, row.id));
  await recordTransition(tx, row.id, row.status, move);
}

export interface WithdrawalFilter {
  readonly accountId?: number | undefined;
  readonly id?: number | undefined;
  readonly status?: WithdrawalStatus | undefined;
  readonly from?: Date | undefined;
  readonly before?: Date | undefined;
}

export async function listWithdrawals(reader: Sql, filter: WithdrawalFilter, page: number) {
  const conditions: (SQL | undefined)[] = [
    filter.accountId === undefined ? undefined : eq(withdrawals.accountId, filter.accountId),
    filter.id === undefined ? undefined : eq(withdrawals.id, filter.id),
    filter.status === undefined ? undefined : eq(withdrawals.status, filter.status),
    filter.from && gte(withdrawals.createdAt, filter.from),
    filter.before && lt(withdrawals.createdAt, filter.before),
  ];
  const where = and(...conditions);
  const rows = await reader.orm
    .select({ withdrawal: withdrawals, bank: bankAccounts })
    .from(withdrawals)
    .innerJoin(bankAccounts, eq(bankAccounts.id, withdrawals.bankAccountId))
    .where(where)
    .orderBy(desc(withdrawals.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [all] = await reader.orm.select({ total: count() }).from(withdrawals).where(where);
  const total = all?.total ?? 0;
  return { rows, total, pages: ownPages(total) };
}

type WithdrawalSort = (typeof withdrawalSorts)[number];

const sorts: Sorts<WithdrawalSort> = {
  age: { column: 't.created_at', kind: 'moment' },
  amount: { column: 't.amount_cents', kind: 'number' },
  due: { column: 't.due_at', kind: 'moment' },
};

export async function queuedWithdrawals(
  reader: Sql,
  status: WithdrawalStatus,
  wanted: { readonly unfiled: boolean; readonly sort: Sort<WithdrawalSort>; readonly after: string | undefined },
) {
  const { unfiled, sort, after } = wanted;
  const { ids, next } = await sortedIds(reader, {
    table: 'withdrawals',
    ...{ sorts, sort, after },
    where: [
      ['t.status = ?', status],
      [
        `not exists (select from withdrawal_batch_lines l where l.withdrawal_id = t.id and l.dropped_at is null)`,
        unfiled || undefined,
      ],
    ],
    ...(unfiled && { size: mostInFile }),
  });
  const rows = await reader.orm
    .select({ id: withdrawals.id, withdrawal: withdrawals, bank: bankAccounts })
    .from(withdrawals)
    .innerJoin(bankAccounts, eq(bankAccounts.id, withdrawals.bankAccountId))
    .where(inArray(withdrawals.id, ids));
  return { rows: inOrder(ids, rows), next };
}

/** Asked for before then: what nobody has begun to pay, and how many are still being paid. */
export async function beyondLimit(reader: Sql, before: Date): Promise<{ unbegun: number[]; paying: number }> {
  const { submitted, processing } = withdrawalStatuses;
  const text = 'select id, status from withdrawals where status in ($1, $2) and created_at < $3 order by id limit 500';
  const rows = await reader.run<{ id: number; status: number }>('withdrawals.limit', text, [
    submitted,
    processing,
    before,
  ]);
  const unbegun = rows.filter(({ status }) => status === submitted).map(({ id }) => id);
  return { unbegun, paying: rows.length - unbegun.length };
}

export async function countLate(reader: Sql, now: Date): Promise<number> {
  const { submitted, processing } = withdrawalStatuses;
  const { rows } = await reader.orm.execute<{ late: number }>(sql`
    select count(*)::int as late from withdrawals
    where status in (${submitted}, ${processing}) and due_at < ${now.toISOString()}`);
  return rows[0]?.late ?? 0;
}
