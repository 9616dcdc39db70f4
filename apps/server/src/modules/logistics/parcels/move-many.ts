import { orderStatusIn, type ParcelStatus, parcelNumber } from '@sgb/contract/parcel-states.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { actors, lockOrders, moveOrders } from '../../buying/orders/index.ts';
import { parcelActors, transitionFault } from './rules.ts';
import { contentsOf, type ParcelRow, type WrittenMove } from './store.ts';

/** A parcel that is held, every status that it passes, and when. */
interface Stretch {
  readonly parcel: ParcelRow;
  readonly path: readonly ParcelStatus[];
  readonly at: Date;
}

const moveText = `
  with given as (
    select * from unnest($1::int[], $2::timestamptz[]) as given (id, at)
  ), moved as (
    update parcels set status = $3::int, status_at = given.at from given where parcels.id = given.id
  )
  insert into parcel_transitions (parcel_id, at, from_status, to_status, who, by_account, why, money_cents)
  select step.id, given.at, step.from_status, step.to_status, $7::int, $8::int, '', 0
  from unnest($4::int[], $5::int[], $6::int[]) with ordinality as step (id, from_status, to_status, place)
  join given using (id) order by step.place`;

function stepsOf({ parcel, path }: Stretch, who: WrittenMove['who']) {
  let from = parcel.status;
  return path.map((to) => {
    const fault = transitionFault({ status: from, packedAt: parcel.packedAt }, to, who);
    if (fault) throw new Error(`parcel ${parcel.id} does not go from ${from} to ${to}: ${fault}`);
    const step = { id: parcel.id, from, to };
    from = to;
    return step;
  });
}

/**
 * Moves parcels that are held along their paths to one status between leaving and being signed for, as `moveParcel` does with
 * each, in a few statements however many they are. Nobody is told.
 */
export async function moveParcelsAlong(
  tx: Tx,
  stretches: readonly Stretch[],
  to: ParcelStatus,
  { who, by, now }: Pick<WrittenMove, 'who' | 'by' | 'now'>,
): Promise<void> {
  const going = stretches.filter(({ path }) => path.length > 0);
  if (going.length === 0) return;
  const steps = going.flatMap((each) => stepsOf(each, who));
  const contents = await contentsOf(
    tx,
    going.map(({ parcel }) => parcel.id),
  );
  const parcelOf = new Map(contents.map(({ orderId, parcelId }) => [orderId, parcelId]));
  const orders = await lockOrders(tx, [...parcelOf.keys()]);
  const goal = orderStatusIn(to);
  const behind = orders.filter(({ status }) => status !== goal);
  const stuck = await moveOrders(tx, behind, {
    to: goal,
    who: who === parcelActors.carrier ? actors.shop : who,
    by,
    why: '',
    each: ({ id }) => ({ by, why: `Parcel ${parcelNumber(parcelOf.get(id) ?? 0)}` }),
    now,
    quiet: true,
  });
  if (stuck) throw new Error(`goods do not follow their parcels: ${stuck.message}`);
  await tx.run('parcels.moveAlong', moveText, [
    going.map(({ parcel }) => parcel.id),
    going.map(({ at }) => at),
    to,
    steps.map(({ id }) => id),
    steps.map(({ from }) => from),
    steps.map((step) => step.to),
    who,
    by,
  ]);
}
