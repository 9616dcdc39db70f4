import { popupTypes } from '@sgb/contract/popup-types.ts';
import type { FastifyInstance } from 'fastify';
import type { Carriers } from './adapters/carrier/create.ts';
import type { PaymentGateways } from './adapters/payment/create.ts';
import type { SupplierGateway } from './adapters/supplier/gateway.ts';
import type { Demo } from './demo.ts';
import { cartRoutes, sweepCartsJob } from './modules/cart/index.ts';
import { catalogRoutes, recountJob, refillShowcasesJob } from './modules/catalog/index.ts';
import { type ChatNeeds, chatRoutes, sweepChatEventsJob } from './modules/chat/index.ts';
import {
  cancelUnpaid,
  checkoutChecks,
  checkoutPaidJob,
  checkoutRoutes,
  countOpen,
  freeReservedJob,
  openCheckoutsJob,
  payAfterRecharge,
  reopen,
  sweepQuotesJob,
} from './modules/checkout/index.ts';
import { clearanceRoutes } from './modules/clearance/index.ts';
import { clientRoutes, type ReceiverInUse, resealReceiversJob } from './modules/clients/index.ts';
import {
  chooseContact,
  contactNumber,
  contactRoutes,
  handOverJob,
  retireAmbassadorsJob,
  servingContact,
  setContact,
} from './modules/contacts/index.ts';
import { contentRoutes } from './modules/content/index.ts';
import {
  countUnused,
  couponChecks,
  couponRoutes,
  couponSaving,
  remindCouponsJob,
  welcomeCoupon,
} from './modules/coupons/index.ts';
import { estimatorRoutes } from './modules/estimator/index.ts';
import { dailyRateJob, exchangeRoutes } from './modules/exchange/index.ts';
import { countFavourites, favouriteRoutes, sweepFavouritesJob } from './modules/favourites/index.ts';
import { expireDeclaredJob, forwardersOf, forwardingRoutes } from './modules/forwarding/index.ts';
import { helpRoutes } from './modules/help/index.ts';
import {
  type AccountSources,
  type AfterRegistration,
  emptySources,
  identityRoutes,
  recipientOf,
  sessionOf,
  sweepSessionsJob,
} from './modules/identity/index.ts';
import {
  imageSearchRoutes,
  indexPicturesJob,
  indexProductPicturesJob,
  sweepPicturesJob,
} from './modules/imagesearch/index.ts';
import { type BooksCheck, balancesOf, booksJob, expireHoldsJob, ledgerChecks } from './modules/ledger/index.ts';
import {
  expireMembershipsJob,
  memberCouponsJob,
  membershipChecks,
  membershipFees,
  membershipRoutes,
  membershipSaving,
  type PopupDesk,
  remindMembersJob,
} from './modules/membership/index.ts';
import { countUnread, deliverMessageJob, messageRoutes, sweepMessagesJob } from './modules/messages/index.ts';
import {
  apologiseJob,
  autoSignJob,
  closeOrdersJob,
  countOrders,
  emptyOrderSources,
  evaluateOrders,
  lateSellersJob,
  type OrderSources,
  orderChecks,
  orderRoutes,
  orderSaving,
  overdueRequestsJob,
} from './modules/orders/index.ts';
import {
  autoSignParcelsJob,
  carrierJobs,
  caseParcels,
  delayedParcelsJob,
  fetchReminderJob,
  hasOpenParcels,
  lapseParcelsJob,
  lostParcelsJob,
  ordersToPay,
  parcelChecks,
  parcelOf,
  parcelRoutes,
  parcelTracesOf,
  receiverInUse,
  shipAutomatically,
  signParcelOf,
} from './modules/parcels/index.ts';
import { pictureRoutes } from './modules/pictures/index.ts';
import { closeAllOf, offerPopup, popupRoutes, sweepPopupsJob } from './modules/popups/index.ts';
import {
  latePurchasesJob,
  purchaseChecks,
  purchasingJobs,
  purchasingRoutes,
  tracesOf,
} from './modules/purchasing/index.ts';
import {
  callbackJob,
  creditedJob,
  lateReviewsJob,
  rechargeChecks,
  rechargeRoutes,
  requeryJob,
  sweepCallbacksJob,
} from './modules/recharge/index.ts';
import { type SavingDesk, savingChecks, savingRoutes } from './modules/savings/index.ts';
import {
  coinSaving,
  expireCoinsJob,
  scoinChecks,
  scoinRoutes,
  tellEndingCoinsJob,
  welcomeCoins,
} from './modules/scoin/index.ts';
import { indexProductsJob, rebuildSearchJob, searchRoutes } from './modules/search/index.ts';
import { type AfterStore, sourcingRoutes, sweepShortLinksJob } from './modules/sourcing/index.ts';
import { autopilotJob, storageChecks, storageRoutes } from './modules/storage/index.ts';
import { rewardSurveyJob, type SurveyDesk, surveyRoutes } from './modules/surveys/index.ts';
import { keepTrackingJob, openRecorder, trackingRoutes } from './modules/tracking/index.ts';
import { type TransferDesk, transferChecks, transferRoutes } from './modules/transfers/index.ts';
import { dropBytesJob, sweepUploadsJob, uploadRoutes } from './modules/uploads/index.ts';
import { walletRoutes } from './modules/wallet/index.ts';
import {
  arrivalOf,
  giveUpUnknownJob,
  storageJob,
  unweighedJob,
  warehouseRoutes,
  waybillsOf,
} from './modules/warehouse/index.ts';
import { lateWithdrawalsJob, withdrawalChecks, withdrawalRoutes } from './modules/withdrawals/index.ts';
import {
  inDispute,
  lateCasesJob,
  openCasesOf,
  type ParcelSource,
  restingCasesJob,
  workOrderChecks,
  workOrderRoutes,
} from './modules/workorders/index.ts';
import type { App } from './platform/app.ts';
import { apiDocRoutes } from './platform/http/api-docs.ts';
import { createHttp } from './platform/http/bind.ts';
import { probeRoutes } from './platform/http/probes.ts';
import { createServer } from './platform/http/server.ts';
import type { Job } from './platform/jobs/jobs.ts';
import { freeJobsJob, sweepGuessesJob } from './platform/jobs/sweep.ts';
import { deliverPostJob, sweepOutboxJob } from './platform/post/outbox.ts';
import { outboxRoutes } from './platform/post/routes.ts';
import type { ShopApp } from './shop-app.ts';
import { type WebApp, webRoutes } from './web/routes.ts';

