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
  readonly owner_id: number;
  readonly asset: Asset;
  readonly amount: string;
  readonly expires_at: Date | null;
  readonly ended: boolean;
}

export async function lockHold(tx: Tx, entryId: number): Promise<KnownHold | undefined> {
  const text = `
    select owner_id, asset, amount, expires_at, ended_by is not null as ended
    from ledger_holds where entry_id = $1 for update`;
  const [row] = await tx.run<HoldRow>('ledger.lockHold', text, [entryId]);
  if (!row) return undefined;
  const { owner_id: owner, asset, amount, expires_at: expiresAt, ended } = row;
  return { owner, asset, amount: Number(amount), expiresAt, ended };
}

export async function endHold(tx: Tx, entryId: number, endedBy: number, captured: number): Promise<void> {
  const text = 'update ledger_holds set ended_by = $2, captured = $3 where entry_id = $1';
  await tx.run('ledger.endHold', text, [entryId, endedBy, captured]);
}

export async function expiredHolds(reader: Sql, now: Date, most: number): Promise<number[]> {
  const text = `
    select entry_id from ledger_holds
    where ended_by is null and expires_at <= $1 order by expires_at, entry_id limit $2`;
  const rows = await reader.run<{ entry_id: string }>('ledger.expiredHolds', text, [now, most]);
  return rows.map(({ entry_id }) => Number(entry_id));
}
