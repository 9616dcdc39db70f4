/** What value is counted in: whole cents of rand, or whole S Coin. They never mix. */
export type Asset = 'ZAR' | 'SCOIN';

/**
 * What a shopper has, by kind. 'frozen' is set aside; 'bonus' is spent first and cannot be withdrawn; 'gift' waits for
 * whoever has the code of a voucher.
 */
export const balanceKinds = [
  'available',
  'frozen',
  'bonus',
  'commission',
  'jar',
  'gift',
  'scoin',
  'scoin.frozen',
] as const;
export type BalanceKind = (typeof balanceKinds)[number];

/** The kinds of movement that a bill names. */
export const entryTypes = {
  recharge: 10,
  rechargeBonus: 11,
  order: 20,
  freight: 21,
  services: 22,
  membership: 23,
  /** What we pay suppliers; no shopper's bill shows it. */
  purchase: 24,
  refund: 30,
  withdrawal: 40,
  transfer: 50,
  giftVoucher: 51,
  commission: 60,
  /** From the purse of commission to the balance. */
  commissionMoved: 61,
  /** What a seller gets for goods of their shelf. */
  sale: 62,
  jar: 70,
  scoinEarned: 80,
  scoinSpent: 81,
  scoinExpired: 82,
  compensation: 90,
  correction: 99,
} as const;
export type EntryType = (typeof entryTypes)[keyof typeof entryTypes];

/** How a movement came about: at once, or in the two steps of a hold, or as the undoing of another. */
export const phases = { booked: 0, held: 1, captured: 2, released: 3, expired: 4, reversed: 5 } as const;
export type Phase = (typeof phases)[keyof typeof phases];
