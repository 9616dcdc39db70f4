import { clearanceStates } from '@sgb/contract/catalogue.ts';
import type { getClearance, listClearance } from '@sgb/contract/clearance.ts';
import { publicPages, sliceOf } from '@sgb/contract/paging.ts';
import type { z } from 'zod';
import type { Call } from '../../../platform/http/call.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { countIn, departmentsOf, treeOf } from '../../goods/catalog/index.ts';
import { countByLeaf, type PieceRow, pieceById, piecesOnSale } from './store.ts';

export async function clearanceList(call: Call, input: z.output<typeof listClearance.input>) {
  const { page, sort, categoryId, ...filter } = input;
  const tree = await treeOf(call);
  if (categoryId !== undefined && !tree.has(categoryId)) return refuse('notFound', 'There is no such category.');
  const leaves = categoryId === undefined ? undefined : tree.leavesOf(categoryId);
  const [items, rows] = await call.db.read(async (reader) => [
    await piecesOnSale(reader, filter, { sort, leaves, ...sliceOf(page) }),
    await countByLeaf(reader, filter),
  ]);
  const counts = new Map(rows.map((row) => [row.categoryId, row.count]));
  const total = countIn(leaves ?? tree.leavesOf(0), counts);
  return { items, total, page, pages: publicPages(total), departments: departmentsOf(tree, counts) };
}

export async function clearanceDetail(call: Call, { id }: z.output<typeof getClearance.input>) {
  const [tree, piece] = await Promise.all([treeOf(call), call.db.read((reader) => pieceById(reader, id))]);
  if (!piece) return refuse('notFound', 'This piece is not on sale.');
  const state = shownState(piece, call.session?.accountId, call.clock.now());
  return { ...piece, state, trail: tree.trailOf(piece.categoryId), listedAt: piece.listedAt.toISOString() };
}

type ClearanceState = z.output<typeof getClearance.output>['state'];

type Reserved = Pick<PieceRow, 'state' | 'reservedBy' | 'reservedUntil'>;

/** As somebody sees it: what waits for their own payment, or for one that never came, can be bought. */
function shownState(piece: Reserved, accountId: number | undefined, now: Date): ClearanceState {
  if (piece.state === clearanceStates.available) return clearanceStates.available;
  if (piece.state !== clearanceStates.reserved) return clearanceStates.sold;
  const free = piece.reservedBy === accountId || (piece.reservedUntil ?? now) <= now;
  return free ? clearanceStates.available : clearanceStates.reserved;
}
