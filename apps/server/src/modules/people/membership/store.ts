import type { Day } from '@sgb/contract/time.ts';
import { and, count, desc, eq, gt, gte, type InferInsertModel, inArray, isNull, lt, sql, sum } from 'drizzle-orm';
import { columnsOf } from '../../../platform/db/columns.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { type Benefit, membershipTerms, membershipUses } from './tables.ts';

export type TermRow = typeof membershipTerms.$inferSelect;

/** Any number that no other lock of this kind has. */
const lockClass = 41_024;

/** Whoever changes the membership of an account waits here, so that deciding and changing are one. */
export async function lockMembership(tx: Tx, accountId: number): Promise<void> {
  await tx.orm.execute(sql`select pg_advisory_xact_lock(${lockClass}, ${accountId})`);
}

const lockToUseText = 'select pg_advisory_xact_lock_shared($1, $2)';

/** Whoever makes use of a membership waits for who changes it, not for others who use it. */
export async function lockToUse(tx: Tx, accountId: number): Promise<void> {
  await tx.run('membership.lockToUse', lockToUseText, [lockClass, accountId]);
}

const counts = and(isNull(membershipTerms.replacedBy), isNull(membershipTerms.cancelledAt));

const termsText = `
  select ${columnsOf(membershipTerms)} from membership_terms
  where account_id = $1 and to_day >= $2 and replaced_by is null and cancelled_at is null order by from_day, id`;

/** The terms of an account that count and have not ended before that day. */
export function termsOf(reader: Sql, accountId: number, today: Day): Promise<TermRow[]> {
  return reader.run<TermRow>('membership.terms', termsText, [accountId, today]);
}

const termsOfManyText = `
  select ${columnsOf(membershipTerms)} from membership_terms
  where account_id = any($1::int[]) and to_day >= $2 and replaced_by is null and cancelled_at is null order by from_day, id`;

export function termsOfMany(reader: Sql, accountIds: readonly number[], today: Day): Promise<TermRow[]> {
  return reader.run<TermRow>('membership.termsOfMany', termsOfManyText, [[...accountIds], today]);
}

export async function termById(reader: Sql, id: number): Promise<TermRow | undefined> {
  const [row] = await reader.orm.select().from(membershipTerms).where(eq(membershipTerms.id, id));
  return row;
}

export async function termByKey(reader: Sql, accountId: number, clientKey: string): Promise<TermRow | undefined> {
  const [row] = await reader.orm
    .select()
    .from(membershipTerms)
    .where(and(eq(membershipTerms.accountId, accountId), eq(membershipTerms.clientKey, clientKey)));
  return row;
}

export async function nextTermId(tx: Tx): Promise<number> {
  const found = await tx.orm.execute<{ id: string }>(
    sql`select nextval(pg_get_serial_sequence('membership_terms', 'id')) as id`,
  );
  return Number(found.rows[0]?.id);
}

/** `replaces` stop counting, and their days are the new term's. */
export async function insertTerm(
  tx: Tx,
  term: InferInsertModel<typeof membershipTerms> & { readonly id: number },
  replaces: readonly number[],
): Promise<void> {
  if (replaces.length > 0) {
    await tx.orm
      .update(membershipTerms)
      .set({ replacedBy: term.id })
      .where(inArray(membershipTerms.id, [...replaces]));
  }
  await tx.orm.insert(membershipTerms).overridingSystemValue().values(term);
}

/** It stops counting, and what it replaced counts again. */
export async function cancelTerm(tx: Tx, id: number, refundId: number | null, now: Date): Promise<void> {
  await tx.orm.update(membershipTerms).set({ cancelledAt: now, refundId }).where(eq(membershipTerms.id, id));
  await tx.orm.update(membershipTerms).set({ replacedBy: null }).where(eq(membershipTerms.replacedBy, id));
}

/** The one of the terms that count that ends last. */
export async function lastTermOf(reader: Sql, accountId: number): Promise<TermRow | undefined> {
  const [row] = await reader.orm
    .select()
    .from(membershipTerms)
    .where(and(eq(membershipTerms.accountId, accountId), counts))
    .orderBy(desc(membershipTerms.toDay))
    .limit(1);
  return row;
}

