import type { YearMeter } from '@sgb/contract/parcel-views.ts';
import type { VipLevel } from '@sgb/contract/people.ts';
import type { App } from '../../platform/app.ts';
import type { At } from '../../platform/at.ts';
import type { Sql } from '../../platform/db/database.ts';
import { Refusal, refuse } from '../../platform/http/refusal.ts';
import type { TreeAt } from '../catalog/index.ts';
import type { ParcelAddressee } from '../clients/index.ts';
import { type OrderRow, ordersById } from '../orders/index.ts';
import { limitRefusals, loadOf, type ParcelGoods, parcelDeliveries, parcelRules } from '../pricing/index.ts';
import { type StoredRow, shelvedGoods } from '../warehouse/index.ts';
import { suitingDelivery } from './delivery-rules.ts';
import { limitFault, meterFault, receiverFault } from './fault-rules.ts';
import {
  contentOf,
  declarationOf,
  forwardedAmong,
  isShippable,
  parcelGoods,
  type ShelvedOrder,
  shelved,
  shelvedWith,
} from './goods.ts';
import { type Choice, type Facts, type Reckoning, reckon, type Standing, standingOf } from './reckon.ts';
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
function allShippable(ids: readonly number[], goods: readonly ShelvedOrder[]): ShelvedOrder[] | Refusal {
  const found = goods.filter(isShippable);
  const missing = ids.filter((id) => !found.some(({ order }) => order.id === id));
  return missing.length > 0 ? notShippable(missing) : found;
}

const own = async (reader: Sql, { accountId }: Owner, ids: readonly number[]) =>
  (await ordersById(reader, ids)).filter((order) => order.accountId === accountId);

/** What the vault has sealed of a receiver, and where photos are seen. */
type Opened = Pick<App, 'vault' | 'files' | 'clock'>;

/** The same by their numbers, for somebody who only looks. */
export async function ownOrders(
  app: Opened,
  reader: Sql,
  owner: Owner,
  ids: readonly number[],
  at: TreeAt,
): Promise<ShelvedOrder[] | Refusal> {
  return allShippable(ids, await shelved(app, reader, await own(reader, owner, ids), owner.vipLevel, at));
}

const loadFor = ({ cargo }: ParcelGoods, packingBasisPoints: number) => {
  const { grams, cubicCentimetres } = loadOf(cargo, packingBasisPoints);
  return { grams, cubicCentimetres };
};

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
  app: Opened,
  reader: Sql,
  owner: Owner,
  wanted: Choice & Pick<Wanted, 'receiverId'>,
  filling: Filling,
  at: At,
): Promise<Prepared | Refusal> {
  return priced(owner, wanted, filling, await standingOf(app, reader, owner.accountId, wanted.receiverId, at), at);
}

/** The same with what was read already. */
export function priced(
  { vipLevel }: Owner,
  wanted: Choice,
  { orders, contents, declaration }: Filling,
  { receiver, ...standing }: Standing,
  { settings, now }: At,
): Prepared | Refusal {
  if (!receiver) return refuse('notFound', 'This receiver is not in your list.');
  const goods = parcelGoods(contents, orders, declaration);
  const rules = parcelRules(settings);
  const facts: Facts = {
    vipLevel,
    settings,
    now,
    goods,
    country: receiver.countryId,
    storage: contents.map(({ orderId, storageCents = 0 }) => ({ orderId, cents: storageCents })),
    forwarded: forwardedAmong(orders),
  };
  const line = rules.lines.find(({ code }) => code === wanted.line);
  const delivery = wanted.delivery ?? (line && suitingDelivery(parcelDeliveries(line, receiver.countryId), receiver));
  const reckoning = reckon(facts, { ...wanted, delivery }, standing);
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

/** Orders on their shelves, and what else their price follows from. */
export interface Shelves {
  readonly goods: readonly ShelvedOrder[];
  readonly standing: Standing;
}

type Of = Pick<Wanted, 'orderIds' | 'receiverId'>;

/** All that a parcel of these orders follows from. */
export async function readFacts(app: Opened, reader: Sql, { accountId }: Owner, { orderIds, receiverId }: Of, at: At) {
  const [stored, standing] = await Promise.all([
    shelvedGoods(reader, orderIds),
    standingOf(app, reader, accountId, receiverId, at),
  ]);
  return { stored, standing };
}

/** What was read of them, where all of these orders of an account can be shipped. */
export function shelvesFrom(
  app: Opened,
  { vipLevel }: Owner,
  { orderIds }: Of,
  orders: readonly OrderRow[],
  { stored, standing }: { readonly stored: readonly StoredRow[]; readonly standing: Standing },
  at: TreeAt,
): Shelves | Refusal {
  const goods = allShippable(orderIds, shelvedWith(app, orders, stored, vipLevel, at));
  return goods instanceof Refusal ? goods : { goods, standing };
}

/** The same for somebody who only looks. */
export async function lookAt(app: Opened, reader: Sql, owner: Owner, of: Of, at: TreeAt): Promise<Shelves | Refusal> {
  const [orders, facts] = await Promise.all([own(reader, owner, of.orderIds), readFacts(app, reader, owner, of, at)]);
  return shelvesFrom(app, owner, of, orders, facts, at);
}

/** Puts together what a parcel of them would be. */
export function prepare(owner: Owner, wanted: Wanted, { goods, standing }: Shelves, at: At): Prepared | Refusal {
  const orders = goods.map(({ order }) => order);
  const filling = { orders, contents: goods.map(contentOf), declaration: declarationOf(goods) };
  return priced(owner, wanted, filling, standing, at);
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
