import type { DeliveryMode } from '@sgb/contract/checkout-options.ts';
import type { SettingValue } from '../../../platform/settings/define.ts';
import { loadOf, type Piece } from './cargo.ts';
import { type LocalParcels, localParcels } from './last-mile.ts';
import type { deliverySouthAfrica } from './settings.ts';

export type DeliveryTable = SettingValue<typeof deliverySouthAfrica>;

type Packed = Piece & { readonly quantity: number };

export interface DeliveryQuote extends Omit<LocalParcels, 'of'> {
  readonly mode: DeliveryMode;
  readonly cents: number;
  /** Because of what is bought. */
  readonly free: boolean;
}

/** What each way to the shopper costs inside South Africa, for goods that lie in Johannesburg. */
export function deliveryQuotes(
  goods: readonly Packed[],
  goodsCents: number,
  { sizes, freeFromCents }: DeliveryTable,
): DeliveryQuote[] {
  const cargo = goods.map((piece) => ({ ...piece, special: 0 as const }));
  const { of, ...parcels } = localParcels(loadOf(cargo, 0), sizes);
  const free = goodsCents >= freeFromCents;
  const quote = (mode: DeliveryMode, each: number) => ({
    ...parcels,
    mode,
    free,
    cents: free ? 0 : each * parcels.count,
  });
  return [quote('locker', of.lockerCents), quote('kiosk', of.kioskCents), quote('door', of.doorCents)];
}
