/** How money comes back from an order, as plain data: rules, section 19. */

export const refundTypeWords = {
  1: 'Cancel',
  2: 'Return and refund',
  3: 'Exchange',
  4: 'Refund only, keep the goods',
} as const;

export const refundReasons = { changeOfMind: 1, fault: 2 } as const;
export type RefundReason = (typeof refundReasons)[keyof typeof refundReasons];
export const refundReasonWords: Readonly<Record<RefundReason, string>> = {
  1: 'I changed my mind',
  2: 'It is wrong, damaged, late or not as described',
};

export const requestStates = { waiting: 10, agreed: 20, refused: 30, withdrawn: 40 } as const;
export type RequestState = (typeof requestStates)[keyof typeof requestStates];
export const requestStateWords: Readonly<Record<RequestState, string>> = {
  10: 'Waiting for an answer',
  20: 'Agreed',
  30: 'Refused',
  40: 'Taken back',
};

/** What stays with the shop when money goes back. */
export const deductionWords = {
  serviceFee: 'Service fee',
  chinaFreight: 'Freight inside China',
  services: 'Services that were done',
  delivery: 'Delivery',
  returnFreight: 'Freight back to the supplier',
  handling: 'Handling of the return',
} as const;
export type DeductionKind = keyof typeof deductionWords;
export const deductionKinds = Object.keys(deductionWords) as DeductionKind[];

/** Who decides whether money goes back. */
export const deciders = ['shopper', 'seller', 'none'] as const;
export type Decider = (typeof deciders)[number];

/** What a shopper can do with an order; the first one offered is the next step. */
export const orderActions = [
  'pay',
  'confirm',
  'review',
  'ship',
  'remind',
  'restore',
  'track',
  'cancel',
  'refund',
  'again',
  'help',
] as const;
export type OrderAction = (typeof orderActions)[number];

/** How long a word about an order may be. */
export const orderTextLimits = { mark: 50, remark: 100, content: 500, review: 50 } as const;
