import type { ParcelStatus } from '@sgb/contract/parcel-states.ts';
import type { App } from '../../../platform/app.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Kept, Refusal, refuse } from '../../../platform/http/refusal.ts';
import { lockParcel, type ParcelRow } from './store.ts';

/** Does something to one parcel while nobody else can, and answers where it is then. */
export async function withLockedParcel(
  { db }: Pick<App, 'db'>,
  id: number,
  work: (tx: Tx, parcel: ParcelRow) => Promise<ParcelRow | Refusal | Kept>,
  accountId?: number,
): Promise<{ readonly id: number; readonly status: ParcelStatus } | Refusal> {
  return db.transact(async (tx) => {
    const parcel = await lockParcel(tx, id, accountId);
    if (!parcel) return refuse('notFound', 'We could not find that parcel.');
    const after = await work(tx, parcel);
    return after instanceof Refusal || after instanceof Kept ? after : { id, status: after.status };
  });
}
