import type { Slice } from '@sgb/contract/paging.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';

/** Goods as staff see them, shown or not. */
interface DeskGoods {
  readonly id: number;
  readonly title: string;
  readonly picture: string;
  readonly supplier: string;
  readonly priceFen: number;
  readonly flags: number;
  readonly onShelf: boolean;
  /** It lies in Johannesburg. */
  readonly local: boolean;
  readonly hiddenAt: Date | null;
  readonly hiddenBecause: string;
}

const columns = `p.id::float8 as id, p.title, coalesce(p.pictures[1], '') as picture, s.name as supplier, p.price_fen as "priceFen",
  p.activity_flags as flags, p.on_shelf as "onShelf", p.stock_type = 1 as local, p.hidden_at as "hiddenAt", p.hidden_because as "hiddenBecause"`;

const foundText = `select ${columns} from unnest($1::bigint[]) with ordinality asked (id, place)
  join products p on p.id = asked.id join suppliers s on s.id = p.supplier_id order by asked.place`;

export function deskGoods(reader: Sql, ids: readonly number[]): Promise<DeskGoods[]> {
  return reader.run<DeskGoods & {}>('catalog.deskGoods', foundText, [ids]);
}

const hiddenText = `select ${columns}, count(*) over ()::int as total from products p
  join suppliers s on s.id = p.supplier_id where p.hidden_at is not null order by p.hidden_at desc, p.id limit $1 offset $2`;

/** The newest first. */
export async function hiddenGoods(reader: Sql, { limit, offset }: Slice) {
  const rows = await reader.run<DeskGoods & { total: number }>('catalog.hiddenGoods', hiddenText, [limit, offset]);
  return { rows, total: rows[0]?.total ?? 0 };
}

const flagsText = 'update products set activity_flags = $2 where id = $1 returning id';

export async function setFlags(tx: Tx, id: number, flags: number): Promise<boolean> {
  return (await tx.run('catalog.setFlags', flagsText, [id, flags])).length > 0;
}

/** What is shown again is on the shelf until its supplier is asked the next time, which is soon: it counts as unchecked. */
const hideText = `update products set hidden_at = $2, hidden_because = $3, on_shelf = $2::timestamptz is null,
    checked_at = case when $2::timestamptz is null then 'epoch'::timestamptz else checked_at end
  where id = $1 returning id`;

export async function setHidden(tx: Tx, id: number, hidden: { at: Date; because: string } | null): Promise<boolean> {
  return (await tx.run('catalog.setHidden', hideText, [id, hidden?.at ?? null, hidden?.because ?? ''])).length > 0;
}
