import { popupTypes } from '@sgb/contract/popup-types.ts';
import type { Demo } from './demo.ts';
import { helpFacts } from './help-facts.ts';
import { contentModule } from './modules/base/content/module.ts';
import { countUnread } from './modules/base/messages/index.ts';
import { messagesModule } from './modules/base/messages/module.ts';
import { picturesModule } from './modules/base/pictures/module.ts';
import { trackingModule } from './modules/base/tracking/module.ts';
import { uploadsModule } from './modules/base/uploads/module.ts';
import { countUnused, couponSaving, welcomeCoupon } from './modules/books/coupons/index.ts';
import { couponsModule } from './modules/books/coupons/module.ts';
import { balancesOf, spendableOf } from './modules/books/ledger/index.ts';
import { ledgerModule } from './modules/books/ledger/module.ts';
import { coinSaving, welcomeCoins } from './modules/books/scoin/index.ts';
import { scoinModule } from './modules/books/scoin/module.ts';
import { cartModule } from './modules/buying/cart/module.ts';
import {
  cancelUnpaid,
  countOpen,
  payAfterRecharge,
  reopen,
  waitingForRecharge,
} from './modules/buying/checkout/index.ts';
import { checkoutModule } from './modules/buying/checkout/module.ts';
import { countOrders, evaluateOrders, orderSaving } from './modules/buying/orders/index.ts';
import { ordersModule } from './modules/buying/orders/module.ts';
import { remindSellerOf, tracesOf, urgeOfOrder } from './modules/buying/purchasing/index.ts';
import { purchasingModule } from './modules/buying/purchasing/module.ts';
import { answersOf } from './modules/care/chat/index.ts';
import { chatModule } from './modules/care/chat/module.ts';
import { feedbackModule } from './modules/care/feedback/module.ts';
import { closeAllOf, offerPopup } from './modules/care/popups/index.ts';
import { popupsModule } from './modules/care/popups/module.ts';
import { privacyModule } from './modules/care/privacy/module.ts';
import { inDispute, openCaseFor, openCasesOf, openShortageCase } from './modules/care/workorders/index.ts';
import { workordersModule } from './modules/care/workorders/module.ts';
import { giftVouchersModule } from './modules/cash/giftvouchers/module.ts';
import { rechargeModule } from './modules/cash/recharge/module.ts';
import { savingsModule } from './modules/cash/savings/module.ts';
import { settlementsModule } from './modules/cash/settlements/module.ts';
import { transfersModule } from './modules/cash/transfers/module.ts';
import { withdrawalsModule } from './modules/cash/withdrawals/module.ts';
import type { AmbassadorNeeds } from './modules/community/ambassadors/index.ts';
import { ambassadorsModule } from './modules/community/ambassadors/module.ts';
import { worthChanged } from './modules/community/earnings/index.ts';
import { earningsModule } from './modules/community/earnings/module.ts';
import { joinedBy } from './modules/community/promotion/index.ts';
import { promotionModule } from './modules/community/promotion/module.ts';
import { questionsModule } from './modules/community/questions/module.ts';
import { roundLiveModule } from './modules/community/roundlive/module.ts';
import { countInRounds, endOpenRounds, roundFigures, roundSaving } from './modules/community/rounds/index.ts';
import { roundsModule } from './modules/community/rounds/module.ts';
import { flashAmong, flashPage } from './modules/community/teams/index.ts';
import { teamsModule } from './modules/community/teams/module.ts';
import { catalogModule } from './modules/goods/catalog/module.ts';
import { countFavourites } from './modules/goods/favourites/index.ts';
import { favouritesModule } from './modules/goods/favourites/module.ts';
import { imagesearchModule } from './modules/goods/imagesearch/module.ts';
import { localStockModule } from './modules/goods/localstock/module.ts';
import { pricingModule } from './modules/goods/pricing/module.ts';
import { exchangeRate } from './modules/goods/pricing/settings.ts';
import { reviewsModule } from './modules/goods/reviews/module.ts';
import { searchModule } from './modules/goods/search/module.ts';
import { showingModule } from './modules/goods/showing/module.ts';
import { sourcingModule } from './modules/goods/sourcing/module.ts';
import { parcelTracesOf } from './modules/logistics/carriers/index.ts';
import { carriersModule } from './modules/logistics/carriers/module.ts';
import { clearanceModule } from './modules/logistics/clearance/module.ts';
import { flightsModule } from './modules/logistics/flights/module.ts';
import { forwarders } from './modules/logistics/forwarding/index.ts';
import { forwardingModule } from './modules/logistics/forwarding/module.ts';
import { ordersToPay, parcelOf, receiverInUse, signParcelOf } from './modules/logistics/parcels/index.ts';
import { parcelsModule } from './modules/logistics/parcels/module.ts';
import { splitOf } from './modules/logistics/splits/index.ts';
import { splitsModule } from './modules/logistics/splits/module.ts';
import { storageModule } from './modules/logistics/storage/module.ts';
import type { SurveyNeeds } from './modules/logistics/surveys/index.ts';
import { surveysModule } from './modules/logistics/surveys/module.ts';
import { arrivalOf, waybillsOf } from './modules/logistics/warehouse/index.ts';
import { warehouseModule } from './modules/logistics/warehouse/module.ts';
import { clientsModule } from './modules/people/clients/module.ts';
import { belongTogether, contactDesk } from './modules/people/contacts/index.ts';
import { contactsModule } from './modules/people/contacts/module.ts';
import { decisionsModule } from './modules/people/decisions/module.ts';
import { peopleById, recipientsOf } from './modules/people/identity/index.ts';
import { identityModule } from './modules/people/identity/module.ts';
import { membershipFees, membershipSaving } from './modules/people/membership/index.ts';
import { membershipModule } from './modules/people/membership/module.ts';
import { auditModule } from './modules/staff/audit/module.ts';
import { consoleModule } from './modules/staff/console/module.ts';
import { figuresModule } from './modules/staff/figures/module.ts';
import { financeModule } from './modules/staff/finance/module.ts';
import { lookingModule } from './modules/staff/looking/module.ts';
import { notesModule } from './modules/staff/notes/module.ts';
import { officeModule } from './modules/staff/office/module.ts';
import { settingsDeskModule } from './modules/staff/settings/module.ts';
import { tradeModule } from './modules/staff/trade/module.ts';
import { viewsModule } from './modules/staff/views/module.ts';
import { countUnderWay } from './modules/stock/batches/index.ts';
import { batchesModule } from './modules/stock/batches/module.ts';
import { batchTerms } from './modules/stock/batches/settings.ts';
import { countDispatches, countFailedLines, isSentTo, payWaiting } from './modules/stock/dispatches/index.ts';
import { dispatchesModule } from './modules/stock/dispatches/module.ts';
import { dispatchTerms } from './modules/stock/dispatches/settings.ts';
import { salesChanged, shelfSales } from './modules/stock/listings/index.ts';
import { listingsModule } from './modules/stock/listings/module.ts';
import { sellingTerms } from './modules/stock/listings/settings.ts';
import { type StockNeeds, stockCounts } from './modules/stock/shelves/index.ts';
import { shelvesModule } from './modules/stock/shelves/module.ts';
import type { Sql } from './platform/db/database.ts';
import type { Job } from './platform/jobs/jobs.ts';
import type { Check, Module } from './platform/module.ts';
import type { Personal } from './platform/personal.ts';
import { platformModule } from './platform/platform-module.ts';
import type { Setting } from './platform/settings/define.ts';
import type { Text } from './platform/texts/define.ts';
import type { ShopApp } from './shop-app.ts';

