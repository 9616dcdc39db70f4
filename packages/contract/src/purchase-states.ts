/** What a supplier purchase is at. */
export const purchaseStates = { sending: 10, placed: 20, paid: 30, sent: 40, done: 80, failed: 90 } as const;
export type PurchaseState = (typeof purchaseStates)[keyof typeof purchaseStates];
export const purchaseStateIds = Object.values(purchaseStates);

/** What a buyer has to decide about a purchase: dearer goods, dearer freight, closed by the supplier in part. */
export const purchaseFlags = ['', 'price', 'freight', 'partly'] as const;
export type PurchaseFlag = (typeof purchaseFlags)[number];

/** Why an order could not be bought, in the words that its shopper reads. */
export const failReasons = [
  'Sold out at the supplier',
  'The supplier does not sell it any more',
  'The supplier raised the price too much',
  'The supplier did not deliver',
  'The supplier closed the order',
  'It may not be sent to your country',
  'We could not reach the supplier',
] as const;
export type FailReason = (typeof failReasons)[number];

export const purchaseNumber = (id: number): string => `PO${String(id).padStart(7, '0')}`;

export const purchaseStateWords: Readonly<Record<PurchaseState, string>> = {
  10: 'Being sent',
  20: 'Placed',
  30: 'Paid',
  40: 'Sent by the seller',
  80: 'Done',
  90: 'Failed',
};

export const purchaseFlagWords: Readonly<Record<Exclude<PurchaseFlag, ''>, string>> = {
  price: 'Dearer than charged',
  freight: 'Freight dearer than charged',
  partly: 'Closed in part by the seller',
};
