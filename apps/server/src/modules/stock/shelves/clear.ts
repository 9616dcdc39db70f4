import { type ClearanceCondition, clearanceConditions, clearanceReasons } from '@sgb/contract/catalogue.ts';
import type { Pile } from '@sgb/contract/stock-states.ts';
import { share } from '@sgb/money/convert.ts';
import type { At } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { addPiece } from '../../logistics/clearance/index.ts';
import { waiveOwed } from './lots.ts';
import { movePieces } from './move.ts';
import { shelfTerms } from './settings.ts';
import * as store from './store.ts';

/** What lies there and is nobody else's: not what is set aside for a client, nor what is for sale, which pays its seller. */
const given: readonly (readonly [Pile, ClearanceCondition])[] = [
  ['sellable', clearanceConditions.asNew],
  ['returned', clearanceConditions.opened],
  ['damaged', clearanceConditions.repair],
];

/** The side of a box that holds so much. */
const sideOf = (cubicCentimetres: number) => Math.max(1, Math.round(Math.cbrt(cubicCentimetres) * 10));

async function clearPile(tx: Tx, shelf: store.ShelfRow, pile: Pile, condition: ClearanceCondition, at: At) {
  const { id, accountId, title, options, picture, categoryId, special } = shelf;
  const quantity = shelf[pile];
  if (quantity === 0) return 0;
  const side = sideOf(shelf.cubicCentimetres * quantity);
  const landed = Math.max(100, shelf.landedCents * quantity);
  const pieceId = await addPiece(tx, {
    categoryId,
    title: quantity === 1 ? title : `${quantity} × ${title}`,
    pictures: [picture],
    condition,
    reason: clearanceReasons.abandoned,
    note: 'From a shelf in Johannesburg that was given up.',
    options: options.join(', '),
    weightGrams: shelf.weightGrams * quantity,
    ...{ lengthMm: side, widthMm: side, heightMm: side },
    special,
    warehouse: 'johannesburg',
    originalCents: landed,
    priceCents: share(landed, at.settings.get(shelfTerms).clearBasisPoints),
    now: at.now,
  });
  const line = { shelfId: id, accountId, from: pile, to: 'cleared', quantity, reason: 'cleared', by: null } as const;
  const moved = await movePieces(tx, { ...line, about: `Clearance ${pieceId}` }, at);
  if (moved instanceof Refusal) throw new Error(`shelf ${id} cannot be cleared: ${moved.message}`);
  return quantity;
}

/**
 * Puts on clearance what lies on the shelves of a seller who is held and has not paid storage for long. It pays for what is
 * owed, whatever it brings. Answers how many pieces.
 */
export async function clearShelves(tx: Tx, accountId: number, at: At): Promise<number> {
  let pieces = 0;
  for (const shelf of await store.lockToClear(tx, accountId)) {
    for (const [pile, condition] of given) pieces += await clearPile(tx, shelf, pile, condition, at);
  }
  waiveOwed(tx, accountId, at.now);
  return pieces;
}
