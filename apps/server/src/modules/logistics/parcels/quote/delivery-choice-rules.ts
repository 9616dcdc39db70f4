import { addressTypes } from '@sgb/contract/addresses.ts';
import { southAfrica } from '@sgb/contract/countries.ts';
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

/** Around our depot in Johannesburg: whoever lives elsewhere fetches nothing there, unless they say so. */
const depotProvince = 'gauteng';

type Living = Pick<ParcelAddressee, 'countryId' | 'province'>;

/** Whether this end of a line is further away than anybody should be sent by us. */
export function isFar(delivery: ParcelDelivery, { countryId, province }: Living): boolean {
  return delivery === 'depot' && !(countryId === southAfrica && province.trim().toLowerCase() === depotProvince);
}

type End = Pick<ParcelAddressee, 'type' | 'postBox'> & Living;

/**
 * Which of the ends of a line suits a receiver: the wished one, or the cheapest that is at least as near to them.
 * Whoever wants it brought is never sent to fetch it, and whoever said nothing is not sent far.
 */
export function suitingDelivery(
  open: readonly ParcelDelivery[],
  receiver: End,
  wished?: ParcelDelivery,
): ParcelDelivery | undefined {
  const suiting = open.filter((delivery) => deliversTo(delivery, receiver));
  if (wished === undefined) {
    const near = suiting.filter((delivery) => !isFar(delivery, receiver));
    if (near.length === suiting.length) return near[0];
    // Where our depot is far, so may an ambassador be: being brought comes first.
    return near.find((delivery) => nearness[delivery] > nearness.ambassador) ?? near[0] ?? suiting[0];
  }
  return suiting.find((each) => each === wished) ?? suiting.find((each) => nearness[each] >= nearness[wished]);
}
