import { dispatchNumber, dispatchStates } from '@sgb/contract/dispatch-states.ts';
import type { Dispatch } from '@sgb/contract/dispatch-views.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { costOf } from './money.ts';
import * as store from './store.ts';

export const lineView = ({ skuId, title, options, picture, quantity }: store.LineRow) => ({
  skuId: String(skuId),
  title,
  options: [...options],
  picture,
  quantity,
});

export const receiverView = (row: store.DispatchRow) => ({
  id: row.receiverId,
  name: row.receiverName,
  mobile: row.receiverMobile,
  address: row.receiverAddress,
});

const { waiting, processing } = dispatchStates;

function viewOf(row: store.DispatchRow, lines: readonly store.LineRow[], moves: readonly store.MoveRow[]): Dispatch {
  const { pickCents, deliveryCents, size, parcels } = row;
  return {
    id: row.id,
    number: dispatchNumber(row.id),
    state: row.state,
    stateAt: row.stateAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    receiver: receiverView(row),
    way: row.way,
    lines: lines.map(lineView),
    price: { pickCents, deliveryCents, totalCents: costOf(row), size, parcels },
    paidCents: row.paidCents,
    backCents: row.backCents,
    reference: row.reference,
    waits: row.waits,
    waitsUntil: row.waitsUntil?.toISOString() ?? null,
    remark: row.remark,
    carrier: row.carrier,
    waybill: row.waybill,
    track: moves.map(({ at, text }) => ({ at: at.toISOString(), text })),
    mayCancel: row.state === waiting || row.state === processing,
  };
}

export async function viewsOf(reader: Sql, rows: readonly store.DispatchRow[]): Promise<Dispatch[]> {
  const ids = rows.map(({ id }) => id);
  const lines = Map.groupBy(await store.linesOf(reader, ids), ({ dispatchId }) => dispatchId);
  const moves = Map.groupBy(await store.movesOf(reader, ids), ({ dispatchId }) => dispatchId);
  return rows.map((row) => viewOf(row, lines.get(row.id) ?? [], moves.get(row.id) ?? []));
}

export async function view(reader: Sql, row: store.DispatchRow): Promise<Dispatch> {
  const [shown] = await viewsOf(reader, [row]);
  if (!shown) throw new Error(`dispatch ${row.id} is not shown`);
  return shown;
}
