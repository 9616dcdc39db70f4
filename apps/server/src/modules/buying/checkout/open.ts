import type { CheckoutDetail, OpenCheckout } from '@sgb/contract/checkout.ts';
import { checkoutNumber, checkoutStates } from '@sgb/contract/order-states.ts';
import { type At, atOf } from '../../../platform/at.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { spendableBalance } from '../../books/ledger/index.ts';
import { numbersOf, offeredGateways } from '../../cash/recharge/index.ts';
import { rechargeTerms } from '../../cash/recharge/settings.ts';
import { ordersOfCheckouts } from '../orders/index.ts';
import { shownAddressee, shownBreakdown } from './basket.ts';
import type { Outside } from './preview.ts';
import { reprice } from './reprice.ts';
import { reservedFor } from './reservation-store.ts';
import { rechargeFor } from './rules.ts';
import { freeAmong } from './service-rules.ts';
import * as store from './store.ts';
import { placedOf, rechargeNumber } from './submit.ts';

type ShopperCall = Call<'shopper'>;

export const gone = () => refuse('notFound', 'This checkout is not in your list.');

export const stands = ({ priceUntil }: Pick<store.CheckoutRow, 'priceUntil'>, now: Date) => priceUntil > now;

export async function openList({ db, clock, session: { accountId } }: ShopperCall) {
  const now = clock.now();
  return db.read(async (reader) => {
    const rows = await store.openOf(reader, accountId);
    const orders = await ordersOfCheckouts(
      reader,
      rows.map(({ id }) => id),
    );
    const recharges = await numbersOf(
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
        rechargeNumber: row.rechargeId === null ? null : (recharges.get(row.rechargeId)?.number ?? null),
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
        ...placedOf(row, orders.length, await rechargeNumber(reader, row.rechargeId)),
        totalCents: breakdown.totalCents,
        breakdown,
        orderIds: orders.map((order) => order.id),
        createdAt: row.createdAt.toISOString(),
        paidAt: row.paidAt?.toISOString() ?? null,
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
