import { couponStatuses } from '@sgb/contract/coupon-types.ts';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { coupons, couponTemplates } from './tables.ts';

/** What the coupons of these templates take off at most, by the key of the template. */
export async function couponAmounts(reader: Sql, keys: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const found = await reader.orm
    .select({
      key: couponTemplates.key,
      cents: sql<number>`${couponTemplates.amountCents} + ${couponTemplates.capCents}`,
    })
    .from(couponTemplates)
    .where(inArray(couponTemplates.key, [...keys]));
  return new Map(found.map(({ key, cents }) => [key, cents]));
}

interface Given {
  readonly accountId: number;
  /** What the reasons of these coupons begin with. */
  readonly reason: string;
}

const given = ({ accountId, reason }: Given) =>
  and(eq(coupons.accountId, accountId), sql`starts_with(${coupons.reason}, ${reason})`);

/** Whether any of them is used, or set aside to be. */
export async function couponsTouched(reader: Sql, about: Given): Promise<boolean> {
  const found = await reader.orm
    .select({ id: coupons.id })
    .from(coupons)
    .where(and(given(about), ne(coupons.state, couponStatuses.unused)))
    .limit(1);
  return found.length > 0;
}

/** Takes coupons back that came with something that is given back. False, and nothing changes, when one was touched. */
export async function withdrawCoupons(tx: Tx, { now, ...about }: Given & { readonly now: Date }): Promise<boolean> {
  const held = await tx.orm
    .select({ id: coupons.id, state: coupons.state, expiresAt: coupons.expiresAt })
    .from(coupons)
    .where(given(about))
    .orderBy(coupons.id)
    .for('update');
  if (held.some(({ state }) => state !== couponStatuses.unused)) return false;
  const open = held.filter(({ expiresAt }) => expiresAt > now).map(({ id }) => id);
  if (open.length > 0) {
    const expiresAt = sql`greatest(${now.toISOString()}::timestamptz, ${coupons.grantedAt} + interval '1 millisecond')`;
    await tx.orm.update(coupons).set({ expiresAt }).where(inArray(coupons.id, open));
  }
  return true;
}
