import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import type { Reopened } from './needs.ts';
import { orders } from './tables.ts';

export async function writeReminder(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.orm
    .update(orders)
    .set({ remindedAt: now, reminders: sql`${orders.reminders} + 1` })
    .where(eq(orders.id, id));
}

export async function writeWords(tx: Tx, id: number, words: { mark?: string; remark?: string }): Promise<void> {
  await tx.orm.update(orders).set(words).where(eq(orders.id, id));
}

/** As new, at the price of today: what was paid before went back with its own entries, and stays in the history. */
export async function writeReopened(tx: Tx, id: number, reopened: Reopened): Promise<void> {
  await tx.orm
    .update(orders)
    .set({
      ...reopened,
      couponCents: 0,
      scoinCents: 0,
      scoin: 0,
      refundedCents: 0,
      returned: {},
      entryId: null,
      scoinEntryId: null,
      paidAt: null,
      boughtAt: null,
      collectedAt: null,
      remindedAt: null,
      apologisedAt: null,
      lateToldAt: null,
    })
    .where(eq(orders.id, id));
}
