import { popupTypes } from '@sgb/contract/popup-types.ts';
import type { Demo } from './demo.ts';
import { helpFacts } from './help-facts.ts';
import { parcelTracesOf } from './modules/carriers/index.ts';
import { carriersModule } from './modules/carriers/module.ts';
import { cartModule } from './modules/cart/module.ts';
import { catalogModule } from './modules/catalog/module.ts';
import { chatModule } from './modules/chat/module.ts';
import { cancelUnpaid, countOpen, payAfterRecharge, reopen } from './modules/checkout/index.ts';
import { checkoutModule } from './modules/checkout/module.ts';
import { clearanceModule } from './modules/clearance/module.ts';
import { clientsModule } from './modules/clients/module.ts';
import { belongTogether, contactDesk } from './modules/contacts/index.ts';
import { contactsModule } from './modules/contacts/module.ts';
import { contentModule } from './modules/content/module.ts';
import { countUnused, couponSaving, welcomeCoupon } from './modules/coupons/index.ts';
import { couponsModule } from './modules/coupons/module.ts';
import { countFavourites } from './modules/favourites/index.ts';
import { favouritesModule } from './modules/favourites/module.ts';
import { forwarders } from './modules/forwarding/index.ts';
import { forwardingModule } from './modules/forwarding/module.ts';
import { recipientOf } from './modules/identity/index.ts';
import { identityModule } from './modules/identity/module.ts';
import { imagesearchModule } from './modules/imagesearch/module.ts';
import { balancesOf, spendableOf } from './modules/ledger/index.ts';
import { ledgerModule } from './modules/ledger/module.ts';
import { membershipFees, membershipSaving } from './modules/membership/index.ts';
import { membershipModule } from './modules/membership/module.ts';
import { countUnread } from './modules/messages/index.ts';
import { messagesModule } from './modules/messages/module.ts';
import { countOrders, evaluateOrders, orderSaving } from './modules/orders/index.ts';
import { ordersModule } from './modules/orders/module.ts';
import { ordersToPay, parcelOf, receiverInUse, signParcelOf } from './modules/parcels/index.ts';
import { parcelsModule } from './modules/parcels/module.ts';
import { picturesModule } from './modules/pictures/module.ts';
import { closeAllOf, offerPopup } from './modules/popups/index.ts';
import { popupsModule } from './modules/popups/module.ts';
import { pricingModule } from './modules/pricing/module.ts';
import { exchangeRate } from './modules/pricing/settings.ts';
import { tracesOf } from './modules/purchasing/index.ts';
import { purchasingModule } from './modules/purchasing/module.ts';
import { rechargeModule } from './modules/recharge/module.ts';
import { savingsModule } from './modules/savings/module.ts';
import { coinSaving, welcomeCoins } from './modules/scoin/index.ts';
import { scoinModule } from './modules/scoin/module.ts';
import { searchModule } from './modules/search/module.ts';
import { sourcingModule } from './modules/sourcing/module.ts';
import { storageModule } from './modules/storage/module.ts';
import type { SurveyNeeds } from './modules/surveys/index.ts';
import { surveysModule } from './modules/surveys/module.ts';
import { trackingModule } from './modules/tracking/module.ts';
import { transfersModule } from './modules/transfers/module.ts';
import { uploadsModule } from './modules/uploads/module.ts';
import { arrivalOf, waybillsOf } from './modules/warehouse/index.ts';
import { warehouseModule } from './modules/warehouse/module.ts';
import { withdrawalsModule } from './modules/withdrawals/module.ts';
import { inDispute, openCasesOf } from './modules/workorders/index.ts';
import { workordersModule } from './modules/workorders/module.ts';
import type { Sql } from './platform/db/database.ts';
import type { Job } from './platform/jobs/jobs.ts';
import type { Check, Module } from './platform/module.ts';
import { platformModule } from './platform/platform-module.ts';
import type { Setting } from './platform/settings/define.ts';
import type { ShopApp } from './shop-app.ts';

