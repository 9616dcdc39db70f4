import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { firstOffers, firstTemplates } from './first-coupons.ts';
import { couponTemplates } from './tables.ts';

/** Every database has these from its first start on; after that the tables are the truth. */
export async function ensureCoupons(tx: Tx): Promise<void> {
  await tx.orm
    .insert(couponTemplates)
    .values([...firstTemplates])
    .onConflictDoNothing({ target: couponTemplates.key });
  await tx.orm.execute(sql`
    insert into snatch_offers (template_id, hour, stock)
    select t.id, o.hour, o.stock
    from json_to_recordset(${JSON.stringify(firstOffers)}::json) as o (template text, hour smallint, stock integer)
    join coupon_templates t on t.key = o.template
    order by o.hour, t.id
    on conflict do nothing`);
}
