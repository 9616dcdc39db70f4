import type { DispatchWay } from '@sgb/contract/dispatch-states.ts';
import type { At } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { send } from './pieces.ts';
import { makeDispatches } from './sending/make.ts';
import { hashOf, parcelOf } from './sending/send.ts';
import { type DispatchRow, linesOf } from './store.ts';

export { saveBrand } from './store.ts';

interface Order {
  readonly pieces: readonly { readonly skuId: string; readonly quantity: number }[];
  readonly receiverId: number;
  readonly way: DispatchWay;
  readonly reference: string;
  readonly key: string;
}

/** A parcel from somebody's shelf to one of their clients, ordered at that moment. */
export async function orderDispatch(tx: Tx, accountId: number, order: Order, at: At): Promise<DispatchRow> {
  const { way, reference, key } = order;
  const parcel = await parcelOf(tx, accountId, { ...order, pieces: [...order.pieces] }, at);
  if (parcel instanceof Refusal) throw new Error(parcel.message);
  const price = parcel.quotes.find((quote) => quote.way === way)?.price;
  if (!price) throw new Error(`nothing goes by ${way}`);
  const wish = { ...parcel, way, price, reference, key, hash: hashOf(order), row: 0 };
  const made = await makeDispatches(tx, accountId, [wish], at);
  if (made instanceof Refusal) throw new Error(made.message);
  const [row] = made;
  if (!row) throw new Error('nothing was made');
  return row;
}

/** Its pieces leave the warehouse. */
export const sendPieces = async (tx: Tx, row: DispatchRow, by: number | null, at: At): Promise<void> =>
  send(tx, row, await linesOf(tx, [row.id]), by, at);

export { arrive, handOver, takeBack } from './desk.ts';
export { countedJob } from './jobs.ts';
export { fail as failDispatch, moveOn as moveDispatch, waitingFor } from './move.ts';
export { type DispatchRow, dispatchById, dispatchesToDrive } from './store.ts';
export { shippedText } from './words.ts';
