import { and, asc, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import type { Slot } from './snatch-rules.ts';
import { coupons, couponTemplates, snatches, snatchOffers, snatchRounds } from './tables.ts';

export function activeOffers(reader: Sql) {
  return reader.orm.select().from(snatchOffers).where(eq(snatchOffers.active, true)).orderBy(asc(snatchOffers.id));
}

type Offer = Awaited<ReturnType<typeof activeOffers>>[number];

/** The offers of a day as rounds; who else does the same in this moment does no harm. */
export async function addRounds(
  tx: Tx,
  day: string,
  offers: readonly Offer[],
  slots: ReadonlyMap<number, Slot>,
): Promise<void> {
  const rows = offers.flatMap(({ id: offerId, templateId, hour, stock }) => {
    const slot = slots.get(hour);
    return slot ? [{ offerId, templateId, day, stock, ...slot }] : [];
  });
  if (rows.length > 0) await tx.orm.insert(snatchRounds).values(rows).onConflictDoNothing();
}

const rounds = (reader: Sql) =>
  reader.orm
    .select({ round: snatchRounds, template: couponTemplates })
    .from(snatchRounds)
    .innerJoin(couponTemplates, eq(couponTemplates.id, snatchRounds.templateId));

export function roundsOf(reader: Sql, day: string) {
  return rounds(reader).where(eq(snatchRounds.day, day)).orderBy(asc(snatchRounds.opensAt), asc(snatchRounds.id));
}

export async function roundById(reader: Sql, id: number) {
  const [row] = await rounds(reader).where(eq(snatchRounds.id, id));
  return row;
}

/** Two requests of one account meet here, whichever coupon they want: one of them waits and then gets a no. */
export async function claimDay(tx: Tx, claim: { accountId: number; day: string; roundId: number }): Promise<boolean> {
  const claimed = await tx.orm.insert(snatches).values(claim).onConflictDoNothing().returning({ id: snatches.roundId });
  return claimed.length > 0;
}

/** Takes one of the stock, if there is one. Looking and taking are one statement: that is what keeps the count. */
export async function takeOne(tx: Tx, roundId: number, now: Date): Promise<boolean> {
  const taken = await tx.orm
    .update(snatchRounds)
    .set({ taken: sql`${snatchRounds.taken} + 1` })
    .where(
      and(
        eq(snatchRounds.id, roundId),
        lt(snatchRounds.taken, snatchRounds.stock),
        lte(snatchRounds.opensAt, now),
        gt(snatchRounds.closesAt, now),
      ),
    )
    .returning({ taken: snatchRounds.taken });
  return taken.length > 0;
}

export const snatchReason = (accountId: number, day: string) => `snatch:${accountId}:${day}`;

export async function snatchedOn(reader: Sql, accountId: number, day: string) {
  const [row] = await reader.orm
    .select({ id: snatches.roundId, couponrecordid: coupons.id })
    .from(snatches)
    .innerJoin(coupons, eq(coupons.reason, snatchReason(accountId, day)))
    .where(and(eq(snatches.accountId, accountId), eq(snatches.day, day)));
  return row ?? null;
}
