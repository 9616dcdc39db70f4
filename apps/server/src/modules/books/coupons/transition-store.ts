import type { CouponMove } from '@sgb/contract/coupon-types.ts';
import { couponStatuses } from '@sgb/contract/coupon-types.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import type { CouponRow } from './store.ts';
import { coupons, couponTemplates, couponTransitions } from './tables.ts';

export type Template = typeof couponTemplates.$inferSelect;

export async function templateByKey(tx: Tx, key: string): Promise<Template> {
  const [template] = await tx.orm.select().from(couponTemplates).where(eq(couponTemplates.key, key));
  if (!template) throw new Error(`there is no coupon template '${key}'`);
  return template;
}

export interface NewCoupon {
  readonly accountId: number;
  readonly reason: string;
  readonly grantedAt: Date;
  readonly expiresAt: Date;
}

/** Undefined when the reason has given one before. */
export async function insertCoupon(tx: Tx, template: Template, coupon: NewCoupon): Promise<CouponRow | undefined> {
  const { id: templateId, key: _, lifeDays: __, sold: ___, ...terms } = template;
  const [row] = await tx.orm
    .insert(coupons)
    .values({ ...terms, ...coupon, templateId, state: couponStatuses.unused })
    .onConflictDoNothing({ target: coupons.reason })
    .returning();
  return row;
}

export async function lockCouponRow(tx: Tx, where: SQL | undefined): Promise<CouponRow | undefined> {
  const [row] = await tx.orm.select().from(coupons).where(where).for('update');
  return row;
}

export const ownCoupon = (accountId: number, id: number) => and(eq(coupons.id, id), eq(coupons.accountId, accountId));
export const couponFor = (usedFor: string) => eq(coupons.usedFor, usedFor);

export type Change = Partial<Pick<CouponRow, 'state' | 'usedFor' | 'discountCents' | 'expiresAt' | 'remindedAt'>>;

export async function changeCoupon(tx: Tx, id: number, change: Change): Promise<void> {
  await tx.orm.update(coupons).set(change).where(eq(coupons.id, id));
}

export interface NewTransition {
  readonly move: CouponMove;
  readonly ref: string;
  readonly discountCents: number;
  readonly at: Date;
}

/** Whoever adds a move holds the coupon's row. */
export async function addTransition(tx: Tx, couponId: number, move: NewTransition): Promise<void> {
  const step = sql<number>`(select coalesce(max(step), 0) + 1 from coupon_transitions where coupon_id = ${couponId})`;
  await tx.orm.insert(couponTransitions).values({ ...move, couponId, step });
}
