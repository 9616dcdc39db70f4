import type { OrderStatus } from '@sgb/contract/order-states.ts';
import { type ParcelStatus, parcelStatuses } from '@sgb/contract/parcel-states.ts';
import { type BatchState, batchStates } from '@sgb/contract/stock-states.ts';
import { prorate } from '@sgb/money/prorate.ts';

const { draft, paid, inChina, atSea, arrived, counted, cancelled } = batchStates;

/** Every move there is. */
const moves: Readonly<Record<BatchState, readonly BatchState[]>> = {
  10: [paid, cancelled],
  20: [inChina, cancelled],
  30: [paid, atSea, cancelled],
  40: [arrived],
  50: [counted],
  60: [],
  90: [],
};

export const mayMove = (from: BatchState, to: BatchState): boolean => moves[from].includes(to);

/** Where its money and goods are under way. */
export const isUnderWay = (state: BatchState): boolean => state > draft && state < counted;

/** What keeps a line from being bought; '' for nothing. */
export interface Orderable {
  readonly onShelf: boolean;
  readonly stock: number;
  readonly minOrder: number;
  readonly batch: number;
  readonly stockType: 0 | 1;
}

export function faultOf(sku: Orderable, quantity: number, ofProduct: number): string {
  if (sku.stockType === 1) return 'It lies in Johannesburg already: buy it from SA stock.';
  if (!sku.onShelf) return 'Its supplier does not sell it any more.';
  if (sku.stock < sku.batch) return 'It is sold out.';
  if (quantity > sku.stock) return `Its supplier has ${sku.stock} left.`;
  if (ofProduct < sku.minOrder) return `Its supplier sells ${sku.minOrder} or more.`;
  if (quantity % sku.batch !== 0) return `It is sold by ${sku.batch}.`;
  return '';
}

const failedStatuses: readonly OrderStatus[] = [31, 90];
export const isFailed = (status: OrderStatus): boolean => failedStatuses.includes(status);
export const isInChina = (status: OrderStatus): boolean => status === 40;

interface Ordered {
  readonly status: OrderStatus;
}

/** Everything has arrived or failed; or the seller does not wait, and something has arrived. */
export function isReady(orders: readonly Ordered[], sendNow: boolean): boolean {
  const here = orders.filter(({ status }) => isInChina(status)).length;
  const settled = orders.every(({ status }) => isInChina(status) || isFailed(status));
  return here > 0 && (settled || sendNow);
}

/** Where a paid batch is, by its orders and its parcel. */
export function reachedBy(state: BatchState, orders: readonly Ordered[], parcel: ParcelStatus | null): BatchState {
  if (!isUnderWay(state) || state === arrived) return state;
  if (parcel !== null && parcel !== parcelStatuses.cancelled && parcel >= parcelStatuses.left) {
    if (state === atSea) return parcel >= parcelStatuses.southAfricaWarehouse ? arrived : atSea;
    return state === paid ? inChina : atSea;
  }
  if (state === atSea) return state;
  if (orders.every(({ status }) => isFailed(status))) return cancelled;
  const some = orders.some(({ status }) => !isFailed(status) && status >= 40);
  return some ? inChina : paid;
}

/** As many of these, in their order, as go together; where one alone is too much, that one: it is refused with words. */
export function fitting<Item>(items: readonly Item[], goTogether: (some: readonly Item[]) => boolean): Item[] {
  const chosen: Item[] = [];
  for (const item of items) if (goTogether([...chosen, item])) chosen.push(item);
  return chosen.length > 0 ? chosen : items.slice(0, 1);
}

interface Measured {
  readonly quantity: number;
  readonly cubicCentimetres: number;
}

/** What one piece of each line bears of the sea freight, by its room. */
export function seaShares(cents: number, lines: readonly Measured[]): number[] {
  const shares = prorate(
    cents,
    lines.map(({ cubicCentimetres, quantity }) => Math.max(1, cubicCentimetres) * quantity),
  );
  return lines.map(({ quantity }, place) => Math.ceil((shares[place] ?? 0) / quantity));
}

export interface Counting {
  readonly sellable: number;
  readonly damaged: number;
}

/** Sent against counted: what goes to which pile, and what was found that nobody sent. */
export function countedIn(sent: number, { sellable, damaged }: Counting) {
  const broken = Math.min(damaged, sent);
  const fit = Math.min(sellable, sent - broken);
  return {
    fit,
    broken,
    missing: sent - broken - fit,
    surplus: sellable - fit,
    surplusBroken: damaged - broken,
  };
}
