import { parcelStatuses } from '@sgb/contract/parcel-states.ts';
import { type Refusal, refuse } from '../../../platform/http/refusal.ts';
import { isChangeable, isReopenable } from './rules.ts';
import type { ParcelRow } from './store.ts';

export const notYours = () => refuse('notFound', 'This parcel is not one of yours.');

/** What shipping together costs follows from what everybody has put in. */
export const shipsTogether = () =>
  refuse('inRound', 'It is a part of a group shipment that is closed: it can neither be changed nor cancelled.');

/** Why a parcel cannot be opened again. */
export function refusalToReopen(parcel: ParcelRow | undefined): Refusal | undefined {
  if (!parcel) return notYours();
  if (parcel.roundId !== null) return shipsTogether();
  if (isChangeable(parcel)) return refuse('parcelNotPacked', 'It is not packed, so that it can be changed as it is.');
  return isReopenable(parcel) ? undefined : refuse('parcelMoved');
}

/** Why a parcel cannot be changed any more. */
export function refusalToChange(parcel: ParcelRow | undefined): Refusal | undefined {
  if (!parcel) return notYours();
  if (parcel.roundId !== null) return shipsTogether();
  if (parcel.packedAt !== null && parcel.status <= parcelStatuses.inWarehouse) return refuse('parcelPacked');
  return isChangeable(parcel) ? undefined : refuse('parcelMoved');
}