/** What must be true of the books; whoever takes or gives money adds what must be true of it. */
export const bookChecks: readonly BooksCheck[] = [
  ...ledgerChecks,
  ...couponChecks,
  ...scoinChecks,
  ...transferChecks,
  ...rechargeChecks,
  ...withdrawalChecks,
  ...membershipChecks,
  ...orderChecks,
  ...purchaseChecks,
  ...savingChecks,
  ...checkoutChecks,
  ...parcelChecks,
  ...storageChecks,
  ...workOrderChecks,
];

/** Renewals are asked for in pop-ups. */
const renewalPopups: PopupDesk = {
  offer: offerPopup,
  close: (tx, accountId, now) => closeAllOf(tx, accountId, popupTypes.vip, now),
};

/** Who knows more of orders. */
const orderSources: OrderSources = {
  ...emptyOrderSources,
  cancelUnpaid: (call, id) => cancelUnpaid(call, { id }),
  openCasesOf,
  reopen,
  async tracesOf(reader, orderIds) {
    const [bought, sent] = [await tracesOf(reader, orderIds), await waybillsOf(reader, orderIds)];
    const shipped = await parcelTracesOf(reader, orderIds);
    const all = (id: number) => [bought, sent, shipped].flatMap((source) => [...(source.get(id) ?? [])]);
    return new Map(orderIds.map((id) => [id, all(id)]));
  },
  signParcelOf,
  parcelOf,
  ordersToPay,
};

