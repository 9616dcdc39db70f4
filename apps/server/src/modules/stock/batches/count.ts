import { parcelStatuses } from '@sgb/contract/parcel-states.ts';
import type { countStockBatch } from '@sgb/contract/stock-desk.ts';
import { batchNumber, batchStates, type PieceReason, type Pile } from '@sgb/contract/stock-states.ts';
import { caseNumber } from '@sgb/contract/workorder-states.ts';
import type { z } from 'zod';
import { type At, atOf } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { allEnded } from '../../../platform/db/together.ts';
import type { Call } from '../../../platform/http/call.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { notify } from '../../base/messages/index.ts';
import { lockParcel, moveParcel, type ParcelRow, parcelActors, signHeld } from '../../logistics/parcels/index.ts';
import { movePieces, placeShelf, type ShelfRow, shelvesOf } from '../shelves/index.ts';
import { countedOrder } from './counted-order.ts';
import type { BatchNeeds } from './needs.ts';
import { type Counting, countedIn } from './rules.ts';
import * as store from './store.ts';
import { moveHeld } from './travel.ts';
import { countedNotice } from './words.ts';

type Input = z.output<typeof countStockBatch.input>;

/** A sea shipment ends here: it is signed for by whoever counts it. */
async function signSeaParcel(tx: Tx, parcel: ParcelRow, by: number, at: At): Promise<undefined | Refusal> {
  const words = { who: parcelActors.staff, by, why: 'Counted in', now: at.now } as const;
  let held = parcel;
  if (held.status === parcelStatuses.southAfricaWarehouse) {
    const ready = await moveParcel(tx, held, { ...words, to: parcelStatuses.readyToCollect, quiet: true });
    if (ready instanceof Refusal) return ready;
    held = ready;
  }
  const signed = await signHeld(tx, held, { ...words, settings: at.settings });
  return signed instanceof Refusal ? signed : undefined;
}

/** Books what was counted of one line, against what was sent. */
async function countLine(
  tx: Tx,
  batch: store.BatchRow,
  line: store.LineRow,
  shelf: ShelfRow,
  counting: Counting & { readonly place: string; readonly by: number },
  at: At,
) {
  const { fit, broken, missing, surplus, surplusBroken } = countedIn(line.quantity, counting);
  const lines: readonly (readonly [Pile | null, Pile, number, PieceReason])[] = [
    ['arriving', 'sellable', fit, 'counted'],
    ['arriving', 'damaged', broken, 'broken'],
    ['arriving', 'lost', missing, 'short'],
    [null, 'sellable', surplus, 'surplus'],
    [null, 'damaged', surplusBroken, 'surplus'],
  ];
  for (const [from, to, quantity, reason] of lines) {
    if (quantity === 0) continue;
    const { accountId } = batch;
    const wish = {
      shelfId: shelf.id,
      accountId,
      from,
      to,
      quantity,
      reason,
      about: batchNumber(batch.id),
      by: counting.by,
    };
    const moved = await movePieces(tx, wish, at);
    if (moved instanceof Refusal) throw new Error(`batch ${batch.id} cannot be counted: ${moved.message}`);
  }
  placeShelf(tx, shelf.id, counting.place);
  return { counted: counting.sellable + counting.damaged, damaged: counting.damaged, missing };
}

/** Every line that was sent is counted once, and nothing else. */
function problemOf(input: Input, lines: readonly store.LineRow[]): Refusal | undefined {
  const named = input.lines.map(({ skuid }) => Number(skuid));
  const strange = named.find(
    (skuId, place) => !lines.some((line) => line.skuId === skuId) || named.indexOf(skuId) < place,
  );
  if (strange !== undefined)
    return refuse('badInput', `lines: ${strange} is not in this batch, or is named twice`, { field: 'lines' });
  const left = lines.find(({ skuId }) => !named.includes(skuId));
  return left && refuse('badInput', `lines: ${left.skuId} was not counted`, { field: 'lines' });
}

