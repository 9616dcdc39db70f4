import type { RoundState } from '@sgb/contract/group-states.ts';
import {
  and,
  asc,
  eq,
  getTableColumns,
  type InferInsertModel,
  inArray,
  isNotNull,
  isNull,
  lte,
  sql,
} from 'drizzle-orm';
import { announce } from '../../../platform/db/bus.ts';
import { columnsOf } from '../../../platform/db/columns.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { roundChannel } from './channels.ts';
import type { RoundMover } from './rules.ts';
import { roundMoves, roundParts, rounds } from './tables.ts';

export type RoundRow = typeof rounds.$inferSelect;
export type PartRow = typeof roundParts.$inferSelect;
export type MoveRow = typeof roundMoves.$inferSelect;

const byIdText = `select ${columnsOf(rounds)} from rounds where id = $1`;

export async function roundById(reader: Sql, id: number): Promise<RoundRow | undefined> {
  return (await reader.run<RoundRow>('rounds.byId', byIdText, [id]))[0];
}

/** Held until the transaction ends; always before parcels and orders. */
export async function lockRound(tx: Tx, id: number): Promise<RoundRow | undefined> {
  return (await tx.run<RoundRow>('rounds.lock', `${byIdText} for update`, [id]))[0];
}

export async function openRoundsOf(reader: Sql, leaderId: number): Promise<number[]> {
  const text = 'select id from rounds where leader_id = $1 and state = 10 order by id';
  return (await reader.run<{ id: number }>('rounds.openOf', text, [leaderId])).map(({ id }) => id);
}

/** Held as it is, by several at once who change nothing of it but what is theirs. */
export async function shareRound(tx: Tx, id: number): Promise<RoundRow | undefined> {
  return (await tx.run<RoundRow>('rounds.share', `${byIdText} for share`, [id]))[0];
}

/** Undefined where this wish made a round before. */
export async function insertRound(tx: Tx, row: InferInsertModel<typeof rounds>): Promise<RoundRow | undefined> {
  const [made] = await tx.orm.insert(rounds).values(row).onConflictDoNothing().returning();
  return made;
}

export async function roundByKey(reader: Sql, leaderId: number, key: string): Promise<RoundRow | undefined> {
  const [row] = await reader.orm
    .select()
    .from(rounds)
    .where(and(eq(rounds.leaderId, leaderId), eq(rounds.key, key)));
  return row;
}

/** Changes a round that is held; every process hears of it. */
export async function changeRound(tx: Tx, round: RoundRow, changes: Partial<RoundRow>): Promise<RoundRow> {
  await tx.orm.update(rounds).set(changes).where(eq(rounds.id, round.id));
  await announce(tx, roundChannel, String(round.id));
  return { ...round, ...changes };
}

export interface Move {
  readonly to: RoundState;
  readonly who: RoundMover;
  /** Null: the clock. */
  readonly by: number | null;
  readonly why: string;
  readonly now: Date;
}

export async function recordMove(tx: Tx, roundId: number, from: RoundState | null, move: Move): Promise<void> {
  const { to, who, by, why, now } = move;
  await tx.orm.insert(roundMoves).values({ roundId, at: now, fromState: from, toState: to, who, byAccount: by, why });
}

const partsText = `
  select ${columnsOf(roundParts)} from round_parts where round_id = any($1::int[]) and state <> 'left'
  order by round_id, account_id`;

/** Everybody who has something in these rounds, or had when they closed. */
export function partsOf(reader: Sql, roundIds: readonly number[]): Promise<PartRow[]> {
  return reader.run<PartRow>('rounds.parts', partsText, [[...roundIds]]);
}

const slim = [
  'accountId',
  'state',
  'joinedAt',
  'receiverId',
  'insured',
  'autoDebit',
  'grams',
  'cubicCentimetres',
  'billableGrams',
  'freightCents',
  'otherCents',
  'memberBasisPoints',
  'shownCents',
] as const satisfies readonly (keyof PartRow)[];

