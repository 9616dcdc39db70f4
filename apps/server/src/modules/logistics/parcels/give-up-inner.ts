import { parcelStatuses } from '@sgb/contract/parcel-states.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { releaseHolds } from '../../books/ledger/index.ts';
import { actors, lockOrders, moveOrders } from '../../buying/orders/index.ts';
import { giveBackBenefits } from '../../people/membership/index.ts';
import { refusalOfTransition } from './move.ts';
import { parcelActors, type Who } from './rules.ts';
import * as store from './store.ts';
import { itemOf } from './tills.ts';

export interface GivingUpInner {
  readonly who: Who;
  readonly by: number | null;
  readonly why: string;
  readonly now: Date;
}

/** As moving each by itself would: the parcel, its history, and what was in it. */
const endText = `
  with given as (
    select * from unnest($1::int[], $2::int[], $3::int[]) as given (id, from_status, cents)
  ), ended as (
    update parcels set status = 99, status_at = $4::timestamptz, cancelled_at = $4::timestamptz, hold_id = null, held_cents = 0,
      due_cents = 0, pay_until = null from given where parcels.id = given.id
  ), written as (
    insert into parcel_transitions (parcel_id, at, from_status, to_status, who, by_account, why, money_cents)
    select id, $4::timestamptz, from_status, 99, $5::int, $6::int, $7, cents from given order by id
  ) update parcel_orders set dropped_at = $4::timestamptz where parcel_id = any($1::int[]) and dropped_at is null`;

/** Each of them is the shop's to take apart, and has nothing but what was set aside for it. */
function expectPlain(parcel: store.ParcelRow, who: Who): void {
  const refused = refusalOfTransition(parcel, parcelStatuses.cancelled, who);
  if (refused) throw new Error(`parcel ${parcel.id} cannot be taken apart: ${refused.message}`);
  const { roundId, packedAt, couponId, scoinHoldId } = parcel;
  if (roundId === null || packedAt !== null || couponId !== null || scoinHoldId !== null) {
    throw new Error(`parcel ${parcel.id} is no unpacked part of a round`);
  }
}

/** Takes inner parcels apart that are held and not packed, as many as they are: what was set aside comes back, goods go to their shelf. */
export async function giveUpInner(tx: Tx, parcels: readonly store.ParcelRow[], giving: GivingUpInner): Promise<void> {
  if (parcels.length === 0) return;
  const { who, by, why, now } = giving;
  for (const parcel of parcels) expectPlain(parcel, who);
  const ids = parcels.map(({ id }) => id);
  // Balances are locked in the order of their owners.
  const paid = parcels.toSorted((one, other) => one.accountId - other.accountId);
  const released = await releaseHolds(
    tx,
    paid.flatMap(({ holdId }) => (holdId === null ? [] : { holdId, now })),
  );
  const gone = released.find((each) => each instanceof Refusal);
  if (gone) throw new Error(`what was set aside for a part of a round is gone: ${gone.code}`);
  const granted = parcels.filter(({ vipLevel }) => vipLevel > 0);
  await Promise.all(granted.map(({ id, accountId }) => giveBackBenefits(tx, accountId, itemOf(id))));
  const contents = await store.contentsOf(tx, ids);
  const orders = await lockOrders(
    tx,
    contents.map(({ orderId }) => orderId),
  );
  const orderWho = who === parcelActors.carrier ? actors.shop : who;
  const words = `Group shipment: ${why}`;
  const stuck = await moveOrders(tx, orders, { to: 40, who: orderWho, by, why: words, now, quiet: true });
  if (stuck) throw new Error(`goods of a round cannot go back to their shelf: ${stuck.message}`);
  await tx.run('parcels.endInner', endText, [
    ids,
    parcels.map(({ status }) => status),
    parcels.map(({ heldCents }) => heldCents),
    now,
    who,
    by,
    why,
  ]);
}
