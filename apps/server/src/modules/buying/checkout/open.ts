import type { CheckoutDetail, OpenCheckout } from '@sgb/contract/checkout.ts';
import { checkoutNumber, checkoutStates } from '@sgb/contract/order-states.ts';
import type { RechargeWaiting } from '@sgb/contract/recharge.ts';
import { rechargeStatuses } from '@sgb/contract/recharge-options.ts';
import { type At, atOf } from '../../../platform/at.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { spendableBalance } from '../../books/ledger/index.ts';
import { aliveOf, offeredGateways } from '../../cash/recharge/index.ts';
import { rechargeTerms } from '../../cash/recharge/settings.ts';
import { ordersOfCheckouts } from '../orders/index.ts';
import type { Outside } from './preview.ts';
import { shownAddressee, shownBreakdown } from './price/basket.ts';
import { reprice } from './price/reprice.ts';
import { freeAmong } from './price/service-rules.ts';
import { promiseOf } from './promise.ts';
import { reservedFor } from './reservation-store.ts';
import { rechargeFor } from './rules.ts';
import * as store from './store.ts';
import { placedOf } from './submit.ts';

type ShopperCall = Call<'shopper'>;

export const gone = () => refuse('notFound', 'This checkout is not in your list.');

export const stands = ({ priceUntil }: Pick<store.CheckoutRow, 'priceUntil'>, now: Date) => priceUntil > now;

/** Of a recharge that the money of is still to come; one that arrived has done what it could. */
const pendingNumber = (alive: { readonly number: string; readonly status: number } | undefined) =>
  alive?.status === rechargeStatuses.underReview ? alive.number : null;

/** The checkouts that pay themselves when a recharge arrives, as its page names them. */
export async function waitingForRecharge(reader: Sql, firstTry: number): Promise<RechargeWaiting[]> {
  return (await store.waitingFor(reader, firstTry)).map(({ id, totalCents, lines }) => ({
    id,
    number: checkoutNumber(id),
    totalCents,
    orders: lines.lines.map(({ title, picture, quantity }) => ({ title, picture, quantity })),
  }));
}

export async function openList({ db, clock, session: { accountId } }: ShopperCall) {
  const now = clock.now();
  return db.read(async (reader) => {
    const rows = await store.openOf(reader, accountId);
    const orders = await ordersOfCheckouts(
      reader,
      rows.map(({ id }) => id),
    );
    const recharges = await aliveOf(
      reader,
      rows.flatMap(({ rechargeId }) => rechargeId ?? []),
    );
    const items = rows.map(
      (row): OpenCheckout => ({
        id: row.id,
        number: checkoutNumber(row.id),
        market: row.market,
        totalCents: row.totalCents,
        orders: orders
          .filter(({ checkoutId }) => checkoutId === row.id)
          .map(({ id, title, options, picture, quantity }) => ({ id, title, options, picture, quantity })),
        createdAt: row.createdAt.toISOString(),
        priceUntil: row.priceUntil.toISOString(),
        payUntil: row.payUntil.toISOString(),
        standing: stands(row, now),
        rechargeNumber: pendingNumber(recharges.get(row.rechargeId ?? 0)),
      }),
    );
    return { items, balanceCents: await spendableBalance(reader, accountId) };
  });
}

/** What an open checkout costs at this moment, and why it cannot be paid if so. */
async function today(reader: Sql, row: store.CheckoutRow, { session }: ShopperCall, { settings, now }: At) {
  const asAgreed = { breakdown: row.lines, formerCents: null, blocked: null };
  if (row.state !== checkoutStates.awaitingPayment || stands(row, now)) return asAgreed;
  const orders = await ordersOfCheckouts(reader, [row.id]);
  const reserved = await reservedFor(reader, row.id);
  const { vipLevel } = session;
  const freePhotos = freeAmong(orders.map(({ services }) => services));
  const fresh = await reprice(reader, { checkout: row, orders, vipLevel, freePhotos, reserved, settings });
  if (fresh instanceof Refusal) return { ...asAgreed, blocked: fresh.message };
  const breakdown = shownBreakdown(fresh.basket, fresh.sums);
  return { breakdown, formerCents: fresh.totalCents === row.totalCents ? null : row.totalCents, blocked: null };
}

/** The recharge that will pay it: one under review or, for the moment between, one that arrived and is enough. */
async function comingRecharge(reader: Sql, row: store.CheckoutRow, missingCents: number, { now }: At) {
  if (row.rechargeId === null) return null;
  const alive = (await aliveOf(reader, [row.rechargeId])).get(row.rechargeId);
  return missingCents === 0 && stands(row, now) ? (alive?.number ?? null) : pendingNumber(alive);
}

export const detail =
  (outside: Outside) =>
  async (call: ShopperCall, { id }: { readonly id: number }): Promise<CheckoutDetail | Refusal> => {
    const { accountId } = call.session;
    const at = await atOf(call);
    const { settings } = at;
    return call.db.read(async (reader) => {
      const row = await store.checkoutOf(reader, accountId, id);
      if (!row) return gone();
      const { breakdown, formerCents, blocked } = await today(reader, row, call, at);
      const orders = await ordersOfCheckouts(reader, [row.id]);
      const balanceCents = await spendableBalance(reader, accountId);
      const isOpen = row.state === checkoutStates.awaitingPayment;
      const missingCents = isOpen ? Math.max(0, breakdown.totalCents - balanceCents) : 0;
      return {
        ...placedOf(row, orders.length, await comingRecharge(reader, row, missingCents, at)),
        totalCents: breakdown.totalCents,
        breakdown,
        orderIds: orders.map((order) => order.id),
        createdAt: row.createdAt.toISOString(),
        paidAt: row.paidAt?.toISOString() ?? null,
        promisedAt: row.paidAt && promiseOf(row, row.paidAt, settings).toISOString(),
        priceUntil: row.priceUntil.toISOString(),
        payUntil: row.payUntil.toISOString(),
        formerCents,
        blocked,
        receiver: row.receiver && shownAddressee(row.receiver),
        balanceCents,
        missingCents,
        rechargeCents: missingCents > 0 ? rechargeFor(missingCents, settings.get(rechargeTerms).minCents) : 0,
        gateways: offeredGateways(settings, outside),
      };
    });
  };