/** The shop, part by part. What a part needs of those that import it is put together here. */

/** What was judged in a survey is orders. */
const surveyNeeds: SurveyNeeds = {
  judged: (tx, accountId, goods, now) => evaluateOrders(tx, accountId, goods, { openCasesOf, now }),
};

async function tracesOfOrders(reader: Sql, orderIds: readonly number[], parcels: Parameters<typeof parcelTracesOf>[1]) {
  const sources = [
    await tracesOf(reader, orderIds),
    await waybillsOf(reader, orderIds),
    await parcelTracesOf(reader, parcels),
  ];
  return new Map(orderIds.map((id) => [id, sources.flatMap((source) => [...(source.get(id) ?? [])])]));
}

async function moneyOf(reader: Sql, accountId: number) {
  const balances = await balancesOf(reader, accountId);
  return { balance: spendableOf(balances), scoin: balances.get('scoin') ?? 0 };
}

const base: readonly Module<ShopApp>[] = [
  platformModule,
  carriersModule,
  cartModule({ unpaidOrders: countOpen }),
  catalogModule,
  checkoutModule,
  clearanceModule,
  clientsModule({ inUse: receiverInUse }),
  contactsModule,
  couponsModule,
  favouritesModule,
  forwardingModule,
  identityModule({
    desk: contactDesk,
    coupons: countUnused,
    favourites: countFavourites,
    orders: countOrders,
    unread: countUnread,
    money: moneyOf,
    // Nobody keeps stock with us yet.
    stock: async () => ({ stockPurchase: 0, stockShelves: 0, stockShip: 0 }),
    afterRegistration: [welcomeCoins, welcomeCoupon(offerPopup)],
  }),
  imagesearchModule,
  membershipModule({
    offer: offerPopup,
    close: (tx, accountId, now) => closeAllOf(tx, accountId, popupTypes.vip, now),
  }),
  messagesModule({ recipientOf }),
  ordersModule({
    cancelUnpaid: (call, id) => cancelUnpaid(call, { id }),
    openCasesOf,
    reopen,
    tracesOf: tracesOfOrders,
    arrivalOf,
    signParcelOf,
    parcelOf,
    ordersToPay,
  }),
  parcelsModule,
  picturesModule,
  popupsModule(surveyNeeds),
  pricingModule,
  purchasingModule,
  rechargeModule({ afterCredit: [payAfterRecharge] }),
  savingsModule({
    sources: [membershipSaving, orderSaving, couponSaving, coinSaving],
    fees: membershipFees,
  }),
  scoinModule,
  searchModule,
  sourcingModule,
  storageModule({ openCasesOf }),
  surveysModule(surveyNeeds),
  trackingModule,
  transfersModule({ belongTogether, inDispute }),
  uploadsModule,
  warehouseModule(forwarders),
  withdrawalsModule,
  workordersModule,
];

export function modulesOf(demo: Demo | undefined): readonly Module<ShopApp>[] {
  const others = [
    ...base,
    // Without a demo people sit at the other end.
    chatModule(demo?.chat ?? { asked: () => undefined }),
    ...(demo?.modules ?? []),
  ];
  return [
    ledgerModule({ checks: checksOf(others) }),
    contentModule({ exchangeRate, settings: settingsOf(others), facts: helpFacts }),
    ...others,
  ];
}

const checksOf = (modules: readonly Module<ShopApp>[]): readonly Check[] =>
  modules.flatMap(({ checks = [] }) => checks);

export const jobsOf = (modules: readonly Module<ShopApp>[]): readonly Job<ShopApp>[] =>
  modules.flatMap(({ jobs = [] }) => jobs);

export const settingsOf = (modules: readonly Module<ShopApp>[]): readonly Setting[] =>
  modules.flatMap(({ settings = [] }) => settings);

const withoutDemo = modulesOf(undefined);

export const jobs = jobsOf(withoutDemo);

export const settings = settingsOf(withoutDemo);

/** What must be true of the books. */
export const bookChecks = checksOf(withoutDemo);
