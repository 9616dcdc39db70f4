import type { PastedLink } from '@sgb/contract/links.ts';
import { and, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { TokenStore } from '../../../adapters/supplier/alibaba/tokens.ts';
import type { DemoOrder, DemoOrderBook } from '../../../adapters/supplier/demo.ts';
import { copyInto } from '../../../platform/db/copy.ts';
import type { Database, Sql, Tx } from '../../../platform/db/database.ts';
import { demoSupplierOrders, shortLinks, supplierTokens } from './tables.ts';

export async function knownShortLink(reader: Sql, url: string): Promise<PastedLink | undefined> {
  const [row] = await reader.orm.select({ link: shortLinks.link }).from(shortLinks).where(eq(shortLinks.url, url));
  return row?.link;
}

export async function keepShortLink(tx: Tx, url: string, link: PastedLink, now: Date): Promise<void> {
  await tx.orm
    .insert(shortLinks)
    .values({ url, link, followedAt: now })
    .onConflictDoUpdate({ target: shortLinks.url, set: { link, followedAt: now } });
}

export async function forgetShortLinks(tx: Tx, before: Date): Promise<void> {
  await tx.orm.delete(shortLinks).where(lt(shortLinks.followedAt, before));
}

/** The platform's tokens, one row for all processes. */
export function tokenStore(db: Database, appKey: string): TokenStore {
  const mine = eq(supplierTokens.appKey, appKey);
  return {
    read: (refreshToken, seed) =>
      db.transact(async (tx) => {
        const [known] = await tx.orm.select().from(supplierTokens).where(mine);
        if (known?.seed === seed) return known;
        const begun = {
          seed,
          refreshToken,
          accessToken: null,
          accessEndsAt: null,
          refreshEndsAt: null,
          claimedUntil: null,
        };
        const [row] = await tx.orm
          .insert(supplierTokens)
          .values({ appKey, ...begun })
          .onConflictDoUpdate({ target: supplierTokens.appKey, set: begun, setWhere: ne(supplierTokens.seed, seed) })
          .returning();
        if (row) return row;
        // Another process began with the same token in the same moment.
        const [theirs] = await tx.orm.select().from(supplierTokens).where(mine);
        if (!theirs) throw new Error('the tokens of the supplier platform are gone');
        return theirs;
      }),
    claim: (now, until) =>
      db.transact(async (tx) => {
        const claimed = await tx.orm
          .update(supplierTokens)
          .set({ claimedUntil: until })
          .where(and(mine, or(isNull(supplierTokens.claimedUntil), lt(supplierTokens.claimedUntil, now))))
          .returning({ appKey: supplierTokens.appKey });
        return claimed.length > 0;
      }),
    save: ({ accessToken, accessEndsAt, refreshToken, refreshEndsAt = null }, now) =>
      db.transact(async (tx) => {
        await tx.orm
          .update(supplierTokens)
          .set({ accessToken, accessEndsAt, refreshToken, refreshEndsAt, refreshedAt: now, claimedUntil: null })
          .where(mine);
      }),
    release: () =>
      db.transact(async (tx) => {
        await tx.orm.update(supplierTokens).set({ claimedUntil: null }).where(mine);
      }),
  };
}

/** Many that are not there yet. */
export function enterDemoOrders(tx: Tx, orders: readonly DemoOrder[]): Promise<void> {
  return copyInto(tx, demoSupplierOrders, 'demo_supplier_orders', orders);
}

export function demoOrderBook(db: Database): DemoOrderBook {
  return {
    enter: (order) =>
      db.transact(async (tx) => {
        const [row] = await tx.orm
          .insert(demoSupplierOrders)
          .values(order)
          // Changes nothing, and gives back the order that is there already.
          .onConflictDoUpdate({
            target: demoSupplierOrders.outOrderId,
            set: { outOrderId: sql`excluded.out_order_id` },
          })
          .returning();
        return row ?? order;
      }),
    find: (id) =>
      db.read(async (reader) => {
        const [row] = await reader.orm.select().from(demoSupplierOrders).where(eq(demoSupplierOrders.id, id));
        return row ?? null;
      }),
    cancel: (id, at, reason) =>
      db.transact(async (tx) => {
        await tx.orm
          .update(demoSupplierOrders)
          .set({ cancelledAt: at, closeReason: reason })
          .where(eq(demoSupplierOrders.id, id));
      }),
    askBack: (id, refund) =>
      db.transact(async (tx) => {
        await tx.orm.update(demoSupplierOrders).set({ refund }).where(eq(demoSupplierOrders.id, id));
      }),
    reach: (id, stage, at) =>
      db.transact(async (tx) => {
        // What it reached already, early or by itself, stays as it was.
        await tx.orm
          .update(demoSupplierOrders)
          .set({
            reached: sql`jsonb_build_object(${stage}::text, ${at.toISOString()}::text) || ${demoSupplierOrders.reached}`,
          })
          .where(eq(demoSupplierOrders.id, id));
      }),
  };
}
