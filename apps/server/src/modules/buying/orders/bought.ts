import { sizeAmong } from '@sgb/contract/review-rules.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { choicesOf } from '../../goods/catalog/index.ts';
import { type OrderRow, ordersById } from './store.ts';

/** What a line of an order was, for whoever judges it. */
export interface Bought {
  readonly orderId: number;
  readonly productId: number;
  readonly supplierId: number;
  /** 'Black, 42' */
  readonly bought: string;
  /** '' where it comes in none. */
  readonly size: string;
}

type Line = Pick<OrderRow, 'id' | 'productId' | 'supplierId' | 'options'>;

/** These lines, where they are products of our shop: of others nobody could read what somebody says. */
export async function boughtOf(reader: Sql, lines: readonly Line[]): Promise<Map<number, Bought>> {
  const choices = await choicesOf(reader, [...new Set(lines.map(({ productId }) => productId))]);
  return new Map(
    lines.flatMap(({ id, productId, supplierId, options }) => {
      const named = choices.get(productId);
      const goods = { orderId: id, productId, supplierId, bought: options.join(', ') };
      return named ? [[id, { ...goods, size: sizeAmong(named, options) }]] : [];
    }),
  );
}

/** The same of orders of one shopper; those of others are left out. */
export async function boughtBy(reader: Sql, accountId: number, orderIds: readonly number[]) {
  const lines = (await ordersById(reader, orderIds)).filter((order) => order.accountId === accountId);
  return boughtOf(reader, lines);
}
