import { forwardStates } from '@sgb/contract/forwarding-words.ts';
import type { At } from '../../../platform/at.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { notify } from '../../base/messages/index.ts';
import { type OrderRow, writeForwarded } from '../../buying/orders/index.ts';
import { accountsIn } from '../../cash/recharge/index.ts';
import { sourcingUnknownPiece } from '../../goods/sourcing/settings.ts';
import { recipientsOf } from '../../people/identity/index.ts';
import { attachToUnknown, type UnknownArrival, type WarehouseNeeds } from '../warehouse/index.ts';
import { ownerAmong } from './rules.ts';
import { forwardingTerms } from './settings.ts';
import * as store from './store.ts';
import { arrivedNotice, undeclaredNotice } from './words.ts';

/** The declared parcel is the one that came: it becomes an order. Both are held. */
export async function become(
  tx: Tx,
  declared: store.ForwardedRow,
  arrival: UnknownArrival,
  { settings, now }: At,
): Promise<OrderRow> {
  const order = await writeForwarded(tx, { ...declared, piece: settings.get(sourcingUnknownPiece), now });
  await store.change(tx, declared.id, {
    state: forwardStates.arrived,
    orderId: order.id,
    arrivedAt: arrival.scannedAt,
  });
  await notify(tx, arrivedNotice(order, arrival.code), { now });
  return order;
}

/** What is declared now lies on the shelf already. The number is locked, the arrival held. */
export async function claim(
  tx: Tx,
  declared: store.ForwardedRow,
  arrival: UnknownArrival,
  moment: At,
): Promise<store.ForwardedRow> {
  const owner = ownerAmong(await store.lockOpen(tx, declared.tracking), accountsIn(arrival.note));
  if (owner?.id !== declared.id) return declared;
  const order = await become(tx, declared, arrival, moment);
  await attachToUnknown(tx, arrival, order.id);
  return { ...declared, state: forwardStates.arrived, orderId: order.id, arrivedAt: arrival.scannedAt };
}

/** For the gate: what shoppers declared. */
export const forwarders: WarehouseNeeds = {
  holdNumber: store.lockNumber,
  async ordersOf(tx, arrival, at) {
    const { settings, now } = at;
    const labelled = accountsIn(arrival.note);
    const declared = await store.lockOpen(tx, arrival.code);
    const owner = ownerAmong(declared, labelled);
    if (owner) return [await become(tx, owner, arrival, at)];
    const [only] = labelled;
    if (only !== undefined && labelled.length === 1 && (await recipientsOf(tx, [only])).size > 0) {
      await notify(tx, undeclaredNotice(only, arrival.code, settings.get(forwardingTerms).shelfDays), { now });
    }
    return [];
  },
};
