import { type OrderStatus, orderNumber, orderStatuses, orderTypes } from '@sgb/contract/order-states.ts';
import type { Carriers } from '@sgb/server/adapters/carrier/create.ts';
import type { SupplierGateway } from '@sgb/server/adapters/supplier/gateway.ts';
import { keepPicture } from '@sgb/server/modules/base/uploads/seed.ts';
import { actors, lockOrder, moveOrders, type OrderRow, ordersById } from '@sgb/server/modules/buying/orders/index.ts';
import { placeOrders, pullPurchase, purchaseOfOrder } from '@sgb/server/modules/buying/purchasing/seed.ts';
import { bringOn, buyTeam, teamOfOrder } from '@sgb/server/modules/community/teams/seed.ts';
import { demoOrderBook } from '@sgb/server/modules/goods/sourcing/index.ts';
import { sourcingSupplier } from '@sgb/server/modules/goods/sourcing/settings.ts';
import { forwarders } from '@sgb/server/modules/logistics/forwarding/index.ts';
import { scanParcel, ship, weigh } from '@sgb/server/modules/logistics/warehouse/seed.ts';
import { warehouseTerms } from '@sgb/server/modules/logistics/warehouse/settings.ts';
import { accountByLogin } from '@sgb/server/modules/people/identity/seed.ts';
import { shelfSales } from '@sgb/server/modules/stock/listings/index.ts';
import type { App } from '@sgb/server/platform/app.ts';
import { Refusal, refuse } from '@sgb/server/platform/http/refusal.ts';
import type { Photographer } from '../warehouse-photos.ts';
import { isSuppliers, measured, packer, supplierSteps, waybillOf } from './rules.ts';
import { splitIt } from './split-step.ts';

/** What the driver asks of its process. */
export interface DriverApp extends App {
  readonly carriers: Carriers;
  readonly supplier: SupplierGateway;
}

/** Draws what our warehouse would photograph of a product. */
let opened: Promise<Photographer> | undefined;

/** Opened for the first picture: a shop whose orders rest needs none of what draws. */
export const photographer: Photographer = async (picture, count) => {
  opened ??= import('../warehouse-photos.ts').then(({ demoPhotographer }) => demoPhotographer());
  return (await opened)(picture, count);
};

/** The demo's catalogue and its suppliers are one world: a price that differs there is no reason to stop. */
const anyPrice = 10_000;

/** A driven shop shows its letters, buys in the demo world, and has the demo's people. */
export async function isDemo(app: Pick<App, 'post' | 'settings' | 'db'>): Promise<boolean> {
  if (!app.post.readable || (await app.settings()).get(sourcingSupplier) !== 'demo') return false;
  return Boolean(await app.db.read((reader) => accountByLogin(reader, packer)));
}

/** An order of the first day, which no purchase knows, goes the same way on its own. */
async function moveAlone(app: App, order: OrderRow, to: OrderStatus): Promise<undefined | Refusal> {
  return app.db.transact(async (tx) => {
    const held = await lockOrder(tx, order.id);
    if (held?.status !== order.status) return undefined;
    return moveOrders(tx, [held], { to, who: actors.shop, by: null, why: '', now: app.clock.now() });
  });
}

async function supplierStep(app: DriverApp, order: OrderRow, status: keyof typeof supplierSteps) {
  const { stage, to } = supplierSteps[status];
  const purchase = await app.db.read((reader) => purchaseOfOrder(reader, order.id));
  if (!purchase) return moveAlone(app, order, to);
  const book = demoOrderBook(app.db);
  for (const id of purchase.supplierOrders) await book.reach(id, stage, app.clock.now());
  await pullPurchase(app, purchase.id);
  return undefined;
}

async function takeIn(app: App, order: OrderRow): Promise<undefined | Refusal> {
  const account = await app.db.read((reader) => accountByLogin(reader, packer));
  if (!account) return refuse('nothingToDrive');
  const scanned = await scanParcel(app, { code: orderNumber(order.id), note: '', by: account.id }, forwarders);
  if (scanned instanceof Refusal) return scanned;
  const { photos: count } = (await app.settings()).get(warehouseTerms);
  const photos: string[] = [];
  for (const [place, picture] of (await photographer(order.picture, count)).entries()) {
    const owner = { accountId: account.id, purpose: 'goods' as const };
    photos.push(await keepPicture(app, owner, `${orderNumber(order.id)}-${place + 1}.png`, picture));
  }
  const weighed = await weigh(app, { orderId: order.id, ...measured(order), photos, by: account.id, byItself: true });
  return weighed instanceof Refusal ? weighed : undefined;
}

/** A parcel that a shopper declared comes to the gate. */
export async function bringDeclared(app: App, code: string): Promise<undefined | Refusal> {
  const account = await app.db.read((reader) => accountByLogin(reader, packer));
  if (!account) return refuse('nothingToDrive');
  const scanned = await scanParcel(app, { code, note: '', by: account.id }, forwarders);
  return scanned instanceof Refusal ? scanned : undefined;
}

/** Nobody waits three days at a demo: a team that is reached closes, and all of it is bought. */
async function buyTogether(app: DriverApp, orderId: number): Promise<undefined | Refusal> {
  const team = await app.db.read((reader) => teamOfOrder(reader, orderId));
  if (team === undefined) return refuse('nothingToDrive');
  await bringOn(app, team, true);
  await buyTeam(app, team);
  return undefined;
}

async function act(app: DriverApp, order: OrderRow): Promise<undefined | Refusal> {
  const { id, status } = order;
  if (status === orderStatuses.paid && order.type === orderTypes.groupPurchase) return buyTogether(app, id);
  if (status === orderStatuses.paid) {
    const wish = { orderIds: [id], by: null, absorbBasisPoints: anyPrice };
    const placed = await placeOrders(app, wish);
    return placed instanceof Refusal ? placed : undefined;
  }
  if (isSuppliers(status)) return supplierStep(app, order, status);
  if (status === orderStatuses.sellerShipped3) return takeIn(app, order);
  if (status === orderStatuses.stockProcessing) {
    const sent = await ship(app, { orderId: id, carrier: 'Pudo', waybill: waybillOf(id), by: null }, shelfSales);
    return sent instanceof Refusal ? sent : undefined;
  }
  if (order.splitting !== null) return splitIt(app, order);
  return refuse('nothingToDrive');
}

/** Makes the next thing happen to an order, through the services that our staff use. Answers where it is then. */
export async function driveOrder(app: DriverApp, order: OrderRow): Promise<OrderStatus | Refusal> {
  const refused = await act(app, order);
  if (refused) return refused;
  const [now] = await app.db.read((reader) => ordersById(reader, [order.id]));
  return now?.status ?? order.status;
}