/** What was judged in a survey is orders. */
const surveyDesk: SurveyDesk = {
  judged: (tx, accountId, goods, now) =>
    evaluateOrders(tx, accountId, goods, { openCasesOf: orderSources.openCasesOf, now }),
};

/** All work that happens outside requests. */
export const jobs: readonly Job<ShopApp>[] = [
  recountJob,
  refillShowcasesJob,
  indexProductsJob,
  rebuildSearchJob,
  sweepSessionsJob,
  sweepFavouritesJob,
  sweepCartsJob,
  sweepGuessesJob,
  freeJobsJob,
  sweepShortLinksJob,
  keepTrackingJob,
  dropBytesJob,
  sweepUploadsJob,
  indexPicturesJob,
  indexProductPicturesJob,
  sweepPicturesJob,
  resealReceiversJob,
  remindCouponsJob,
  expireCoinsJob,
  tellEndingCoinsJob,
  expireMembershipsJob(renewalPopups),
  remindMembersJob(renewalPopups),
  memberCouponsJob,
  deliverMessageJob(recipientOf),
  sweepMessagesJob,
  sweepPopupsJob,
  rewardSurveyJob,
  handOverJob,
  retireAmbassadorsJob,
  sweepChatEventsJob,
  deliverPostJob,
  sweepOutboxJob,
  sweepCallbacksJob,
  booksJob(bookChecks),
  expireHoldsJob,
  lateWithdrawalsJob,
  lateReviewsJob,
  latePurchasesJob,
  apologiseJob,
  lateSellersJob,
  autoSignJob,
  closeOrdersJob(orderSources),
  overdueRequestsJob,
  creditedJob([payAfterRecharge]),
  checkoutPaidJob,
  openCheckoutsJob,
  freeReservedJob,
  sweepQuotesJob,
  dailyRateJob,
  storageJob,
  unweighedJob,
  delayedParcelsJob,
  lapseParcelsJob,
  giveUpUnknownJob,
  expireDeclaredJob,
  autoSignParcelsJob,
  lostParcelsJob,
  fetchReminderJob,
  autopilotJob(shipAutomatically),
  lateCasesJob,
  restingCasesJob,
];

/** What needs the gateways as well. */
export function paymentJobs(payments: PaymentGateways): readonly Job<App>[] {
  return [callbackJob(payments), requeryJob(payments)];
}

/** What asks suppliers and carriers. */
function outsideJobs(supplier: SupplierGateway, carriers: Carriers): readonly Job<App>[] {
  return [...purchasingJobs(supplier), ...carrierJobs(carriers)];
}

/** All work that happens outside requests, in one process. */
export function allJobs(app: ShopApp, demo: Demo | undefined): readonly Job<ShopApp>[] {
  return [
    ...jobs,
    ...paymentJobs(app.payments),
    ...outsideJobs(app.supplier, app.carriers),
    ...(demo?.modules ?? []).flatMap((module) => module.jobs ?? []),
  ];
}

/** Without a demo people sit at the other end. */
const noChat: ChatNeeds = { asked: () => undefined };

/** What is told about goods that were fetched from a supplier or have changed there; each takes `{ids}`. */
const afterStore: AfterStore = [indexProductsJob, indexProductPicturesJob];

const desk: AccountSources['desk'] = {
  async choose(app, tx, joining) {
    const chosen = await chooseContact(app, tx, { ...joining, accountId: 0 });
    return chosen && { kind: chosen.kind, give: (accountId) => setContact(tx, accountId, chosen, app.clock.now()) };
  },
  numberOf: contactNumber,
};

/** What a new account begins with. */
const afterRegistration: AfterRegistration = [welcomeCoins, welcomeCoupon(offerPopup)];

const transferDesk: TransferDesk = {
  async belongTogether(reader, one, other) {
    const [ofOne, ofOther] = [await servingContact(reader, one), await servingContact(reader, other)];
    return ofOne?.contactId === other || ofOther?.contactId === one;
  },
  inDispute,
};

