import type { Slice } from '@sgb/contract/paging.ts';
import type { AccountKind, WithdrawalStatus } from '@sgb/contract/withdrawal-states.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';

export interface BatchLine {
  readonly batchId: number;
  readonly withdrawalId: number;
  readonly accountId: number;
  readonly status: WithdrawalStatus;
  readonly cents: number;
  readonly bank: string;
  readonly branchCode: string;
  readonly kind: AccountKind;
  readonly holder: string;
  readonly numberTail: string;
  readonly numberKey: string;
  readonly numberSealed: Buffer;
  readonly dropped: string;
}

const lineColumns = `w.id as "withdrawalId", w.account_id as "accountId", w.status, w.amount_cents - w.fee_cents as cents,
  b.bank, b.branch_code as "branchCode", b.kind, b.holder, b.number_tail as "numberTail", b.number_key as "numberKey",
  b.number_sealed as "numberSealed"`;

const holdText = 'select from withdrawals where id = any($1::int[]) order by id for update';

/** Of these, what is being paid and stands in no file, held. Asked once they are: whoever held them may have made a file. */
export async function lockPayable(tx: Tx, ids: readonly number[], processing: WithdrawalStatus): Promise<BatchLine[]> {
  await tx.run('withdrawals.hold', holdText, [[...ids]]);
  const text = `select 0 as "batchId", ${lineColumns}, '' as dropped
    from withdrawals w join bank_accounts b on b.id = w.bank_account_id
    where w.id = any($1::int[]) and w.status = $2 and not exists (
      select from withdrawal_batch_lines l where l.withdrawal_id = w.id and l.dropped_at is null)
    order by w.id`;
  return tx.run('withdrawals.lockPayable', text, [[...ids], processing]);
}

export async function insertBatch(tx: Tx, ids: readonly number[], cents: number, by: number, now: Date) {
  const text = `with made as (
      insert into withdrawal_batches (made_at, made_by, lines, cents) values ($1, $2, cardinality($3::int[]), $4) returning id
    ), lines as (
      insert into withdrawal_batch_lines (batch_id, withdrawal_id) select made.id, each from made, unnest($3::int[]) as each
    ) select id from made`;
  const [row] = await tx.run<{ id: number }>('withdrawals.insertBatch', text, [now, by, [...ids], cents]);
  return row?.id ?? 0;
}

/** The lines of these files, those that were dropped as well. */
export function linesOfBatches(reader: Sql, ids: readonly number[]): Promise<BatchLine[]> {
  const text = `select l.batch_id as "batchId", ${lineColumns}, l.reason as dropped
    from withdrawal_batch_lines l join withdrawals w on w.id = l.withdrawal_id
      join bank_accounts b on b.id = w.bank_account_id
    where l.batch_id = any($1::int[]) order by l.batch_id, w.id`;
  return reader.run('withdrawals.batchLines', text, [[...ids]]);
}

export interface BatchRow {
  readonly id: number;
  readonly madeAt: Date;
  readonly madeBy: number;
  readonly cents: number;
}

export async function listedBatches(reader: Sql, { limit, offset }: Slice) {
  const text = `select id, made_at as "madeAt", made_by as "madeBy", cents::float8 as cents
    from withdrawal_batches order by id desc limit $1 offset $2`;
  const countText = 'select count(*)::int as total from withdrawal_batches';
  const [rows, [counted]] = await Promise.all([
    reader.run<BatchRow>('withdrawals.batches', text, [limit, offset]),
    reader.run<{ total: number }>('withdrawals.countBatches', countText, []),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

interface Dropping {
  readonly batch: number;
  readonly withdrawal: number;
  readonly by: number;
  readonly reason: string;
}

/** False: it stands in no such file, or was paid, or was dropped before. */
export async function dropLine(tx: Tx, { batch, withdrawal, by, reason }: Dropping, open: WithdrawalStatus, now: Date) {
  const text = `update withdrawal_batch_lines l set dropped_at = $3, dropped_by = $4, reason = $5 from withdrawals w
    where l.batch_id = $1 and l.withdrawal_id = $2 and l.dropped_at is null and w.id = $2 and w.status = $6
    returning l.withdrawal_id`;
  return (await tx.run('withdrawals.dropLine', text, [batch, withdrawal, now, by, reason, open])).length > 0;
}

/** Whether the bank may be paying it. */
export async function openBatchOf(reader: Sql, withdrawalId: number): Promise<boolean> {
  const text = 'select from withdrawal_batch_lines where withdrawal_id = $1 and dropped_at is null';
  return (await reader.run('withdrawals.openBatch', text, [withdrawalId])).length > 0;
}