/** Whether one was given since then. */
export async function hasGiftSince(reader: Sql, accountId: number, since: Date): Promise<boolean> {
  const found = await reader.orm
    .select({ id: membershipTerms.id })
    .from(membershipTerms)
    .where(
      and(
        eq(membershipTerms.accountId, accountId),
        eq(membershipTerms.kind, 'free'),
        gt(membershipTerms.madeAt, since),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** Accounts whose last day lies between these two, both included, a page at a time. */
export async function endingBetween(reader: Sql, from: Day, to: Day, after: number, most: number): Promise<number[]> {
  const found = await reader.orm
    .select({ accountId: membershipTerms.accountId })
    .from(membershipTerms)
    .where(and(counts, gte(membershipTerms.toDay, from), gt(membershipTerms.accountId, after)))
    .groupBy(membershipTerms.accountId)
    .having(sql`max(${membershipTerms.toDay}) <= ${to}`)
    .orderBy(membershipTerms.accountId)
    .limit(most);
  return found.map(({ accountId }) => accountId);
}

/** Terms that run on a day, a page at a time. */
export function runningOn(reader: Sql, day: Day, after: number, most: number): Promise<TermRow[]> {
  return reader.orm
    .select()
    .from(membershipTerms)
    .where(
      and(
        counts,
        sql`${membershipTerms.fromDay} <= ${day}`,
        gte(membershipTerms.toDay, day),
        gt(membershipTerms.id, after),
      ),
    )
    .orderBy(membershipTerms.id)
    .limit(most);
}

type NewUse = InferInsertModel<typeof membershipUses>;

/** What is known already keeps its moment, and saves what it saves now. */
const savesAnew = 'on conflict (account_id, benefit, ref) do update set saved_cents = excluded.saved_cents';
const useColumns = 'account_id, benefit, ref, saved_cents, at';
const useRows = `
  select account_id, benefit, ref, saved_cents, at
  from jsonb_to_recordset($1) as u (account_id int, benefit text, ref text, saved_cents int, at timestamptz)`;

const asRows = (uses: readonly NewUse[]) =>
  JSON.stringify(
    uses.map(({ accountId, savedCents, ...use }) => ({ ...use, account_id: accountId, saved_cents: savedCents })),
  );

export function writeUses(tx: Tx, uses: readonly NewUse[]): void {
  const text = `insert into membership_uses (${useColumns}) ${useRows} ${savesAnew}`;
  tx.send('membership.writeUses', text, [asRows(uses)]);
}

const grantText = `
  insert into membership_uses (${useColumns}) ${useRows}
  where exists (
    select from membership_terms as term where term.account_id = u.account_id and term.tier = $2 and term.to_day >= $3
      and term.replaced_by is null and term.cancelled_at is null)
  ${savesAnew} returning ref`;

/** Writes them if the account has that tier at this moment; answers how many were written. */
export async function grantUses(
  tx: Tx,
  uses: readonly NewUse[],
  { tier, today }: { readonly tier: number; readonly today: Day },
): Promise<number> {
  return (await tx.run('membership.grantUses', grantText, [asRows(uses), tier, today])).length;
}

const dropText = `
  delete from membership_uses where account_id = $1 and (ref = $2 or starts_with(ref, $2 || ':'))
    and ($3::text is null or benefit = $3)`;

export async function dropUses(tx: Tx, accountId: number, ref: string, benefit: Benefit | null): Promise<void> {
  await tx.run('membership.dropUses', dropText, [accountId, ref, benefit]);
}

export async function usedSince(reader: Sql, accountId: number, since: Date) {
  const [row] = await reader.orm
    .select({ uses: count(), savedCents: sum(membershipUses.savedCents).mapWith(Number) })
    .from(membershipUses)
    .where(and(eq(membershipUses.accountId, accountId), gte(membershipUses.at, since)));
  return { uses: row?.uses ?? 0, savedCents: row?.savedCents ?? 0 };
}

export async function countUses(reader: Sql, accountId: number, benefit: Benefit, from: Date, to: Date) {
  const [row] = await reader.orm
    .select({ uses: count() })
    .from(membershipUses)
    .where(
      and(
        eq(membershipUses.accountId, accountId),
        eq(membershipUses.benefit, benefit),
        gte(membershipUses.at, from),
        lt(membershipUses.at, to),
      ),
    );
  return row?.uses ?? 0;
}
