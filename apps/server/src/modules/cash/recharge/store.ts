import { randomUUID } from 'node:crypto';
import { pageSize } from '@sgb/contract/paging.ts';
import type { GatewayName, RechargeStatus } from '@sgb/contract/recharge-options.ts';
import { byReference, rechargeStatuses } from '@sgb/contract/recharge-options.ts';
import { shopDay } from '@sgb/contract/time.ts';
import { and, count, desc, eq, gte, inArray, ne, or, sql } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { credits, events, proofs, recharges } from './tables.ts';

export type RechargeRow = typeof recharges.$inferSelect;
export type NewRecharge = Omit<typeof recharges.$inferInsert, 'number'>;

/** Any number that no other lock of this kind has. */
const lockClass = 41_021;

/** Whoever begins a recharge waits here, so that the limit of a day holds whatever happens at once. */
export async function lockAccount(tx: Tx, accountId: number): Promise<void> {
  await tx.orm.execute(sql`select pg_advisory_xact_lock(${lockClass}, ${accountId})`);
}

/** The number is the day and the row's own: RC2026111500001. */
export async function insertRecharge(tx: Tx, row: NewRecharge, day: string): Promise<RechargeRow> {
  const next = await tx.orm.execute<{ id: string }>(sql`select nextval('recharges_id_seq') as id`);
  const id = Number(next.rows[0]?.id);
  const number = `RC${day.replaceAll('-', '')}${String(id).padStart(5, '0')}`;
  const [made] = await tx.orm
    .insert(recharges)
    .values({ ...row, id, number })
    .returning();
  if (!made) throw new Error('a recharge was not written');
  return made;
}

export interface PastRecharge {
  readonly accountId: number;
  readonly number: string;
  readonly method: RechargeRow['method'];
  readonly amountCents: number;
  /** Where the ledger has it. */
  readonly entryId: number;
  readonly at: Date;
}

const pastText = `
  with made as (
    insert into recharges (number, account_id, method, status, amount_cents, bank, paid_on, payer, client_key, created_at, updated_at)
    values ($1, $2, $3, ${rechargeStatuses.approved}, $4, $5, $6, $7, $8, $9, $9) on conflict (number) do nothing
    returning id, number, method, created_at
  )
  insert into recharge_credits (recharge_id, gateway, gateway_tx_id, entry_id, credited_at)
  select id, method, 'past:' || number, $10, created_at from made`;

/** A recharge of a demo's past, which the ledger has already; told again, it is still one. */
export function rememberRecharge(tx: Tx, past: PastRecharge): void {
  const { at, entryId, method, number, accountId, amountCents } = past;
  const claim = method === 'eft' ? ['Capitec', shopDay(at), byReference] : [null, null, null];
  tx.send('recharge.past', pastText, [number, accountId, method, amountCents, ...claim, randomUUID(), at, entryId]);
}

export async function byKey(reader: Sql, accountId: number, clientKey: string): Promise<RechargeRow | undefined> {
  const [row] = await reader.orm
    .select()
    .from(recharges)
    .where(and(eq(recharges.accountId, accountId), eq(recharges.clientKey, clientKey)));
  return row;
}

export async function ownRecharge(reader: Sql, accountId: number, number: string): Promise<RechargeRow | undefined> {
  const [row] = await reader.orm
    .select()
    .from(recharges)
    .where(and(eq(recharges.accountId, accountId), eq(recharges.number, number)));
  return row;
}

export async function lockByNumber(tx: Tx, number: string): Promise<RechargeRow | undefined> {
  const [row] = await tx.orm.select().from(recharges).where(eq(recharges.number, number)).for('update');
  return row;
}

export async function lockRecharge(tx: Tx, id: number): Promise<RechargeRow | undefined> {
  const [row] = await tx.orm.select().from(recharges).where(eq(recharges.id, id)).for('update');
  return row;
}

/** What must be paid for a number at a gateway, fee included. */
export async function dueAt(reader: Sql, gateway: GatewayName, number: string): Promise<number | null> {
  const [row] = await reader.orm
    .select({ due: sql<string>`${recharges.amountCents} + ${recharges.feeCents}` })
    .from(recharges)
    .where(and(eq(recharges.number, number), eq(recharges.method, gateway)));
  return row ? Number(row.due) : null;
}

