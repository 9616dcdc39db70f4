import { type CouponStatus, type CouponType, couponStatuses } from '@sgb/contract/coupon-types.ts';
import { pageSize } from '@sgb/contract/paging.ts';
import { and, asc, desc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { columnsOf } from '../../../platform/db/columns.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { coupons, couponTemplates, couponTransitions } from './tables.ts';

export type CouponRow = typeof coupons.$inferSelect;

function inStatus(status: CouponStatus, now: Date): SQL | undefined {
  if (status === couponStatuses.locked || status === couponStatuses.used) return eq(coupons.state, status);
  const unused = eq(coupons.state, couponStatuses.unused);
  return and(unused, status === couponStatuses.expired ? lte(coupons.expiresAt, now) : gt(coupons.expiresAt, now));
}

export interface Asked {
  readonly accountId: number;
  readonly status: CouponStatus;
  readonly page: number;
  readonly now: Date;
}

/** What can be used is listed by its end, what is over by how recently it ended. */
export function couponsOf(reader: Sql, { accountId, status, page, now }: Asked): Promise<CouponRow[]> {
  const open = status === couponStatuses.unused || status === couponStatuses.locked;
  const order = open ? [asc(coupons.expiresAt), asc(coupons.id)] : [desc(coupons.expiresAt), desc(coupons.id)];
  return reader.orm
    .select()
    .from(coupons)
    .where(and(eq(coupons.accountId, accountId), inStatus(status, now)))
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

export async function countsOf(reader: Sql, accountId: number, now: Date) {
  const count = (status: CouponStatus) => sql<number>`count(*) filter (where ${inStatus(status, now)})::int`;
  const [row] = await reader.orm
    .select({
      unused: count(couponStatuses.unused),
      locked: count(couponStatuses.locked),
      used: count(couponStatuses.used),
      expired: count(couponStatuses.expired),
    })
    .from(coupons)
    .where(eq(coupons.accountId, accountId));
  return row ?? { unused: 0, locked: 0, used: 0, expired: 0 };
}

/** How many coupons can be used now. */
export async function countUnused(reader: Sql, accountId: number, now: Date): Promise<number> {
  const [row] = await reader.orm
    .select({ count: sql<number>`count(*)::int` })
    .from(coupons)
    .where(and(eq(coupons.accountId, accountId), inStatus(couponStatuses.unused, now)));
  return row?.count ?? 0;
}

export async function countExpiring(
  reader: Sql,
  about: { accountId: number; types: readonly CouponType[]; now: Date; until: Date },
): Promise<number> {
  const [row] = await reader.orm
    .select({ count: sql<number>`count(*)::int` })
    .from(coupons)
    .where(
      and(
        eq(coupons.accountId, about.accountId),
        inArray(coupons.type, [...about.types]),
        inStatus(couponStatuses.unused, about.now),
        lte(coupons.expiresAt, about.until),
      ),
    );
  return row?.count ?? 0;
}

export async function couponOf(reader: Sql, accountId: number, id: number): Promise<CouponRow | undefined> {
  const [row] = await reader.orm
    .select()
    .from(coupons)
    .where(and(eq(coupons.id, id), eq(coupons.accountId, accountId)));
  return row;
}

export function transitionsOf(reader: Sql, couponId: number) {
  return reader.orm
    .select()
    .from(couponTransitions)
    .where(eq(couponTransitions.couponId, couponId))
    .orderBy(asc(couponTransitions.step));
}

export async function couponGivenFor(reader: Sql, reason: string): Promise<CouponRow | undefined> {
  const [row] = await reader.orm.select().from(coupons).where(eq(coupons.reason, reason));
  return row;
}

export function couponTemplatesOf(reader: Sql, keys: readonly string[]) {
  return reader.orm
    .select()
    .from(couponTemplates)
    .where(inArray(couponTemplates.key, [...keys]));
}

export async function hasCoupons(reader: Sql, accountId: number): Promise<boolean> {
  return (
    (await reader.orm.select({ id: coupons.id }).from(coupons).where(eq(coupons.accountId, accountId)).limit(1))
      .length > 0
  );
}

const unusedText = `
  select ${columnsOf(coupons)} from coupons
  where account_id = $1 and state = ${couponStatuses.unused} and expires_at > $2`;

/** All coupons of an account that can be used now. */
export function unusedOf(reader: Sql, accountId: number, now: Date): Promise<CouponRow[]> {
  return reader.run<CouponRow>('coupons.unused', unusedText, [accountId, now]);
}

const usedForText = `select ${columnsOf(coupons)} from coupons where used_for = $1`;

/** The coupon that is set aside or used for something. */
export async function couponFor(reader: Sql, usedFor: string): Promise<CouponRow | undefined> {
  return (await reader.run<CouponRow>('coupons.usedFor', usedForText, [usedFor]))[0];
}

/** Marks coupons that end soon as told of, some at a time, and answers which. */
export function takeToRemind(tx: Tx, about: { now: Date; until: Date; most: number }): Promise<CouponRow[]> {
  const due = tx.orm
    .select({ id: coupons.id })
    .from(coupons)
    .where(
      and(
        inStatus(couponStatuses.unused, about.now),
        lte(coupons.expiresAt, about.until),
        sql`${coupons.remindedAt} is null`,
      ),
    )
    .orderBy(coupons.id)
    .limit(about.most)
    .for('update', { skipLocked: true });
  return tx.orm.update(coupons).set({ remindedAt: about.now }).where(inArray(coupons.id, due)).returning();
}
