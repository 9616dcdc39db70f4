import { addressTypes } from '@sgb/contract/addresses.ts';
import type { ParcelDelivery } from '@sgb/contract/shipping.ts';
import type { ParcelAddressee } from '../../../people/clients/index.ts';

/** How near to the receiver a parcel ends: fetched from us, from a place around the corner, or brought. */
const nearness: Readonly<Record<ParcelDelivery, number>> = {
  depot: 0,
  ambassador: 0,
  locker: 1,
  kiosk: 1,
  door: 2,
  express: 2,
};

/** Whether a parcel that is brought this way finds this receiver. */
export function deliversTo(
  delivery: ParcelDelivery,
  { type, postBox }: Pick<ParcelAddressee, 'type' | 'postBox'>,
): boolean {
  if (nearness[delivery] < nearness.door) return true;
  return !postBox && type !== addressTypes.locker && type !== addressTypes.ambassadorPickup;
}

/**
 * Which of the ends of a line suits a receiver: the wished one, or the cheapest that is at least as near to them.
 * Whoever wants it brought is never sent to fetch it.
 */
export function suitingDelivery(
  open: readonly ParcelDelivery[],
  receiver: Pick<ParcelAddressee, 'type' | 'postBox'>,
  wished?: ParcelDelivery,
): ParcelDelivery | undefined {
  const suiting = open.filter((delivery) => deliversTo(delivery, receiver));
  if (wished === undefined) return suiting[0];
  return suiting.find((each) => each === wished) ?? suiting.find((each) => nearness[each] >= nearness[wished]);
}
