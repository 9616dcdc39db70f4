import type { NoteKind } from '@sgb/contract/notes.ts';
import { orderNumber } from '@sgb/contract/order-states.ts';
import { parcelNumber } from '@sgb/contract/parcel-states.ts';
import { purchaseNumber } from '@sgb/contract/purchase-states.ts';
import { caseNumber } from '@sgb/contract/workorder-states.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { orderById } from '../../buying/orders/index.ts';
import { purchaseById } from '../../buying/purchasing/index.ts';
import { caseById } from '../../care/workorders/index.ts';
import { parcelById } from '../../logistics/parcels/index.ts';
import { peopleById } from '../../people/identity/index.ts';

/** Whose a thing is: no accounts for one that is ours, undefined for one that is not there. */
export async function ownersOf(reader: Sql, kind: NoteKind, id: number): Promise<readonly number[] | undefined> {
  if (kind === 'person') return (await peopleById(reader, [id])).length > 0 ? [id] : undefined;
  if (kind === 'purchase') return (await purchaseById(reader, id)) ? [] : undefined;
  const find = { order: orderById, parcel: parcelById, case: caseById }[kind];
  const found = await find(reader, id);
  return found && [found.accountId];
}

/** What staff call it. A person is called by name. */
export const numberOf: Readonly<Record<Exclude<NoteKind, 'person'>, (id: number) => string>> = {
  order: orderNumber,
  parcel: parcelNumber,
  case: caseNumber,
  purchase: purchaseNumber,
};
