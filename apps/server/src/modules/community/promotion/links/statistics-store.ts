import type { Sql } from '../../../../platform/db/database.ts';
import type { LinkRow } from './link-store.ts';

const linksText = `
  select id, account_id as "accountId", code, kind, path, title, product_id::float8 as "productId", made_at as "madeAt"
  from promotion_links where account_id = $1 order by made_at desc, id desc`;

/** All links of somebody, the newest first. */
export const linksOf = (reader: Sql, accountId: number): Promise<LinkRow[]> =>
  reader.run<LinkRow>('promotion.links', linksText, [accountId]);

const visitsText = `
  select v.link_id as "linkId", v.day::text as day, v.visits from promotion_visits v
  join promotion_links l on l.id = v.link_id where l.account_id = $1 and v.day >= $2::date`;

export function visitsOf(reader: Sql, accountId: number, since: string) {
  return reader.run<{ linkId: number; day: string; visits: number }>('promotion.visitsOf', visitsText, [
    accountId,
    since,
  ]);
}

const peopleText =
  'select person_id as "personId", link_id as "linkId", at from promotion_people where account_id = $1';

/** Everybody who came by somebody's invite code. */
export function peopleOf(reader: Sql, accountId: number) {
  return reader.run<{ personId: number; linkId: number | null; at: Date }>('promotion.people', peopleText, [accountId]);
}
