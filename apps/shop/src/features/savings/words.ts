import type { SavingKind } from '@sgb/contract/saving-kinds.ts';

/** Name, where it comes from, and how its part of a bar looks. */
export const kindWords: Readonly<Record<SavingKind, { name: string; hint: string; fill: string }>> = {
  membership: { name: 'Membership', hint: 'lower fee, storage and photos', fill: 'bg-brand' },
  freight: { name: 'Freight', hint: 'members’ discount on freight', fill: 'bg-info' },
  coupon: { name: 'Coupons', hint: 'used on goods or freight', fill: 'bg-action' },
  scoin: { name: 'S Coin', hint: 'spent on fee and freight', fill: 'bg-star' },
  groupship: { name: 'Group ship', hint: 'parcels sent together', fill: 'bg-line-strong' },
};