/** What was said when just this was counted before: the answer was lost on the way, and nothing more happens. */
function sameCount(input: Input, all: readonly store.LineRow[]) {
  const lines = all.filter(({ shipped }) => shipped);
  const same = lines.every(({ skuId, counted, damaged }) =>
    input.lines.some(
      (line) => Number(line.skuid) === skuId && line.sellable + line.damaged === counted && line.damaged === damaged,
    ),
  );
  if (!same || lines.length !== input.lines.length) return undefined;
  return {
    missing: lines.reduce((sum, { missing }) => sum + missing, 0),
    damaged: lines.reduce((sum, { damaged }) => sum + damaged, 0),
    cases: lines.flatMap(({ caseId }) => (caseId === null ? [] : [caseNumber(caseId)])),
  };
}

export const count = (needs: BatchNeeds) => async (call: Call<'staff'>, input: Input) => {
  const at = await atOf(call);
  return call.db.transact((tx) => countBatch(tx, needs, input, { by: call.session.accountId, ...at }));
};

/** Counts a batch in: its shipment is signed for, its pieces lie on the shelf, and what lacks is a case. */
export async function countBatch(tx: Tx, needs: BatchNeeds, input: Input, { by, ...at }: At & { readonly by: number }) {
  const batch = await store.lockBatch(tx, input.id);
  if (!batch) return refuse('notFound', 'There is no such batch.');
  const again = batch.state === batchStates.counted && sameCount(input, await store.linesOf(tx, [batch.id]));
  if (again) return { id: batch.id, state: batch.state, ...again };
  if (batch.state !== batchStates.arrived || batch.parcelId === null) return refuse('batchMoved');
  const parcel = await lockParcel(tx, batch.parcelId);
  if (!parcel) throw new Error(`batch ${batch.id} has no parcel`);
  const lines = (await store.linesOf(tx, [batch.id])).filter(({ shipped }) => shipped);
  const problem = problemOf(input, lines);
  if (problem) return problem;
  const unsigned = await signSeaParcel(tx, parcel, by, at);
  if (unsigned) return unsigned;
  const shelves = await shelvesOf(
    tx,
    batch.accountId,
    lines.map(({ skuId }) => skuId),
  );
  const cases: number[] = [];
  let missing = 0;
  let damaged = 0;
  const counts = await allEnded(
    shelves.map(async (shelf) => {
      const line = lines.find(({ skuId }) => skuId === shelf.skuId);
      const counting = input.lines.find(({ skuid }) => Number(skuid) === shelf.skuId);
      if (!line || !counting) throw new Error(`shelf ${shelf.id} was not counted`);
      return { line, found: await countLine(tx, batch, line, shelf, { ...counting, by }, at) };
    }),
  );
  for (const { line, found } of counts) {
    missing += found.missing;
    damaged += found.damaged;
    const caseId = found.missing > 0 ? await openCase(needs, tx, batch, line, found.missing, { by, ...at }) : null;
    if (caseId !== null) cases.push(caseId);
    store.writeCounted(tx, line, { ...found, caseId });
  }
  enqueue(tx, countedOrder, { accountId: batch.accountId });
  const done = await moveHeld(tx, batch, batchStates.counted, { by, why: 'Counted in' }, at.now);
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  await notify(tx, countedNotice(done, pieces, missing), { now: at.now });
  return { id: batch.id, state: done.state, missing, damaged, cases: cases.map(caseNumber) };
}

async function openCase(
  needs: BatchNeeds,
  tx: Tx,
  batch: store.BatchRow,
  line: store.LineRow,
  missing: number,
  { by, ...at }: At & { readonly by: number },
): Promise<number | null> {
  if (line.orderId === null) return null;
  const text = `${missing} of ${line.quantity} pieces of batch ${batchNumber(batch.id)} were not found when it was counted in Johannesburg.`;
  const made = await needs.openCase(tx, {
    accountId: batch.accountId,
    byStaff: by,
    orderId: line.orderId,
    quantity: missing,
    text,
    ...at,
  });
  if (!(made instanceof Refusal)) return made.id;
  // The seller has reported it before: that case settles it.
  if (made.code === 'caseOpen') return null;
  throw new Error(`nobody can settle what lacks in batch ${batch.id}: ${made.message}`);
}
