import type { QuoteLine } from '@sgb/contract/pricing.ts';

/** What a parcel is called in the books, by its coupon and by a membership. */
export const itemOf = (parcelId: number): string => `parcel:${parcelId}`;

const parcelTills = ['sales.freight', 'sales.services', 'sales.storage', 'sales.insurance', 'sales.delivery'] as const;
export type ParcelTill = (typeof parcelTills)[number];

function tillOf({ kind }: QuoteLine): ParcelTill {
  if (kind === 'service' || kind === 'forwarding') return 'sales.services';
  if (kind === 'storage') return 'sales.storage';
  if (kind === 'insurance') return 'sales.insurance';
  return kind === 'localDelivery' ? 'sales.delivery' : 'sales.freight';
}

/** What of a quote the shopper pays, by what it is for. Whatever comes off comes off the freight. */
export function cashByTill(lines: readonly QuoteLine[]): { readonly to: ParcelTill; readonly amount: number }[] {
  const sums = new Map<ParcelTill, number>();
  for (const line of lines) sums.set(tillOf(line), (sums.get(tillOf(line)) ?? 0) + line.cents);
  // What comes off is more than the freight only where the shop bears more than that of a group shipment.
  let over = 0;
  return parcelTills.flatMap((to) => {
    const left = (sums.get(to) ?? 0) - over;
    over = Math.max(0, -left);
    return left > 0 ? [{ to, amount: left }] : [];
  });
}

export interface GiftsOf {
  readonly couponId: number | null;
  readonly couponCents: number;
  readonly scoin: number;
  readonly scoinCents: number;
  readonly tierCents: number;
  /** What the shop pays of a part of a group shipment. */
  readonly borneCents: number;
}

/** What a coupon, coins, the membership and the shop itself take off. */
export function giftsIn(lines: readonly QuoteLine[]): GiftsOf {
  const coupon = lines.find((line) => line.kind === 'freightCoupon');
  const coins = lines.find((line) => line.kind === 'coins');
  const tier = lines.find((line) => line.kind === 'freightDiscount');
  const borne = lines.find((line) => line.kind === 'roundBorne');
  return {
    couponId: coupon?.couponId ?? null,
    couponCents: coupon ? -coupon.cents : 0,
    scoin: coins?.coins ?? 0,
    scoinCents: coins ? -coins.cents : 0,
    tierCents: tier ? -tier.cents : 0,
    borneCents: borne ? -borne.cents : 0,
  };
}

export const sumOf = (lines: readonly { readonly cents: number }[]): number =>
  lines.reduce((sum, { cents }) => sum + cents, 0);

/** What of it pays for work that is done once the parcel is packed. */
export const servicesIn = (lines: readonly QuoteLine[]): number =>
  sumOf(lines.filter(({ kind }) => kind === 'service' || kind === 'forwarding'));
