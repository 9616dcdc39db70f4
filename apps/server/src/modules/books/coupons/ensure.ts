import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { firstOffers, firstTemplates, type SnatchOffer } from './first-coupons.ts';
import { couponTemplates } from './tables.ts';

/** Every database has these from its first start on; after that the tables are the truth. */
export async function ensureCoupons(tx: Tx): Promise<void> {
  await tx.orm
    .insert(couponTemplates)
    .values([...firstTemplates])
    .onConflictDoNothing({ target: couponTemplates.key });
  await ensureOffers(tx, firstOffers);
}

/** What is given out every day, at which hour; an offer that is there already stays as it is. */
export async function ensureOffers(tx: Tx, offers: readonly SnatchOffer[]): Promise<void> {
  await tx.orm.execute(sql`
    insert into snatch_offers (template_id, hour, stock)
    select t.id, o.hour, o.stock
    from json_to_recordset(${JSON.stringify(offers)}::json) as o (template text, hour smallint, stock integer)
    join coupon_templates t on t.key = o.template
    order by o.hour, t.id
    on conflict do nothing`);
}
