import type { Sql } from '../../../platform/db/database.ts';
import { roundOrders } from '../../buying/orders/index.ts';

/** An order in an open round with what the scales said of it. */
export interface RoundGoods {
  readonly id: number;
  readonly accountId: number;
  readonly roundId: number;
  readonly title: string;
  readonly picture: string;
  readonly quantity: number;
  readonly grams: number;
  readonly cubicCentimetres: number;
}

/** Weighed together; what was not weighed yet is as its supplier says, piece by piece. */
const text = `
  select o.id, o.account_id as "accountId", o.round_id as "roundId", o.title, o.picture, o.quantity,
    coalesce(g.grams, o.weight_grams * o.quantity) as grams,
    ceil(case when g.order_id is null
      then o.quantity::numeric * o.length_mm * o.width_mm * o.height_mm
      else g.length_mm::numeric * g.width_mm * g.height_mm end / 1000)::int as "cubicCentimetres"
  from ${roundOrders('$1::int[]', '$2::int')} o left join warehouse_goods g on g.order_id = o.id order by o.id`;

/** What lies in some open rounds, or what somebody has in them. */
export function roundGoods(reader: Sql, roundIds: readonly number[], accountId?: number): Promise<RoundGoods[]> {
  return reader.run<RoundGoods>('warehouse.roundGoods', text, [[...roundIds], accountId ?? null]);
}
