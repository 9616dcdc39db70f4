import type { Slice } from '@sgb/contract/paging.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { couponTemplates, snatchOffers, snatchRounds } from './tables.ts';

type Template = typeof couponTemplates.$inferSelect;

interface Spent {
  readonly given: number;
  readonly used: number;
  readonly costCents: number;
  readonly openCents: number;
  readonly total: number;
}

const templatesText = `
  select t.id, t.key, t.name, t.type, t.amount_cents as "amountCents", t.basis_points as "basisPoints",
    t.cap_cents as "capCents", t.minimum_cents as "minimumCents", t.life_days as "lifeDays", t.sold, t.total,
    s.given, s.used, s.cost as "costCents", s.open as "openCents"
  from (select *, count(*) over ()::int as total from coupon_templates order by id desc limit $1 offset $2) t
  cross join lateral (
    select count(*)::int as given, count(*) filter (where state = 3)::int as used,
      coalesce(sum(discount_cents) filter (where state = 3), 0)::float8 as cost,
      coalesce(sum(amount_cents + cap_cents) filter (where state < 3 and expires_at > $3), 0)::float8 as open
    from coupons c where c.template_id = t.id) s
  order by t.id desc`;

export function templatesPage(reader: Sql, { limit, offset }: Slice, now: Date) {
  return reader.run<Template & Spent>('coupons.templates', templatesText, [limit, offset, now]);
}

export async function templateByKey(reader: Sql, key: string): Promise<Template | undefined> {
  const [row] = await reader.orm.select().from(couponTemplates).where(eq(couponTemplates.key, key));
  return row;
}

export async function insertTemplate(tx: Tx, row: Omit<Template, 'id' | 'sold'>): Promise<number | undefined> {
  const rows = await tx.orm
    .insert(couponTemplates)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: couponTemplates.id });
  return rows[0]?.id;
}

/** The key of a template stays: rules and pop-ups call it by that. */
export async function changeTemplate(tx: Tx, id: number, terms: Omit<Template, 'id' | 'sold' | 'key'>) {
  const rows = await tx.orm
    .update(couponTemplates)
    .set(terms)
    .where(and(eq(couponTemplates.id, id), eq(couponTemplates.sold, false)))
    .returning({ id: couponTemplates.id });
  return rows.length > 0;
}

export interface OfferRow {
  readonly id: number;
  readonly template: string;
  readonly name: string;
  readonly hour: number;
  readonly stock: number;
  readonly active: boolean;
  readonly todayStock: number | null;
  readonly todayTaken: number | null;
  readonly open: boolean | null;
  readonly takenInAll: number;
  readonly costCents: number;
  readonly total: number;
}

const offersText = `
  select o.id, t.key as template, t.name, o.hour, o.stock, o.active, o.total, r.stock as "todayStock",
    r.taken as "todayTaken", r.opens_at <= $4 and r.closes_at > $4 as open,
    coalesce(a.taken, 0)::int as "takenInAll", coalesce(a.cost, 0)::float8 as "costCents"
  from (select *, count(*) over ()::int as total from snatch_offers order by hour, id limit $1 offset $2) o
  join coupon_templates t on t.id = o.template_id
  left join snatch_rounds r on r.offer_id = o.id and r.day = $3
  left join lateral (
    select count(*) as taken, sum(c.discount_cents) filter (where c.state = 3) as cost
    from snatch_rounds w join snatches s on s.round_id = w.id
    left join coupons c on c.reason = 'snatch:' || s.account_id || ':' || s.day
    where w.offer_id = o.id) a on true
  order by o.hour, o.id`;

export function offersPage(reader: Sql, { limit, offset }: Slice, day: string, now: Date) {
  return reader.run<OfferRow & {}>('coupons.offers', offersText, [limit, offset, day, now]);
}

export type Offer = typeof snatchOffers.$inferSelect;

export async function holdOffer(tx: Tx, id: number): Promise<Offer | undefined> {
  const [row] = await tx.orm.select().from(snatchOffers).where(eq(snatchOffers.id, id)).for('update');
  return row;
}

/** Undefined where this coupon is given out at this hour already. */
export async function insertOffer(tx: Tx, row: Omit<Offer, 'id'>): Promise<number | undefined> {
  const rows = await tx.orm.insert(snatchOffers).values(row).onConflictDoNothing().returning({ id: snatchOffers.id });
  return rows[0]?.id;
}

export async function changeOffer(tx: Tx, id: number, change: Pick<Offer, 'stock' | 'active'>): Promise<void> {
  await tx.orm.update(snatchOffers).set(change).where(eq(snatchOffers.id, id));
}

/** What is left of today's: as many as there are now, but never fewer than were taken; a stopped one has none left. */
export async function changeToday(
  tx: Tx,
  offerId: number,
  day: string,
  { stock, active }: Pick<Offer, 'stock' | 'active'>,
) {
  const left = active ? stock : 1;
  await tx.orm
    .update(snatchRounds)
    .set({
      stock: sql`greatest(${snatchRounds.taken}, ${left}::int)`,
      // What nobody has taken yet is no more; what is under way ends with what was taken.
      ...(!active && { closesAt: sql`least(${snatchRounds.closesAt}, ${snatchRounds.opensAt} + interval '1 second')` }),
    })
    .where(and(eq(snatchRounds.offerId, offerId), eq(snatchRounds.day, day)));
}
