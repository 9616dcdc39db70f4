/** Parcels that shoppers send to our warehouse themselves, as plain data: rules, section 17. */

/** As it is kept. */
export const forwardStates = { declared: 10, arrived: 20, withdrawn: 80, expired: 90 } as const;
export type ForwardState = (typeof forwardStates)[keyof typeof forwardStates];

/** As its shopper sees it: where the order is that it became. */
export const forwardStages = {
  declared: 'Declared',
  arrived: 'Arrived',
  weighed: 'In our warehouse',
  parcel: 'In a parcel',
  delivered: 'Delivered',
  ended: 'Ended',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
} as const;
export type ForwardStage = keyof typeof forwardStages;
export const forwardStageIds = Object.keys(forwardStages) as ForwardStage[];

export const forwardClasses = [
  { special: 0, name: 'Normal', text: 'No magnets, batteries or liquids' },
  { special: 1, name: 'Magnet', text: 'Magnets, or batteries built in' },
  { special: 2, name: 'Liquid', text: 'Liquids, creams, gels, powders' },
] as const;

export const forwardLimits = { content: 100, remark: 200, mostPieces: 9_999, mostValueCents: 15_000_000 } as const;
