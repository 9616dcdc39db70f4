import type { At } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { bringLot, takeFromLots } from './lots.ts';
import { isHere, isLettingGo } from './rules.ts';
import * as store from './store.ts';

const onlyPieces = (count: number) =>
  count === 0 ? 'No piece' : count === 1 ? 'Only 1 piece' : `Only ${count} pieces`;

async function whyNot(tx: Tx, { shelfId, accountId, from, to }: store.Line): Promise<Refusal> {
  const [shelf] = await store.shelvesById(tx, [shelfId]);
  if (shelf?.accountId !== accountId) return refuse('notFound', 'There is no such shelf.');
  if (isLettingGo(from, to) && (await store.sellerOf(tx, accountId))?.closedAt) return refuse('shelfClosed');
  const there = from ? shelf[from] : 0;
  return refuse('tooFewPieces', `${onlyPieces(there)} of ${shelf.title} can be taken.`, {
    skuId: String(shelf.skuId),
  });
}

/**
 * Moves pieces of a shelf from one pile to another, inside the caller's transaction: the only way that pieces change. A refusal
 * leaves nothing behind. Who moves pieces of several shelves goes by their numbers, so that nobody waits for one who waits for them.
 */
export async function movePieces(tx: Tx, line: store.Line, at: At): Promise<store.ShelfRow | Refusal> {
  const { from, to, quantity } = line;
  const shelf = await store.move(tx, line, at.now);
  if (!shelf) return whyNot(tx, line);
  if (isHere(from) && !isHere(to)) await takeFromLots(tx, shelf, quantity, at);
  if (!isHere(from) && isHere(to)) bringLot(tx, shelf.id, quantity, at.now);
  return shelf;
}

/** The same of several, in the order in which everybody holds shelves. */
export async function moveAllPieces(tx: Tx, lines: readonly store.Line[], at: At): Promise<undefined | Refusal> {
  for (const line of lines.toSorted((one, other) => one.shelfId - other.shelfId)) {
    const moved = await movePieces(tx, line, at);
    if (moved instanceof Refusal) return moved;
  }
  return undefined;
}