/** What the price of a part follows from, and what its owner chose. */
export type SlimPart = Pick<PartRow, (typeof slim)[number]>;

const slimText = `
  select ${slim.map((name) => `${getTableColumns(roundParts)[name].name} as "${name}"`).join(', ')}
  from round_parts where round_id = $1 and state <> 'left' order by account_id`;

/** As `partsOf`, for whoever joins and reads everybody's. */
export function slimParts(reader: Sql, roundId: number): Promise<SlimPart[]> {
  return reader.run<SlimPart>('rounds.slimParts', slimText, [roundId]);
}

export async function partOf(reader: Sql, roundId: number, accountId: number): Promise<PartRow | undefined> {
  const [row] = await reader.orm
    .select()
    .from(roundParts)
    .where(and(eq(roundParts.roundId, roundId), eq(roundParts.accountId, accountId)));
  return row;
}

const lockPartsText = `
  select ${columnsOf(roundParts)} from round_parts where round_id = $1 and account_id = any($2::int[])
  order by account_id for update`;

/** Parts that are held, of a round that is shared, in the one order in which everybody locks them. */
export function lockParts(tx: Tx, roundId: number, accountIds: readonly number[]): Promise<PartRow[]> {
  return tx.run<PartRow>('rounds.lockParts', lockPartsText, [roundId, [...accountIds]]);
}

const joined = [
  'roundId',
  'accountId',
  'state',
  'joinedAt',
  'receiverId',
  'insured',
  'autoDebit',
  'orderCount',
  'grams',
  'cubicCentimetres',
  'billableGrams',
  'freightCents',
  'otherCents',
  'memberBasisPoints',
  'shownCents',
  'aloneCents',
] as const satisfies readonly (keyof PartRow)[];

const joinedColumns = joined.map((name) => getTableColumns(roundParts)[name].name);
const saveText = `
  insert into round_parts (${joinedColumns.join(', ')}) values (${joined.map((_, place) => `$${place + 1}`).join(', ')})
  on conflict (round_id, account_id) do update set ended_at = null, why = '',
    ${joinedColumns.slice(2).map((name) => `${name} = excluded.${name}`)}`;

/** What somebody has in a round that is held, for the first time or anew. */
export async function savePart(tx: Tx, row: Pick<PartRow, (typeof joined)[number]>): Promise<void> {
  tx.send(
    'rounds.savePart',
    saveText,
    joined.map((name) => row[name]),
  );
  await announce(tx, roundChannel, String(row.roundId));
}

export const changePart = (
  tx: Tx,
  { roundId, accountId }: Pick<PartRow, 'roundId' | 'accountId'>,
  changes: Partial<PartRow>,
): Promise<void> => changeParts(tx, roundId, [accountId], changes);

/** The same change of many parts of a round that is held. */
export async function changeParts(
  tx: Tx,
  roundId: number,
  accountIds: readonly number[],
  changes: Partial<PartRow>,
): Promise<void> {
  if (accountIds.length === 0) return;
  await tx.orm
    .update(roundParts)
    .set(changes)
    .where(and(eq(roundParts.roundId, roundId), inArray(roundParts.accountId, [...accountIds])));
  await announce(tx, roundChannel, String(roundId));
}

/** Ends all parts of a round that nobody goes on with. */
export async function endParts(tx: Tx, roundId: number, why: string, now: Date): Promise<void> {
  await tx.orm
    .update(roundParts)
    .set({ state: 'dropped', why, endedAt: now })
    .where(and(eq(roundParts.roundId, roundId), eq(roundParts.state, 'in')));
}

const sharesText = `
  update round_parts set packing_cents = given.cents
  from unnest($2::int[], $3::int[]) as given (account_id, cents)
  where round_id = $1 and round_parts.account_id = given.account_id`;

