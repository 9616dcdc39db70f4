import { dispatchNumber } from '@sgb/contract/dispatch-states.ts';
import type { At } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Refusal } from '../../../platform/http/refusal.ts';
import { moveAllPieces, moveWithin, shelvesOf } from '../shelves/index.ts';
import type { DispatchRow, LineRow } from './store.ts';

type Of = Pick<DispatchRow, 'id' | 'accountId'>;

/** The lines with the shelves that their pieces lie on. */
async function shelved(tx: Tx, { accountId }: Of, lines: readonly LineRow[]) {
  const rows = await shelvesOf(
    tx,
    accountId,
    lines.map(({ skuId }) => skuId),
  );
  const shelfOf = new Map(rows.map(({ skuId, id }) => [skuId, id]));
  return lines.map(({ skuId, quantity }) => {
    const shelfId = shelfOf.get(skuId);
    if (shelfId === undefined) throw new Error(`SKU ${skuId} of account ${accountId} has no shelf`);
    return { skuId, shelfId, quantity };
  });
}

/** What never fails, because the pieces are where the dispatch says. */
function sure(moved: undefined | Refusal, id: number): void {
  if (moved) throw new Error(`the pieces of dispatch ${id} are not where it says: ${moved.message}`);
}

/** Sets them aside on the shelf; refused where there are too few. */
export async function reserve(tx: Tx, of: Of, lines: readonly LineRow[], by: number | null, { now }: At) {
  const about = dispatchNumber(of.id);
  const wanted = (await shelved(tx, of, lines)).map((line) => ({ ...line, about }));
  return moveWithin(
    tx,
    { accountId: of.accountId, from: 'sellable', to: 'reserved', reason: 'reserved', by },
    wanted,
    now,
  );
}

export async function free(tx: Tx, of: Of, lines: readonly LineRow[], by: number | null, { now }: At): Promise<void> {
  const about = dispatchNumber(of.id);
  const wanted = (await shelved(tx, of, lines)).map((line) => ({ ...line, about }));
  const freeing = { accountId: of.accountId, from: 'reserved', to: 'sellable', reason: 'freed', by } as const;
  sure(await moveWithin(tx, freeing, wanted, now), of.id);
}

/** They leave the warehouse, and with them what their storage cost. */
export async function send(tx: Tx, of: Of, lines: readonly LineRow[], by: number | null, at: At): Promise<void> {
  const leaving = (await shelved(tx, of, lines)).map(({ shelfId, quantity }) => ({
    ...{ shelfId, quantity, accountId: of.accountId, by },
    ...({ from: 'reserved', to: 'sent', reason: 'dispatched', about: dispatchNumber(of.id) } as const),
  }));
  sure(await moveAllPieces(tx, leaving, at), of.id);
}

/** They lie here again, and some of them are broken. */
export async function takeBack(
  tx: Tx,
  of: Of,
  lines: readonly LineRow[],
  damaged: ReadonlyMap<number, number>,
  by: number | null,
  at: At,
): Promise<void> {
  const coming = (await shelved(tx, of, lines)).flatMap(({ skuId, shelfId, quantity }) => {
    const broken = damaged.get(skuId) ?? 0;
    const piles = [
      { to: 'sellable', quantity: quantity - broken },
      { to: 'damaged', quantity: broken },
    ] as const;
    const words = { shelfId, accountId: of.accountId, from: 'sent', reason: 'cameBack', by } as const;
    return piles.flatMap((pile) => (pile.quantity > 0 ? [{ ...words, ...pile, about: dispatchNumber(of.id) }] : []));
  });
  sure(await moveAllPieces(tx, coming, at), of.id);
}