/** What one account has recharged since a moment, or is about to. */
export async function sumSince(reader: Sql, accountId: number, since: Date): Promise<number> {
  const [row] = await reader.orm
    .select({ sum: sql<string>`coalesce(sum(${recharges.amountCents}), 0)` })
    .from(recharges)
    .where(
      and(
        eq(recharges.accountId, accountId),
        gte(recharges.createdAt, since),
        inArray(recharges.status, [rechargeStatuses.underReview, rechargeStatuses.approved]),
      ),
    );
  return Number(row?.sum ?? 0);
}

export async function listOwn(reader: Sql, accountId: number, status: RechargeStatus | undefined, page: number) {
  const where = and(eq(recharges.accountId, accountId), status ? eq(recharges.status, status) : undefined);
  const rows = await reader.orm
    .select()
    .from(recharges)
    .where(where)
    .orderBy(desc(recharges.createdAt), desc(recharges.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [all] = await reader.orm.select({ total: count() }).from(recharges).where(where);
  return { rows, total: all?.total ?? 0 };
}

export async function changeRecharge(tx: Tx, id: number, change: Partial<NewRecharge>): Promise<void> {
  await tx.orm.update(recharges).set(change).where(eq(recharges.id, id));
}

export async function writeEvent(tx: Tx, event: typeof events.$inferInsert): Promise<void> {
  await tx.orm.insert(events).values(event);
}

export interface Proof {
  readonly fileId: string;
  readonly sha256: Buffer;
}

/** The proofs of a recharge are these from now on; the names of those that were before are given back. */
export async function replaceProofs(tx: Tx, rechargeId: number, files: readonly Proof[]): Promise<string[]> {
  const gone = await tx.orm
    .delete(proofs)
    .where(eq(proofs.rechargeId, rechargeId))
    .returning({ fileId: proofs.fileId });
  await tx.orm.insert(proofs).values(files.map((file, position) => ({ ...file, rechargeId, position })));
  return gone.map(({ fileId }) => fileId);
}

export async function proofsOf(reader: Sql, ids: readonly number[]): Promise<ReadonlyMap<number, string[]>> {
  const found = new Map<number, string[]>();
  if (ids.length === 0) return found;
  const rows = await reader.orm
    .select({ rechargeId: proofs.rechargeId, fileId: proofs.fileId })
    .from(proofs)
    .where(inArray(proofs.rechargeId, [...ids]))
    .orderBy(proofs.rechargeId, proofs.position);
  for (const { rechargeId, fileId } of rows) found.set(rechargeId, [...(found.get(rechargeId) ?? []), fileId]);
  return found;
}

export interface Likeness {
  readonly id: number;
  readonly by: 'file' | 'details';
}

/** An earlier claim with the same file, or of the same bank, day, amount and payer; the oldest that was not given up. */
export async function sameClaim(
  reader: Sql,
  claim: Pick<RechargeRow, 'bank' | 'paidOn' | 'amountCents' | 'payer'>,
  files: readonly Proof[],
  except: number,
): Promise<Likeness | null> {
  const kept = and(ne(recharges.id, except), ne(recharges.status, rechargeStatuses.giveUp));
  const [file] = await reader.orm
    .select({ id: proofs.rechargeId })
    .from(proofs)
    .innerJoin(recharges, eq(recharges.id, proofs.rechargeId))
    .where(and(kept, or(...files.map(({ sha256 }) => eq(proofs.sha256, sha256)))))
    .orderBy(proofs.rechargeId)
    .limit(1);
  if (file) return { id: file.id, by: 'file' };
  const [details] = await reader.orm
    .select({ id: recharges.id })
    .from(recharges)
    .where(
      and(
        kept,
        eq(recharges.paidOn, claim.paidOn ?? ''),
        eq(recharges.amountCents, claim.amountCents),
        sql`lower(${recharges.bank}) = lower(${claim.bank}) and lower(${recharges.payer}) = lower(${claim.payer})`,
      ),
    )
    .orderBy(recharges.id)
    .limit(1);
  return details ? { id: details.id, by: 'details' } : null;
}

export async function numbersOf(reader: Sql, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { number: string; accountId: number }>();
  const rows = await reader.orm
    .select({ id: recharges.id, number: recharges.number, accountId: recharges.accountId })
    .from(recharges)
    .where(inArray(recharges.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** All tries of a recharge, the first one among them; nobody else changes them until the transaction ends. */
export async function lockTries(tx: Tx, firstId: number): Promise<RechargeRow[]> {
  return tx.orm
    .select()
    .from(recharges)
    .where(or(eq(recharges.id, firstId), eq(recharges.againOf, firstId)))
    .orderBy(recharges.id)
    .for('update');
}

/** The first try of what this one is a try of: others know it by that. */
export async function firstTryOf(reader: Sql, id: number): Promise<number> {
  const [row] = await reader.orm.select({ againOf: recharges.againOf }).from(recharges).where(eq(recharges.id, id));
  return row?.againOf ?? id;
}

/** Whose recharge it is. */
export async function accountOfRecharge(reader: Sql, id: number): Promise<number | undefined> {
  const [row] = await reader.orm.select({ of: recharges.accountId }).from(recharges).where(eq(recharges.id, id));
  return row?.of;
}

/** By their first try: the newest one that is under review or has arrived. What is dead is left out. */
export async function aliveOf(reader: Sql, firstIds: readonly number[]) {
  if (firstIds.length === 0) return new Map<number, Pick<RechargeRow, 'number' | 'status'>>();
  const ids = [...firstIds];
  const rows = await reader.orm
    .select({ id: recharges.id, againOf: recharges.againOf, number: recharges.number, status: recharges.status })
    .from(recharges)
    .where(
      and(
        or(inArray(recharges.id, ids), inArray(recharges.againOf, ids)),
        inArray(recharges.status, [rechargeStatuses.underReview, rechargeStatuses.approved]),
      ),
    )
    .orderBy(recharges.id);
  return new Map(rows.map(({ id, againOf, number, status }) => [againOf ?? id, { number, status }]));
}

export async function creditOf(reader: Sql, rechargeId: number) {
  const [row] = await reader.orm.select().from(credits).where(eq(credits.rechargeId, rechargeId));
  return row;
}

export async function creditBy(reader: Sql, gateway: typeof credits.$inferSelect.gateway, gatewayTxId: string) {
  const [row] = await reader.orm
    .select()
    .from(credits)
    .where(and(eq(credits.gateway, gateway), eq(credits.gatewayTxId, gatewayTxId)));
  return row;
}

export async function insertCredit(tx: Tx, row: typeof credits.$inferInsert): Promise<void> {
  await tx.orm.insert(credits).values(row);
}

/** Takes some payments that are due to be asked about; nobody else gets them for now. */
export async function takeDue(tx: Tx, now: Date, most: number): Promise<RechargeRow[]> {
  return tx.orm
    .select()
    .from(recharges)
    .where(sql`${recharges.status} = 10 and ${recharges.nextCheckAt} <= ${now}`)
    .orderBy(recharges.nextCheckAt)
    .limit(most)
    .for('update', { skipLocked: true });
}

export async function hasRecharges(reader: Sql): Promise<boolean> {
  return (await reader.orm.select({ id: recharges.id }).from(recharges).limit(1)).length > 0;
}

const payersText = `
  select distinct other.account_id as id from recharges own
    join recharges other on other.method = own.method and other.bank is not distinct from own.bank
      and lower(other.payer) = lower(own.payer)
  where own.account_id = $1 and own.status = ${rechargeStatuses.approved} and own.payer not in ('', '${byReference}')
    and other.account_id = any($2::int[]) and other.status = ${rechargeStatuses.approved}`;

/** Those of these whose money came from the same holder at the same bank, address, account or card as somebody's. */
export async function sharedPayers(reader: Sql, accountId: number, ids: readonly number[]): Promise<Set<number>> {
  const rows = await reader.run<{ id: number }>('recharge.payers', payersText, [accountId, [...ids]]);
  return new Set(rows.map(({ id }) => id));
}