export async function writeShares(
  tx: Tx,
  roundId: number,
  shares: readonly { readonly accountId: number; readonly packingCents: number }[],
): Promise<void> {
  const ids = shares.map(({ accountId }) => accountId);
  await tx.run('rounds.shares', sharesText, [roundId, ids, shares.map(({ packingCents }) => packingCents)]);
}

const parcelsText = `
  update round_parts set parcel_id = given.parcel_id, member_basis_points = given.basis_points
  from unnest($2::int[], $3::int[], $4::int[]) as given (account_id, parcel_id, basis_points)
  where round_id = $1 and round_parts.account_id = given.account_id`;

/** Which parcels held parts have become, and with which membership. */
export async function writeParcelsOf(
  tx: Tx,
  roundId: number,
  made: readonly { readonly accountId: number; readonly parcelId: number; readonly memberBasisPoints: number }[],
): Promise<void> {
  if (made.length === 0) return;
  await tx.run('rounds.parcels', parcelsText, [
    roundId,
    made.map(({ accountId }) => accountId),
    made.map(({ parcelId }) => parcelId),
    made.map(({ memberBasisPoints }) => memberBasisPoints),
  ]);
  await announce(tx, roundChannel, String(roundId));
}

const idsOf = (rows: readonly { readonly id: number }[]): number[] => rows.map(({ id }) => id);

/** Open rounds whose date has come. */
export async function endedRounds(reader: Sql, now: Date): Promise<number[]> {
  const due = and(eq(rounds.state, 10), lte(rounds.endsAt, now));
  return idsOf(await reader.orm.select({ id: rounds.id }).from(rounds).where(due).orderBy(asc(rounds.id)));
}

/** Closed ones that are still being paid for. */
export async function unbilledRounds(reader: Sql): Promise<number[]> {
  const due = and(eq(rounds.state, 20), isNull(rounds.billedAt));
  return idsOf(await reader.orm.select({ id: rounds.id }).from(rounds).where(due).orderBy(asc(rounds.id)));
}

/** Those whose parcels may have gone further than they. */
export async function travellingRounds(reader: Sql): Promise<number[]> {
  const due = inArray(rounds.state, [20, 30, 40, 50, 60]);
  return idsOf(await reader.orm.select({ id: rounds.id }).from(rounds).where(due).orderBy(asc(rounds.id)));
}

const unfetchedText = `
  select round_id as "roundId", account_id as "accountId" from round_parts
  where state = 'in' and arrived_at is not null and (
    (reminders = 0 and arrived_at <= $1::timestamptz) or (reminders = 1 and arrived_at <= $2::timestamptz)
    or arrived_at <= $3::timestamptz)
  order by round_id, account_id`;

/** Parts that lie at an ambassador for so long that somebody has to hear of it. */
export function unfetchedParts(reader: Sql, first: Date, second: Date, back: Date) {
  return reader.run<Pick<PartRow, 'roundId' | 'accountId'>>('rounds.unfetched', unfetchedText, [first, second, back]);
}

/** The orders of each of these accounts that lie in a round that is open. */
export async function countInRounds(reader: Sql, accountIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await reader.orm
    .select({ id: roundParts.accountId, orders: sql<number>`sum(${roundParts.orderCount})::int` })
    .from(roundParts)
    .innerJoin(rounds, eq(rounds.id, roundParts.roundId))
    .where(and(inArray(roundParts.accountId, [...accountIds]), eq(roundParts.state, 'in'), eq(rounds.state, 10)))
    .groupBy(roundParts.accountId);
  return new Map(rows.map(({ id, orders }) => [id, orders]));
}

/** Everything of an account that became a parcel of a round. */
export function closedPartsOf(reader: Sql, accountId: number): Promise<PartRow[]> {
  return reader.orm
    .select()
    .from(roundParts)
    .where(and(eq(roundParts.accountId, accountId), isNotNull(roundParts.parcelId)));
}
