import type { Asset } from '@sgb/contract/ledger.ts';
import type { Sql, Tx } from '../../../platform/db/database.ts';

export interface NewHold {
  readonly entryId: number;
  readonly owner: number;
  readonly asset: Asset;
  readonly amount: number;
  readonly placedAt: Date;
  readonly expiresAt: Date | null;
}

export function writeHold(tx: Tx, hold: NewHold): void {
  const text = `
    insert into ledger_holds (entry_id, owner_id, asset, amount, placed_at, expires_at)
    values ($1, $2, $3, $4, $5, $6)`;
  const { entryId, owner, asset, amount, placedAt, expiresAt } = hold;
  tx.send('ledger.hold', text, [entryId, owner, asset, amount, placedAt, expiresAt]);
}

export interface KnownHold {
  readonly owner: number;
  readonly asset: Asset;
  readonly amount: number;
  readonly expiresAt: Date | null;
  readonly ended: boolean;
}

interface HoldRow {
  readonly id: string;
  readonly owner_id: number;
  readonly asset: Asset;
  readonly amount: string;
  readonly expires_at: Date | null;
  readonly ended: boolean;
}

const lockText = `
  select entry_id as id, owner_id, asset, amount, expires_at, ended_by is not null as ended
  from ledger_holds where entry_id = any($1::bigint[]) order by entry_id for update`;

/** Each by the number of its entry; held in one order for everybody. */
export async function lockHolds(tx: Tx, entryIds: readonly number[]): Promise<ReadonlyMap<number, KnownHold>> {
  const rows = await tx.run<HoldRow>('ledger.lockHolds', lockText, [[...entryIds]]);
  return new Map(
    rows.map(({ id, owner_id: owner, asset, amount, expires_at: expiresAt, ended }) => [
      Number(id),
      { owner, asset, amount: Number(amount), expiresAt, ended },
    ]),
  );
}

export interface EndedHold {
  readonly holdId: number;
  readonly endedBy: number;
  readonly captured: number;
}

const endText = `
  update ledger_holds set ended_by = e.ended_by, captured = e.captured
  from unnest($1::bigint[], $2::bigint[], $3::bigint[]) as e (entry_id, ended_by, captured)
  where ledger_holds.entry_id = e.entry_id`;

export async function endHolds(tx: Tx, ended: readonly EndedHold[]): Promise<void> {
  if (ended.length === 0) return;
  await tx.run('ledger.endHolds', endText, [
    ended.map(({ holdId }) => holdId),
    ended.map(({ endedBy }) => endedBy),
    ended.map(({ captured }) => captured),
  ]);
}

export async function expiredHolds(reader: Sql, now: Date, most: number): Promise<number[]> {
  const text = `
    select entry_id from ledger_holds
    where ended_by is null and expires_at <= $1 order by expires_at, entry_id limit $2`;
  const rows = await reader.run<{ entry_id: string }>('ledger.expiredHolds', text, [now, most]);
  return rows.map(({ entry_id }) => Number(entry_id));
}
