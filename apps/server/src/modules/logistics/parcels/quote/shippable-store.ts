import type { Sql } from '../../../../platform/db/database.ts';
import { collectedOrders } from '../../../buying/orders/index.ts';
import { type Stored, shelvedSource } from '../../warehouse/index.ts';
import type { KeptDraft } from '../tables.ts';

export interface ShelfWish {
  readonly accountId: number;
  /** Words of a title, or the number of an order. */
  readonly q: string;
  readonly orderId: number | undefined;
  readonly special: number | undefined;
  readonly limit: number;
  readonly offset: number;
  /** What was weighed before this, and had so many days more for each extension, may cost something by now. */
  readonly freeSince: Date;
  readonly extensionDays: number;
}

interface Summed {
  readonly orders: number;
  readonly grams: number;
  readonly goodsCents: number;
  readonly found: number;
  /** Of the page, in its order. */
  readonly ids: readonly number[];
  readonly draft: { readonly draft: KeptDraft; readonly savedAt: string } | null;
  /** Of the draft and what follows it, without what was shipped or given up meanwhile. */
  readonly draftIds: readonly number[];
  readonly costly: readonly (Omit<Stored, 'weighedAt'> & { readonly weighedAt: string })[] | null;
}

const wanted = `($2::text is null or id = $3::int or lower(title) like lower($2::text))
  and ($4::int is null or special = $4::int)`;

/** All that lies there is added up, and only the page is read. */
const text = `
  with lying as materialized ${shelvedSource(collectedOrders('$1::int'))},
  kept as (select draft, saved_at as "savedAt" from parcel_drafts where account_id = $1::int)
  select count(*)::int as orders, coalesce(sum(grams), 0)::float8 as grams,
    coalesce(sum(worth_cents), 0)::float8 as "goodsCents", (count(*) filter (where ${wanted}))::int as found,
    array(select id from lying where ${wanted} order by status_at, id limit $5::int offset $6::int) as ids,
    (select row_to_json(kept) from kept) as draft,
    array(select id from lying where id in (
      select jsonb_path_query(draft, '$.orderids[*]')::int from kept
      union all select jsonb_path_query(draft, '$.next[*].orderids[*]')::int from kept)) as "draftIds",
    json_agg(json_build_object('weighedAt', weighed_at, 'extensions', extensions, 'lengthMm', length_mm,
      'widthMm', width_mm, 'heightMm', height_mm))
      filter (where weighed_at + extensions * $8::int * interval '24 hours' <= $7::timestamptz) as costly
  from lying`;

/** What of an account lies in our warehouse and can be shipped. */
export async function shelfSums(reader: Sql, wish: ShelfWish) {
  const { accountId, q, orderId, special, limit, offset, freeSince, extensionDays } = wish;
  // Letters that mean something to LIKE are looked for as they are.
  const words = q === '' ? null : `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const values = [accountId, words, orderId ?? null, special ?? null, limit, offset, freeSince, extensionDays];
  const [row] = await reader.run<Summed>('parcels.shelfSums', text, values);
  if (!row) throw new Error('a sum has one row');
  return { ...row, costly: (row.costly ?? []).map((goods) => ({ ...goods, weighedAt: new Date(goods.weighedAt) })) };
}
