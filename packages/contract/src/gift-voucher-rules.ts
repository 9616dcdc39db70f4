/** Open until somebody redeems it, its buyer takes it back, or its time ends. */
export const giftVoucherStates = { open: 10, redeemed: 20, takenBack: 30, expired: 40 } as const;
export type GiftVoucherState = (typeof giftVoucherStates)[keyof typeof giftVoucherStates];

export const giftVoucherStateWords: Record<GiftVoucherState, string> = {
  [giftVoucherStates.open]: 'Open',
  [giftVoucherStates.redeemed]: 'Redeemed',
  [giftVoucherStates.takenBack]: 'Taken back',
  [giftVoucherStates.expired]: 'Expired',
};

/** Digits and capitals without those that are read for another: 32 signs, so that each holds five bits. */
export const giftCodeSigns = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const giftCodeLength = 16;

/** As it was made, however somebody typed it: O is read as 0, I and L as 1. */
export const plainGiftCode = (typed: string): string =>
  typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');

/** In groups of four, as it is read aloud. */
export const shownGiftCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? '';
