import type { VipLevel } from '@sgb/contract/people.ts';
import type { App } from '../../../../platform/app.ts';
import type { At } from '../../../../platform/at.ts';
import type { Sql } from '../../../../platform/db/database.ts';
import { Refusal, refuse } from '../../../../platform/http/refusal.ts';
import { type OrderRow, ordersById } from '../../../buying/orders/index.ts';
import type { TreeAt } from '../../../goods/catalog/index.ts';
import { type StoredRow, shelvedGoods } from '../../warehouse/index.ts';
import { isShippable, type ShelvedOrder, shelved, shelvedWith } from './goods.ts';
import { type AccountFacts, readAccountFacts } from './quote.ts';

export interface Owner {
  readonly accountId: number;
  readonly vipLevel: VipLevel;
}

export interface ToShip {
  readonly orderIds: readonly number[];
  /** The group shipment that they lie in. */
  readonly round?: { readonly id: number };
  /** The stock-up batch that they leave with. */
  readonly stockBatchId?: number;
  readonly receiverId: number;
}

/** What the vault has sealed of a receiver, and where photos are seen. */
export type Opened = Pick<App, 'vault' | 'files' | 'clock'>;

const notShippable = (ids: readonly number[]) => refuse('notShippable', undefined, { orderIds: ids });

/** These orders of an account on their shelves, or which of them cannot be shipped. */
function allShippable(
  ids: readonly number[],
  goods: readonly ShelvedOrder[],
  { round, stockBatchId }: Pick<ToShip, 'round' | 'stockBatchId'> = {},
): ShelvedOrder[] | Refusal {
  if (goods.some(({ order }) => order.roundId !== null && order.roundId !== round?.id)) return refuse('inRound');
  if (goods.some(({ order }) => order.stockBatchId !== null && order.stockBatchId !== stockBatchId))
    return refuse('inBatch');
  if (goods.some(({ order }) => order.splitting !== null)) return refuse('splitWaits');
  const found = goods.filter(isShippable);
  const missing = ids.filter((id) => !found.some(({ order }) => order.id === id));
  return missing.length > 0 ? notShippable(missing) : found;
}

const own = async (reader: Sql, { accountId }: Owner, ids: readonly number[]) =>
  (await ordersById(reader, ids)).filter((order) => order.accountId === accountId);

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

/** Orders on their shelves, and what else their price follows from. */
export interface Shelves {
  readonly goods: readonly ShelvedOrder[];
  readonly account: AccountFacts;
}

/** All that a parcel of these orders follows from. */
export async function readFacts(
  app: Opened,
  reader: Sql,
  { accountId }: Owner,
  { orderIds, receiverId }: ToShip,
  at: At,
) {
  const [stored, account] = await Promise.all([
    shelvedGoods(reader, orderIds),
    readAccountFacts(app, reader, accountId, receiverId, at),
  ]);
  return { stored, account };
}

/** What was read of them, where all of these orders of an account can be shipped. */
export function shelvesFrom(
  app: Opened,
  { vipLevel }: Owner,
  { orderIds, round, stockBatchId }: ToShip,
  orders: readonly OrderRow[],
  { stored, account }: { readonly stored: readonly StoredRow[]; readonly account: AccountFacts },
  at: TreeAt,
): Shelves | Refusal {
  const goods = allShippable(orderIds, shelvedWith(app, orders, stored, vipLevel, at), { round, stockBatchId });
  return goods instanceof Refusal ? goods : { goods, account };
}

/** The same for somebody who only looks. */
export async function readShelves(
  app: Opened,
  reader: Sql,
  owner: Owner,
  of: ToShip,
  at: TreeAt,
): Promise<Shelves | Refusal> {
  const [orders, facts] = await Promise.all([own(reader, owner, of.orderIds), readFacts(app, reader, owner, of, at)]);
  return shelvesFrom(app, owner, of, orders, facts, at);
}
