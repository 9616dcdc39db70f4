import { markets, orderStatuses, orderTypes } from '@sgb/contract/order-states.ts';
import type { VipLevel } from '@sgb/contract/people.ts';
import type { GoodsClass } from '@sgb/contract/shipping.ts';
import type { App } from '../../../../platform/app.ts';
import type { Sql } from '../../../../platform/db/database.ts';
import { type OrderRow, worthOf } from '../../../buying/orders/index.ts';
import type { TreeAt } from '../../../goods/catalog/index.ts';
import { goodsClassOf, type ParcelGoods } from '../../../goods/pricing/index.ts';
import { goodsClasses } from '../../../goods/pricing/settings.ts';
import { benefitsOf } from '../../../people/membership/index.ts';
import { type OnShelf, type StoredRow, shelvedGoods, shelvesWith } from '../../warehouse/index.ts';
import type { DeclaredGroup } from '../rules.ts';
import type { ContentRow, NewContent } from '../store.ts';

/** A collected order with the shelf that it lies on. */
export interface ShelvedOrder {
  readonly order: OrderRow;
  readonly shelf: OnShelf;
  readonly goodsClass: GoodsClass;
}

export const isShippable = ({ order, shelf }: Pick<ShelvedOrder, 'order' | 'shelf'>): boolean =>
  order.status === orderStatuses.collected && order.market === markets.china && !shelf.abandoned;

const classOf = ({ tree, settings }: TreeAt, categoryId: number): GoodsClass =>
  goodsClassOf(
    tree.trailOf(categoryId).map(({ id }) => id),
    settings.get(goodsClasses),
  );

/** Orders of one shopper as they lie in our warehouse. */
export async function shelved(
  app: Pick<App, 'files' | 'clock'>,
  reader: Sql,
  orders: readonly OrderRow[],
  vipLevel: VipLevel,
  at: TreeAt,
): Promise<ShelvedOrder[]> {
  const ids = orders.map(({ id }) => id);
  return shelvedWith(app, orders, await shelvedGoods(reader, ids), vipLevel, at);
}

/** The same with what was read of their shelves already. */
export function shelvedWith(
  app: Pick<App, 'files' | 'clock'>,
  orders: readonly OrderRow[],
  stored: readonly StoredRow[],
  vipLevel: VipLevel,
  at: TreeAt,
): ShelvedOrder[] {
  const shelves = shelvesWith(app, orders, stored, benefitsOf(vipLevel, at.settings).storageDays, at);
  return orders.flatMap((order) => {
    const shelf = shelves.get(order.id);
    return shelf ? [{ order, shelf, goodsClass: classOf(at, order.categoryId) }] : [];
  });
}

/** What customs are told: the prices that were paid, by class. */
export function declarationOf(goods: readonly Pick<ShelvedOrder, 'order' | 'goodsClass'>[]): DeclaredGroup[] {
  return [...Map.groupBy(goods, ({ goodsClass }) => goodsClass)].map(([goodsClass, those]) => ({
    goodsClass,
    quantity: those.reduce((sum, { order }) => sum + order.quantity, 0),
    valueCents: those.reduce((sum, { order }) => sum + worthOf(order), 0),
  }));
}

export const contentOf = ({ order, shelf }: ShelvedOrder): NewContent => ({
  orderId: order.id,
  grams: shelf.grams,
  lengthMm: shelf.lengthMm,
  widthMm: shelf.widthMm,
  heightMm: shelf.heightMm,
  pieces: shelf.pieces,
  storageCents: shelf.feeCents,
});

/** Orders in a parcel, as the quote needs them. */
export function parcelGoods(
  contents: readonly Pick<ContentRow, 'orderId' | 'grams' | 'lengthMm' | 'widthMm' | 'heightMm' | 'pieces'>[],
  orders: readonly OrderRow[],
  declared: readonly DeclaredGroup[],
): ParcelGoods {
  const specials = new Map(orders.map(({ id, special }) => [id, special]));
  return {
    declared,
    cargo: contents.map(({ orderId, grams, lengthMm, widthMm, heightMm, pieces }) => ({
      weightGrams: grams,
      lengthMm,
      widthMm,
      heightMm,
      quantity: pieces,
      special: specials.get(orderId) ?? 0,
    })),
  };
}

/** What others sent to our warehouse for the shopper. */
export const forwardedAmong = (orders: readonly OrderRow[]): number =>
  orders.filter(({ type }) => type === orderTypes.transfer).length;
