import { sliceOf } from '@sgb/contract/paging.ts';
import { type PlaceState, placeStates, type TeamState, teamStates } from '@sgb/contract/team-states.ts';
import { and, asc, count, desc, eq, gt, inArray, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { enqueuing } from '../../../platform/jobs/jobs.ts';
import { type Numbers, nextNumbersOfOne } from '../../buying/checkout/index.ts';
import { type OfferedSkuRow, orderableSkus } from '../../goods/catalog/index.ts';
import type { TeamOffer } from './rules.ts';
import { teamParticipations, teams } from './tables.ts';
import { joinedWish } from './wishes.ts';

export type TeamRow = typeof teams.$inferSelect;
export type PlaceRow = typeof teamParticipations.$inferSelect;

const living = [teamStates.open, teamStates.reached];

export async function teamById(reader: Sql, id: number): Promise<TeamRow | undefined> {
  return (await reader.orm.select().from(teams).where(eq(teams.id, id)))[0];
}

/** Held until the transaction ends; whoever changes a team holds it before any balance. */
export async function lockTeam(tx: Tx, id: number): Promise<TeamRow | undefined> {
  return (await tx.orm.select().from(teams).where(eq(teams.id, id)).for('update'))[0];
}

export async function insertTeam(tx: Tx, row: typeof teams.$inferInsert): Promise<TeamRow> {
  const [team] = await tx.orm.insert(teams).values(row).returning();
  if (!team) throw new Error('the team was not kept');
  return team;
}

const camel = `id, product_id::float8 as "productId", category_id as "categoryId", title, picture, unit, state, state_at as "stateAt",
  threshold, most, pieces, people, unit_fen as "unitFen", unit_cents as "unitCents", alone_cents as "aloneCents",
  freight_fen as "freightFen", flash, public, started_by as "startedBy", started_at as "startedAt", ends_at as "endsAt"`;

const takeText = `
  update teams set pieces = pieces + $2, people = people + 1,
    state = case when pieces + $2 >= threshold then 20 else state end,
    state_at = case when state = 10 and pieces + $2 >= threshold then $3 else state_at end
  where id = $1 and state in (10, 20) and ends_at > $3 and pieces + $2 <= most returning ${camel}, ${nextNumbersOfOne} as numbers`;

/** A team that has counted a place, and the numbers of what the place becomes. */
type TakenPlace = TeamRow & { readonly numbers: Numbers };

/**
 * Takes so many places, if there are so many and the team is not over: asked and done in one statement, so that however many come
 * at once, just those get in that fit. Undefined: nothing was taken.
 */
export async function takePlaces(tx: Tx, id: number, quantity: number, now: Date): Promise<TakenPlace | undefined> {
  return (await tx.run<TakenPlace>('teams.take', takeText, [id, quantity, now]))[0];
}

export async function changeTeam(tx: Tx, id: number, change: Partial<TeamRow>): Promise<void> {
  await tx.orm.update(teams).set(change).where(eq(teams.id, id));
}

export type NewPlace = Pick<
  PlaceRow,
  'teamId' | 'accountId' | 'productId' | 'key' | 'skuId' | 'options' | 'quantity' | 'totalCents' | 'holdId' | 'prepaid'
> & { readonly now: Date };

const placeText = `
  with place as (
    insert into team_participations (team_id, account_id, product_id, key, state, active, sku_id, options, quantity,
      total_cents, hold_id, prepaid, joined_at)
    values ($1, $2, $3, $4, 10, true, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing returning id
  ), moved as (
    insert into team_moves (team_id, participation_id, at, to_state, by_account) select $1, id, $11, 10, $2 from place
  ), told as (
    ${enqueuing(joinedWish, "json_build_object('placeId', id)", 'place')}
  ) select id from place`;

/** Writes a place down and has its owner told. Undefined: they have a place for this product already, or this very wish was fulfilled before. */
export async function insertPlace(tx: Tx, place: NewPlace): Promise<number | undefined> {
  const { teamId, accountId, productId, key, skuId, options, quantity, totalCents, holdId, prepaid, now } = place;
  const values = [teamId, accountId, productId, key, skuId, options, quantity, totalCents, holdId];
  const [row] = await tx.run<{ id: number }>('teams.place', placeText, [...values, JSON.stringify(prepaid), now]);
  return row?.id;
}

export async function placeByKey(reader: Sql, accountId: number, key: string): Promise<PlaceRow | undefined> {
  const wanted = and(eq(teamParticipations.accountId, accountId), eq(teamParticipations.key, key));
  return (await reader.orm.select().from(teamParticipations).where(wanted))[0];
}

const inTeamText = 'select 1 from team_participations where account_id = $1 and product_id = $2 and active';

export async function isInTeam(reader: Sql, accountId: number, productId: number): Promise<boolean> {
  return (await reader.run('teams.inTeam', inTeamText, [accountId, productId])).length > 0;
}

const { in: isIn, ordered } = placeStates;

/** Who is in and has no order yet, always in the same order: nobody waits for one who waits for them. */
export function placesIn(tx: Sql, teamId: number): Promise<PlaceRow[]> {
  return tx.orm
    .select()
    .from(teamParticipations)
    .where(and(eq(teamParticipations.teamId, teamId), eq(teamParticipations.state, isIn)))
    .orderBy(asc(teamParticipations.accountId));
}

export interface PlaceMove {
  readonly id: number;
  readonly orderId?: number | null;
}

const endText = `
  with moved as (
    update team_participations p set state = $3::smallint, active = $4::boolean, order_id = coalesce(n.order_id, p.order_id),
      ended_at = case when $4::boolean then null else $5::timestamptz end
    from unnest($1::int[], $2::int[]) as n (id, order_id) where p.id = n.id returning p.id, p.team_id
  ) insert into team_moves (team_id, participation_id, at, from_state, to_state, by_account)
    select team_id, id, $5::timestamptz, 10, $3::smallint, $6::int from moved`;

/** Places that became orders, were left or are given back. */
export function movePlaces(
  tx: Tx,
  places: readonly PlaceMove[],
  { to, by, now }: { readonly to: PlaceState; readonly by: number | null; readonly now: Date },
): void {
  const ids = places.map(({ id }) => id);
  const orderIds = places.map(({ orderId }) => orderId ?? null);
  tx.send('teams.movePlaces', endText, [ids, orderIds, to, to === ordered, now, by]);
}

/** A team that is over is in nobody's way. */
export function freePlaces(tx: Tx, teamId: number, now: Date): void {
  const text = 'update team_participations set active = false, ended_at = $2 where team_id = $1 and active';
  tx.send('teams.freePlaces', text, [teamId, now]);
}

export interface TeamMove {
  readonly from: TeamState | null;
  readonly to: TeamState;
  readonly by: number | null;
  readonly why: string;
  readonly now: Date;
}

export function writeMove(tx: Tx, teamId: number, { from, to, by, why, now }: TeamMove): void {
  const text = `insert into team_moves (team_id, at, from_state, to_state, by_account, why) values ($1, $2, $3, $4, $5, $6)`;
  tx.send('teams.move', text, [teamId, now, from, to, by, why]);
}

/** The place of somebody in a team that is not over, or the last that they had in it. */
export async function ownPlaces(reader: Sql, accountId: number, teamIds: readonly number[]) {
  if (teamIds.length === 0) return new Map<number, PlaceRow>();
  const rows = await reader.orm
    .select()
    .from(teamParticipations)
    .where(and(eq(teamParticipations.accountId, accountId), inArray(teamParticipations.teamId, [...teamIds])))
    .orderBy(asc(teamParticipations.id));
  return new Map(rows.map((row) => [row.teamId, row]));
}

/** The places that became orders. */
export async function orderIdsOfTeam(reader: Sql, teamId: number): Promise<number[]> {
  const wanted = and(eq(teamParticipations.teamId, teamId), eq(teamParticipations.state, ordered));
  const rows = await reader.orm.select({ id: teamParticipations.orderId }).from(teamParticipations).where(wanted);
  return rows.flatMap(({ id }) => id ?? []);
}

/** Teams whose window has ended, whatever became of the job that should have told. */
export const endedTeams = (reader: Sql, now: Date, most: number): Promise<number[]> =>
  livingTeams(reader, lte(teams.endsAt, now), most);

async function livingTeams(reader: Sql, when: SQL, most: number): Promise<number[]> {
  const rows = await reader.orm
    .select({ id: teams.id })
    .from(teams)
    .where(and(inArray(teams.state, living), when))
    .orderBy(asc(teams.endsAt))
    .limit(most);
  return rows.map(({ id }) => id);
}

const joinable = (now: Date) =>
  and(inArray(teams.state, living), gt(teams.endsAt, now), sql`${teams.pieces} < ${teams.most}`, teams.public);

/** Public teams of a product with room, those that lack pieces first. */
export async function teamsOfProduct(reader: Sql, productId: number, now: Date, page: number) {
  const where = and(eq(teams.productId, productId), joinable(now));
  const { limit, offset } = sliceOf(page);
  const rows = await reader.orm
    .select()
    .from(teams)
    .where(where)
    .orderBy(asc(teams.state), asc(teams.endsAt), asc(teams.id))
    .limit(limit)
    .offset(offset);
  const [all] = await reader.orm.select({ total: count() }).from(teams).where(where);
  return { rows, total: all?.total ?? 0 };
}

/** Others of the same product, then of its category. */
export function similarTeams(reader: Sql, team: TeamRow, now: Date, most: number): Promise<TeamRow[]> {
  return reader.orm
    .select()
    .from(teams)
    .where(and(eq(teams.categoryId, team.categoryId), ne(teams.id, team.id), joinable(now)))
    .orderBy(desc(sql`${teams.productId} = ${team.productId}`), asc(teams.state), asc(teams.endsAt))
    .limit(most);
}

/** The teams somebody is or was in, the last joined first; each once. */
export async function teamsOfAccount(reader: Sql, accountId: number, page: number) {
  const mine = reader.orm
    .select({ teamId: teamParticipations.teamId, last: sql<number>`max(${teamParticipations.id})`.as('last') })
    .from(teamParticipations)
    .where(eq(teamParticipations.accountId, accountId))
    .groupBy(teamParticipations.teamId)
    .as('mine');
  const { limit, offset } = sliceOf(page);
  const rows = await reader.orm
    .select({ team: teams })
    .from(mine)
    .innerJoin(teams, eq(teams.id, mine.teamId))
    .orderBy(desc(mine.last))
    .limit(limit)
    .offset(offset);
  const [all] = await reader.orm.select({ total: count() }).from(mine);
  return { rows: rows.map(({ team }) => team), total: all?.total ?? 0 };
}

const facesText = `
  select t.id as "teamId", p.account_id as "accountId" from unnest($1::int[]) as t (id) cross join lateral (
    select account_id, id from team_participations where team_id = t.id and state <> 30 order by id limit $2) p
  order by p.id`;

/** Who joined each of these teams first and is still in it. */
export function firstPeople(reader: Sql, teamIds: readonly number[], most: number) {
  return reader.run<{ teamId: number; accountId: number }>('teams.faces', facesText, [teamIds, most]);
}

type OfferRow = Pick<OfferedSkuRow, 'quote_type' | 'price_breaks' | 'min_order' | 'batch' | 'stock_type' | 'on_shelf'>;
const offerText = `select g.* from ${orderableSkus('$1::bigint', "'{}'::bigint[]")} g limit 1`;

/** At which prices a product is sold, whatever its SKUs. */
export async function offerOfProduct(reader: Sql, productId: number): Promise<TeamOffer | undefined> {
  const [row] = await reader.run<OfferRow>('teams.offer', offerText, [productId]);
  return (
    row && {
      quoteType: row.quote_type,
      priceBreaks: row.price_breaks,
      minOrder: row.min_order,
      batch: row.batch,
      stockType: row.stock_type,
      onShelf: row.on_shelf,
    }
  );
}

/** Places with their teams. */
export function joinedPlaces(reader: Sql, ids: readonly number[]) {
  return reader.orm
    .select({ team: teams, place: teamParticipations })
    .from(teamParticipations)
    .innerJoin(teams, eq(teams.id, teamParticipations.teamId))
    .where(inArray(teamParticipations.id, [...ids]));
}

export async function teamOfOrder(reader: Sql, orderId: number): Promise<number | undefined> {
  const wanted = eq(teamParticipations.orderId, orderId);
  return (await reader.orm.select({ id: teamParticipations.teamId }).from(teamParticipations).where(wanted))[0]?.id;
}

export async function hasOpenTeams(reader: Sql, now: Date): Promise<boolean> {
  return (await livingTeams(reader, gt(teams.endsAt, now), 1)).length > 0;
}
