import { addDays } from '@sgb/contract/time.ts';
import { z } from 'zod';
import type { At } from '../../../platform/at.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { leaving, type Storage, storageOf } from './rules.ts';
import { shelfTerms } from './settings.ts';
import type { ShelfRow } from './store.ts';

/** Left by whoever reckoned storage: it is paid from the balance. */
export const payStorage = { name: 'shelves.storage', payload: z.object({ accountId: z.int() }) };

interface LotRow {
  readonly id: number;
  readonly shelfId: number;
  readonly cameAt: Date;
  readonly remaining: number;
  readonly chargedTo: Date;
}

const lotColumns = `id, shelf_id as "shelfId", came_at as "cameAt", remaining, charged_to as "chargedTo"`;

/** Pieces that came now lie here from now on. */
export function bringLot(tx: Tx, shelfId: number, pieces: number, now: Date): void {
  const text = `
    insert into shelf_lots (shelf_id, account_id, came_at, pieces, remaining, charged_to)
    select id, account_id, $2, $3, $3, $2 from shelves where id = $1`;
  tx.send('shelves.bringLot', text, [shelfId, now, pieces]);
}

const chargeText = `
  insert into shelf_charges (shelf_id, account_id, lot_id, pieces, from_at, to_at, cents, at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`;

function charge(tx: Tx, shelf: ShelfRow, lot: LotRow, pieces: number, { settings, now }: At): Storage | null {
  const { cubicCentimetres } = shelf;
  const storage = storageOf({ ...lot, pieces, cubicCentimetres }, now, settings.get(shelfTerms));
  if (!storage) return null;
  const { from, to, cents } = storage;
  tx.send('shelves.charge', chargeText, [shelf.id, shelf.accountId, lot.id, pieces, from, to, cents, now]);
  return storage;
}

/** Pieces leave the shelf that is held: the oldest first, and what their storage cost is written down. */
export async function takeFromLots(tx: Tx, shelf: ShelfRow, quantity: number, at: At): Promise<void> {
  const text = `select ${lotColumns} from shelf_lots where shelf_id = $1 and remaining > 0 order by id for update`;
  const lots = await tx.run<LotRow>('shelves.lots', text, [shelf.id]);
  let owed = false;
  for (const { lot, pieces } of leaving(lots, quantity)) {
    tx.send('shelves.takeLot', 'update shelf_lots set remaining = remaining - $2 where id = $1', [lot.id, pieces]);
    owed = charge(tx, shelf, lot, pieces, at) !== null || owed;
  }
  if (owed) enqueue(tx, payStorage, { accountId: shelf.accountId });
}

/** Reckons the storage of everything that still lies on a shelf that is held. */
export async function chargeLots(tx: Tx, shelf: ShelfRow, at: At): Promise<void> {
  const text = `select ${lotColumns} from shelf_lots where shelf_id = $1 and remaining > 0 order by id for update`;
  let owed = false;
  for (const lot of await tx.run<LotRow>('shelves.lotsToCharge', text, [shelf.id])) {
    const storage = charge(tx, shelf, lot, lot.remaining, at);
    if (!storage) continue;
    tx.send('shelves.chargedTo', 'update shelf_lots set charged_to = $2 where id = $1', [lot.id, storage.to]);
    owed = true;
  }
  if (owed) enqueue(tx, payStorage, { accountId: shelf.accountId });
}

export async function lotsOf(reader: Sql, shelfIds: readonly number[]): Promise<LotRow[]> {
  const text = `select ${lotColumns} from shelf_lots where shelf_id = any($1) and remaining > 0 order by id`;
  return reader.run<LotRow>('shelves.lotsOf', text, [shelfIds]);
}

/** What was reckoned of each shelf so far. */
export async function chargedOf(reader: Sql, shelfIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const text = `select shelf_id as id, sum(cents)::float8 as cents from shelf_charges where shelf_id = any($1) group by 1`;
  const rows = await reader.run<{ id: number; cents: number }>('shelves.charged', text, [shelfIds]);
  return new Map(rows.map(({ id, cents }) => [id, cents]));
}

export async function owedBy(reader: Sql, accountId: number): Promise<number> {
  const text = `
    select coalesce(sum(cents), 0)::float8 as cents from shelf_charges
    where account_id = $1 and entry_id is null and waived_at is null`;
  return (await reader.run<{ cents: number }>('shelves.owed', text, [accountId]))[0]?.cents ?? 0;
}

/** What a seller owes, held. */
export async function lockOwed(tx: Tx, accountId: number): Promise<{ id: number; cents: number }[]> {
  const text = `
    select id::float8 as id, cents from shelf_charges
    where account_id = $1 and entry_id is null and waived_at is null order by id for update`;
  return tx.run('shelves.lockOwed', text, [accountId]);
}

/** How many pieces of a seller have been here for how long: from these days on each. */
export async function piecesByAge(reader: Sql, accountId: number, bounds: readonly number[], now: Date) {
  const text = `
    select width_bucket(came_at, $2::timestamptz[]) as place, sum(remaining)::int as pieces
    from shelf_lots where account_id = $1 and remaining > 0 group by 1`;
  // From when on something came that lies here for less than so many days, the longest first.
  const since = bounds.slice(1).map((days) => new Date(addDays(now, -days).getTime() + 1));
  const values = [accountId, since.toReversed()];
  const rows = await reader.run<{ place: number; pieces: number }>('shelves.ages', text, values);
  return bounds.map((_, place) => rows.find((row) => row.place === since.length - place)?.pieces ?? 0);
}

/** Nothing is owed any more for what was reckoned and not paid. */
export function waiveOwed(tx: Tx, accountId: number, now: Date): void {
  const text = `
    update shelf_charges set waived_at = $2 where account_id = $1 and entry_id is null and waived_at is null`;
  tx.send('shelves.waive', text, [accountId, now]);
}
