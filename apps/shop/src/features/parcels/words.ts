import { deliveryWords } from '@sgb/contract/checkout-options.ts';
import type { GoodsClass, ParcelDelivery } from '@sgb/contract/shipping.ts';

/** What the receiver does to get it. */
export const deliveryHints: Readonly<Record<ParcelDelivery, string>> = {
  depot: 'Our depot keeps it for you.',
  ambassador: 'In your neighbourhood, at a time you agree on.',
  locker: deliveryWords.locker.text,
  kiosk: deliveryWords.kiosk.text,
  door: deliveryWords.door.text,
  express: 'The courier brings it all the way.',
};

/** The groups of the tariff that customs sort goods into. */
export const groupWords: Readonly<Record<GoodsClass, { readonly name: string; readonly code: string }>> = {
  clothing: { name: 'Clothing and textiles', code: 'HS 61 to 63' },
  footwear: { name: 'Shoes', code: 'HS 64' },
  general: { name: 'Other goods', code: 'Other HS groups' },
};