/** Who lets shoppers save, and tells how much. */
const savingDesk: SavingDesk = {
  sources: [membershipSaving, orderSaving, couponSaving, coinSaving],
  fees: membershipFees,
};

/** Whom the account menu asks. */
const accountSources: AccountSources = {
  ...emptySources,
  desk,
  coupons: countUnused,
  favourites: countFavourites,
  orders: countOrders,
  unread: countUnread,
  async money(reader, accountId) {
    const purses = await balancesOf(reader, accountId);
    return {
      balance: (purses.get('available') ?? 0) + (purses.get('bonus') ?? 0),
      scoin: purses.get('scoin') ?? 0,
    };
  },
};

export interface ShopServerOptions {
  readonly app: ShopApp;
  readonly demo: Demo | undefined;
  readonly web: WebApp;
  readonly figures: () => Promise<string>;
  readonly accepting: () => boolean;
  readonly production: boolean;
  readonly trustProxy: boolean;
  readonly maxDelayMs?: number;
  readonly rateLimits: boolean;
  readonly receiverInUse?: ReceiverInUse;
  readonly accountSources?: Partial<AccountSources>;
  readonly caseParcels?: ParcelSource;
}

/** The whole shop as one Fastify instance that does not listen yet: the tests call it in process. */
export async function createShopServer(options: ShopServerOptions): Promise<FastifyInstance> {
  const { app, demo } = options;
  const fastify = await createServer({ ...options, metrics: app.metrics });
  const http = createHttp(fastify, { app, authenticate: sessionOf, rateLimits: options.rateLimits });
  probeRoutes(http, options);
  apiDocRoutes(http, fastify);
  outboxRoutes(http);
  cartRoutes(http, { supplier: app.supplier, afterStore, unpaidOrders: countOpen });
  catalogRoutes(http);
  checkoutRoutes(http, { supplier: app.supplier, afterStore, payments: app.payments });
  clearanceRoutes(http);
  clientRoutes(http, { inUse: options.receiverInUse ?? receiverInUse });
  chatRoutes(http, fastify, app, demo?.chat ?? noChat);
  contactRoutes(http);
  contentRoutes(http);
  couponRoutes(http);
  exchangeRoutes(http);
  estimatorRoutes(http);
  favouriteRoutes(http);
  forwardingRoutes(http);
  helpRoutes(http);
  identityRoutes(http, { ...accountSources, ...options.accountSources }, afterRegistration);
  membershipRoutes(http, renewalPopups);
  messageRoutes(http, { recipientOf });
  orderRoutes(http, { ...orderSources, arrivalOf: (reader, orderIds) => arrivalOf(app, reader, orderIds) });
  popupRoutes(http, { hasOpenParcels, surveyDesk });
  savingRoutes(http, savingDesk);
  scoinRoutes(http);
  searchRoutes(http, fastify, app);
  imageSearchRoutes(http, app);
  parcelRoutes(http, app, app.carriers);
  pictureRoutes(http, app.pictures);
  purchasingRoutes(http, app);
  rechargeRoutes(http, app, { gateways: app.payments, publicUrl: app.publicUrl });
  sourcingRoutes(http, { supplier: app.supplier, afterStore });
  surveyRoutes(http, surveyDesk);
  storageRoutes(http, orderSources);
  const recorder = openRecorder(app, app.metrics.registry);
  trackingRoutes(http, recorder);
  fastify.addHook('onClose', () => recorder.close());
  transferRoutes(http, transferDesk);
  uploadRoutes(http, app);
  walletRoutes(http);
  warehouseRoutes(http, forwardersOf(app));
  withdrawalRoutes(http);
  workOrderRoutes(http, options.caseParcels ?? caseParcels(app));
  for (const { routes } of demo?.modules ?? []) routes?.(http, app);
  await webRoutes(http, fastify, { ...options, payments: app.payments, publicUrl: app.publicUrl });
  return fastify;
}
