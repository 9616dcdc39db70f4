import { checkoutStates, markets, orderTypes } from '@sgb/contract/order-states.ts';
import type { VipLevel } from '@sgb/contract/people.ts';
import { formatRand } from '@sgb/money/format.ts';
import type { SupplierGateway } from '../../../../adapters/supplier/gateway.ts';
import type { App } from '../../../../platform/app.ts';
import type { At } from '../../../../platform/at.ts';
import type { Sql, Tx } from '../../../../platform/db/database.ts';
import { Refusal, refuse } from '../../../../platform/http/refusal.ts';
import { enqueue } from '../../../../platform/jobs/jobs.ts';
import { exchangeRate } from '../../../goods/pricing/settings.ts';
import { grantBenefits } from '../../../people/membership/index.ts';
import { bookPayment, couponUse, paidStatus, writeOrders } from '../../orders/index.ts';
import { shortOf } from '../balance.ts';
import { paidOrder } from '../jobs-orders.ts';
import { draftsOf, type Facts, type Goods, shownBreakdown } from '../price/basket.ts';
import { offerQuantities } from '../price/freight-rules.ts';
import { reckon } from '../price/gifts.ts';
import { freightQuotes } from '../price/quotes.ts';
import { feeUses } from '../rules.ts';
import { checkoutTerms } from '../settings.ts';
import * as store from '../store.ts';
import { clocksOf } from '../take.ts';

/** Goods from China that never lay in a cart, bought together; no coupon and no coins count. */
export interface BulkWish extends At {
  readonly accountId: number;
  readonly vipLevel: VipLevel;
  readonly goods: readonly Goods[];
  readonly quotes: Facts['quotes'];
}

/** What suppliers ask for sending them to our warehouse, as they say lately or now. */
export async function bulkQuotes(app: App, supplier: SupplierGateway, goods: readonly Goods[]) {
  const known = await app.db.read((reader) => store.quotesFor(reader, offerQuantities(goods)));
  return freightQuotes(app, supplier, goods, known);
}

export function priceOfBulk(reader: Sql, wish: BulkWish, looking: boolean) {
  const { accountId, vipLevel, goods, quotes, settings, now } = wish;
  const facts: Facts = {
    settings,
    accountId,
    vipLevel,
    market: markets.china,
    quotes,
    services: [],
    freePhotos: 0,
    addressee: undefined,
    delivery: undefined,
  };
  return reckon(reader, goods, facts, { couponId: 0, coins: 0, looking, now });
}

/** Pays for them from the balance at the price that was agreed to; answers the orders that they are now. */
export async function buyBulk(
  tx: Tx,
  wish: BulkWish,
  { agreed, key }: { readonly agreed: number; readonly key: string },
) {
  const { accountId, vipLevel, goods, settings, now } = wish;
  const { basket, gifts, sums, totalCents } = await priceOfBulk(tx, wish, false);
  if (totalCents > settings.get(checkoutTerms).maxCents) return refuse('checkoutTooLarge');
  if (totalCents !== agreed) {
    return refuse(
      'checkoutChanged',
      `Nothing was paid: it costs ${formatRand(totalCents)} now, not ${formatRand(agreed)}.`,
    );
  }
  const { id, orderIds, entryId } = await store.nextNumbers(tx, goods.length);
  const granted = await grantBenefits(tx, { accountId, level: vipLevel, now }, feeUses(couponUse(id), basket));
  if (!granted) return refuse('checkoutChanged');
  const orders = draftsOf(basket, gifts, orderIds);
  const booked = await bookPayment(tx, { accountId, checkoutId: id, orders, now, entryId });
  if (booked instanceof Refusal) return shortOf(tx, accountId, totalCents, booked);
  store.insertCheckout(tx, {
    id,
    accountId,
    key,
    market: markets.china,
    type: orderTypes.purchase,
    state: checkoutStates.paid,
    ...sums,
    totalCents,
    memberSavingCents: basket.memberSavingCents,
    rate: settings.get(exchangeRate),
    vipLevel,
    lines: shownBreakdown(basket, sums),
    receiver: null,
    entryId,
    createdAt: now,
    ...pick(clocksOf(settings, now)),
    paidAt: now,
  });
  const order = { type: orderTypes.purchase, market: markets.china, status: 10 } as const;
  const paid = { status: paidStatus(order), entryId, scoinEntryId: null };
  writeOrders(tx, { ...order, checkoutId: id, accountId, orders, paid, now });
  enqueue(tx, paidOrder, { checkoutId: id });
  return { id, orders, sums, totalCents };
}

const pick = ({ priceUntil, payUntil }: ReturnType<typeof clocksOf>) => ({ priceUntil, payUntil });
