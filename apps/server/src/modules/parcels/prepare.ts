import type { YearMeter } from '@sgb/contract/parcel-views.ts';
import type { VipLevel } from '@sgb/contract/people.ts';
import type { ParcelDelivery } from '@sgb/contract/shipping.ts';
import type { App } from '../../platform/app.ts';
import type { Sql } from '../../platform/db/database.ts';
import { Refusal, refuse } from '../../platform/http/refusal.ts';
import { type ParcelAddressee, parcelAddressee } from '../clients/index.ts';
import { type OrderRow, ordersById } from '../orders/index.ts';
import { limitRefusals, loadOf, type ParcelGoods, parcelDeliveries, parcelRules } from '../pricing/index.ts';
import { deliversTo, limitFault, meterFault, receiverFault } from './fault-rules.ts';
import {
  contentOf,
  declarationOf,
  forwardedAmong,
  isShippable,
  parcelGoods,
  type ShelvedOrder,
  shelved,
} from './goods.ts';
import { type Choice, type Facts, type Reckoning, reckon } from './reckon.ts';
import type { DeclaredGroup } from './rules.ts';
import type { NewContent } from './store.ts';

export interface Wanted extends Choice {
  readonly orderIds: readonly number[];
  readonly receiverId: number;
}

/** Everything that is known of a parcel before it is made. */
export interface Prepared {
  readonly contents: readonly NewContent[];
  readonly receiver: ParcelAddressee;
  readonly declaration: readonly DeclaredGroup[];
  readonly declaredCents: number;
  /** As it is expected to be packed. */
  readonly load: { readonly grams: number; readonly cubicCentimetres: number };
  readonly facts: Facts;
  readonly reckoning: Reckoning;
}

const notShippable = (ids: readonly number[]) => refuse('notShippable', undefined, { orderIds: ids });

/** These orders of an account on their shelves, or which of them cannot be shipped. */
export async function shippableOrders(
  app: App,
  reader: Sql,
  { ids, orders, vipLevel }: { ids: readonly number[]; orders: readonly OrderRow[]; vipLevel: VipLevel },
): Promise<ShelvedOrder[] | Refusal> {
  const found = (await shelved(app, reader, orders, vipLevel)).filter(isShippable);
  const missing = ids.filter((id) => !found.some(({ order }) => order.id === id));
  return missing.length > 0 ? notShippable(missing) : found;
}

/** The same by their numbers, for somebody who only looks. */
export async function ownOrders(
  app: App,
  reader: Sql,
  { accountId, vipLevel }: Owner,
  ids: readonly number[],
): Promise<ShelvedOrder[] | Refusal> {
  const orders = (await ordersById(reader, ids)).filter((order) => order.accountId === accountId);
  return shippableOrders(app, reader, { ids, orders, vipLevel });
}

export const loadFor = ({ cargo }: ParcelGoods, packingBasisPoints: number) => {
  const { grams, cubicCentimetres } = loadOf(cargo, packingBasisPoints);
  return { grams, cubicCentimetres };
};

/** The cheapest way of this line that finds the receiver. */
function fittingDelivery(
  rules: ReturnType<typeof parcelRules>,
  line: string,
  receiver: ParcelAddressee,
): ParcelDelivery | undefined {
  const found = rules.lines.find(({ code }) => code === line);
  return found && parcelDeliveries(found, receiver.countryId).find((delivery) => deliversTo(delivery, receiver));
}

export interface Owner {
  readonly accountId: number;
  readonly vipLevel: VipLevel;
}

/** What is in a parcel, or will be. */
export interface Filling {
  readonly orders: readonly OrderRow[];
  readonly contents: readonly NewContent[];
  readonly declaration: readonly DeclaredGroup[];
}

/** Puts together what a parcel with these contents would be. */
export async function price(
  app: App,
  reader: Sql,
  { accountId, vipLevel }: Owner,
  wanted: Choice & Pick<Wanted, 'receiverId'>,
  { orders, contents, declaration }: Filling,
): Promise<Prepared | Refusal> {
  const settings = await app.settings();
  const receiver = await parcelAddressee(app, reader, accountId, wanted.receiverId);
  if (!receiver) return refuse('notFound', 'This receiver is not in your list.');
  const goods = parcelGoods(contents, orders, declaration);
  const rules = parcelRules(settings);
  const facts: Facts = {
    accountId,
    vipLevel,
    settings,
    now: app.clock.now(),
    goods,
    country: receiver.countryId,
    storage: contents.map(({ orderId, storageCents = 0 }) => ({ orderId, cents: storageCents })),
    forwarded: forwardedAmong(orders),
  };
  const delivery = wanted.delivery ?? fittingDelivery(rules, wanted.line, receiver);
  const reckoning = await reckon(reader, facts, { ...wanted, delivery });
  if (reckoning instanceof Refusal) return reckoning;
  return {
    contents,
    receiver,
    declaration,
    declaredCents: declaration.reduce((sum, { valueCents }) => sum + valueCents, 0),
    load: loadFor(goods, rules.parcel.packingBasisPoints),
    facts,
    reckoning,
  };
}

/** The same for orders that still lie on their shelves. */
export function prepare(
  app: App,
  reader: Sql,
  owner: Owner,
  wanted: Wanted,
  onShelves: readonly ShelvedOrder[],
): Promise<Prepared | Refusal> {
  return price(app, reader, owner, wanted, {
    orders: onShelves.map(({ order }) => order),
    contents: onShelves.map(contentOf),
    declaration: declarationOf(onShelves),
  });
}

/** Everything that keeps a prepared parcel from being sent; the first is the one to say. */
export function faultsOf(prepared: Prepared, meter: YearMeter | null): Refusal[] {
  const { receiver, reckoning, load, contents, declaredCents, facts } = prepared;
  const { way, delivery } = reckoning.quote;
  const filled = { ...load, orders: contents.length, goodsCents: declaredCents };
  const over = limitRefusals(way, filled, facts.settings.get('parcel.limits'));
  const found = [limitFault(over), receiverFault(receiver, delivery), meterFault(meter)];
  return found.filter((fault) => fault !== undefined);
}
