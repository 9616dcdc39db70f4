/** How far money is that we asked a seller to give back. */
export const refundStates = {
  sending: 10,
  asked: 20,
  toChange: 25,
  toReturn: 30,
  goingBack: 40,
  paidBack: 80,
  closed: 90,
} as const;
export type RefundState = (typeof refundStates)[keyof typeof refundStates];
export const refundStateIds = Object.values(refundStates);

export const refundStateWords: Readonly<Record<RefundState, string>> = {
  10: 'Being sent',
  20: 'Waits for the seller',
  25: 'The seller wants it changed',
  30: 'Send the goods back',
  40: 'Goods on their way back',
  80: 'Paid back',
  90: 'Closed without money',
};

/** Couriers in China that take goods back, by the codes of the supplier site. */
export const returnCouriers = ['SF', 'ZTO', 'YTO', 'STO', 'YUNDA', 'JD', 'EMS'] as const;