/** The shop, part by part. What a part needs of those that import it is put together here. */

/** What was judged in a survey is orders. */
const surveyNeeds: SurveyNeeds = {
  judged: (tx, accountId, goods, now) => evaluateOrders(tx, accountId, goods, { openCasesOf, now }),
};

/** What ambassadors need of those who come after them. */
const ambassadorNeeds: AmbassadorNeeds = {
  answersOf,
  closeSuburbPopups: (tx, accountId, now) => closeAllOf(tx, accountId, popupTypes.suburb, now),
  roundFigures,
  ordersInRounds: countInRounds,
  endOpenRounds,
};

/** What the figures of stock-up sellers need of those who move their pieces. */
const stockNeeds: StockNeeds = {
  dispatches: countDispatches,
  countFailedLines,
  batches: countUnderWay,
  minimumCents: (settings) => settings.get(batchTerms).minimumCents,
  selling: (settings) => ({
    feeBasisPoints: settings.get(sellingTerms).feeBasisPoints,
    pickCents: settings.get(dispatchTerms).pickCents,
  }),
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

const usernamesOf = async (reader: Sql, ids: readonly number[]) =>
  new Map((await peopleById(reader, ids)).map(({ id, username }) => [id, username]));

const base: readonly Module<ShopApp>[] = [
  platformModule,
  auditModule,
  ambassadorsModule(ambassadorNeeds),
  carriersModule,
  cartModule({ unpaidOrders: countOpen }),
  catalogModule,
  checkoutModule,
  clearanceModule,
  clientsModule({ inUse: async (tx, id) => (await receiverInUse(tx, id)) || isSentTo(tx, id) }),
  contactsModule,
  couponsModule,
  decisionsModule({ usernamesOf }),
  dispatchesModule,
  earningsModule,
  favouritesModule,
  feedbackModule,
  financeModule,
  flightsModule,
  forwardingModule,
  identityModule({
    desk: contactDesk,
    coupons: countUnused,
    favourites: countFavourites,
    orders: countOrders,
    unread: countUnread,
    money: moneyOf,
    stock: stockCounts(stockNeeds),
    afterRegistration: [welcomeCoins, welcomeCoupon(offerPopup), joinedBy],
  }),
  imagesearchModule,
  listingsModule,
  localStockModule,
  membershipModule({
    offer: offerPopup,
    close: (tx, accountId, now) => closeAllOf(tx, accountId, popupTypes.vip, now),
  }),
  messagesModule({ recipientsOf, texts: () => textsOf(withoutDemo) }),
  ordersModule({
    cancelUnpaid: (call, id) => cancelUnpaid(call, { id }),
    openCasesOf,
    reopen,
    tracesOf: tracesOfOrders,
    remindSeller: remindSellerOf,
    urgeOf: urgeOfOrder,
    arrivalOf,
    splitOf,
    signParcelOf,
    parcelOf,
    ordersToPay,
    async worthChanged(app, ids, signed) {
      await worthChanged(app, ids, signed);
      await salesChanged(app, ids);
    },
  }),
  lookingModule,
  notesModule,
  parcelsModule,
  picturesModule,
  popupsModule({ ...surveyNeeds, ...ambassadorNeeds }),
  pricingModule,
  promotionModule,
  purchasingModule,
  questionsModule,
  reviewsModule,
  roundLiveModule,
  roundsModule({ openCaseFor }),
  rechargeModule({ afterCredit: [payAfterRecharge, payWaiting], waiting: waitingForRecharge }),
  savingsModule({
    sources: [membershipSaving, orderSaving, couponSaving, coinSaving, roundSaving],
    fees: membershipFees,
  }),
  scoinModule,
  searchModule,
  shelvesModule(stockNeeds),
  batchesModule({ openCase: openShortageCase }),
  showingModule({ flashAmong, flashPage }),
  sourcingModule,
  splitsModule({ openCasesOf }),
  storageModule({ openCasesOf }),
  surveysModule(surveyNeeds),
  teamsModule,
  trackingModule,
  tradeModule({ tracesOf: tracesOfOrders }),
  giftVouchersModule,
  transfersModule({ belongTogether, inDispute }),
  uploadsModule,
  viewsModule,
  warehouseModule({ ...forwarders, ...shelfSales }),
  settlementsModule,
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
  const books = ledgerModule({ checks: checksOf(others) });
  const privacy = privacyModule({ personal: personalOf([...others, books]) });
  const content = contentModule({
    exchangeRate,
    settings: settingsOf([...others, privacy]),
    facts: helpFacts,
    usernamesOf,
  });
  const desks = [...others, books, privacy].flatMap(({ desk = [] }) => desk);
  return [
    books,
    content,
    privacy,
    settingsDeskModule({ settings: settingsOf([...others, books, content, privacy]) }),
    consoleModule({ desks, usernamesOf }),
    figuresModule({ desks }),
    officeModule({ desks }),
    ...others,
  ];
}

const checksOf = (modules: readonly Module<ShopApp>[]): readonly Check[] =>
  modules.flatMap(({ checks = [] }) => checks);

/** By the rows of identity the others know whom: they come last. */
function personalOf(modules: readonly Module<ShopApp>[]): readonly Personal[] {
  const last = modules.filter(({ name }) => name === 'identity');
  return [...modules.filter((each) => !last.includes(each)), ...last].flatMap(({ personal }) => personal ?? []);
}

export const jobsOf = (modules: readonly Module<ShopApp>[]): readonly Job<ShopApp>[] =>
  modules.flatMap(({ jobs = [] }) => jobs);

export const settingsOf = (modules: readonly Module<ShopApp>[]): readonly Setting[] =>
  modules.flatMap(({ settings = [] }) => settings);

const textsOf = (modules: readonly Module<ShopApp>[]): readonly Text[] => modules.flatMap(({ texts = [] }) => texts);

const withoutDemo = modulesOf(undefined);

export const jobs = jobsOf(withoutDemo);

export const settings = settingsOf(withoutDemo);

/** What is known of a person. */
export const personal = personalOf(withoutDemo);

/** What must be true of the books. */
export const bookChecks = checksOf(withoutDemo);
