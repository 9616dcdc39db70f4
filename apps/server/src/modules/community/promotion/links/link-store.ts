import { spmOfLink } from '@sgb/contract/promotion-rules.ts';
import { eq, type InferInsertModel } from 'drizzle-orm';
import type { Sql, Tx } from '../../../../platform/db/database.ts';
import { promotionLinks } from '../tables.ts';

export type LinkRow = typeof promotionLinks.$inferSelect;

/** The link to a page; the one that is there already, where there is one. */
export async function keepLink(tx: Tx, row: InferInsertModel<typeof promotionLinks>): Promise<LinkRow> {
  const [kept] = await tx.orm
    .insert(promotionLinks)
    .values(row)
    .onConflictDoUpdate({ target: [promotionLinks.accountId, promotionLinks.path], set: { title: row.title } })
    .returning();
  if (!kept) throw new Error('the link was not made');
  return kept;
}

export async function linkByCode(reader: Sql, code: string): Promise<LinkRow | undefined> {
  return (await reader.orm.select().from(promotionLinks).where(eq(promotionLinks.code, code)))[0];
}

const visitsText = `
  insert into promotion_visits (link_id, day, visits)
  select l.id, $1, v.visits from unnest($2::text[], $3::int[]) as v (code, visits) join promotion_links l on l.code = v.code
  on conflict (link_id, day) do update set visits = greatest(promotion_visits.visits, excluded.visits)`;

/** Visitors of a day by links; a count is never less than it was. */
export async function writeVisits(
  tx: Tx,
  day: string,
  arrivals: readonly { readonly spm: string; readonly visitors: number }[],
): Promise<void> {
  if (arrivals.length === 0) return;
  const prefix = spmOfLink('').length;
  const codes = arrivals.map(({ spm }) => spm.slice(prefix));
  await tx.run('promotion.visits', visitsText, [day, codes, arrivals.map(({ visitors }) => visitors)]);
}

const joinText = `
  insert into promotion_people (person_id, account_id, link_id, at)
  values ($1, $2, (select id from promotion_links where code = $3 and account_id = $2), $4) on conflict do nothing`;

/** By which link of whoever invited them somebody came. */
export function insertPerson(tx: Tx, personId: number, accountId: number, code: string, at: Date): void {
  tx.send('promotion.person', joinText, [personId, accountId, code, at]);
}
