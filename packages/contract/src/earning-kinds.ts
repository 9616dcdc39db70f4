/** Earnings as plain data: rules section 16, community section 6. */

/** What somebody earns for. */
export const earningKinds = {
  /** Goods that a member signed for. */
  member: 1,
  /** An ambassador's own orders. */
  own: 2,
  /** What a month comes to at the rate that its goods have reached, above the first rate. */
  tier: 3,
  /** A parcel that an ambassador handed over. */
  handover: 4,
  /** Our service fee of somebody whom an influencer invited. */
  fee: 5,
  /** Their freight. */
  freight: 6,
  /** A task of promotion that was approved. */
  task: 7,
} as const;
export type EarningKind = (typeof earningKinds)[keyof typeof earningKinds];
export const earningKindIds = Object.values(earningKinds);

export const earningKindNames: Readonly<Record<EarningKind, string>> = {
  1: 'Goods of members',
  2: 'Own orders',
  3: 'Higher rate of the month',
  4: 'Handed over',
  5: 'Service fee of an invited person',
  6: 'Freight of an invited person',
  7: 'Task',
};

/** What a line is at: it waits out the cooling-off, lies in the purse, has left it, or was taken back. */
export const earningStates = ['pending', 'ready', 'paid', 'reversed'] as const;
export type EarningState = (typeof earningStates)[number];

export const earningStateNames: Readonly<Record<EarningState, string>> = {
  pending: 'Pending',
  ready: 'Ready to use',
  paid: 'Paid out',
  reversed: 'Reversed',
};

/** Why the orders of somebody earn whoever brought them nothing. */
export const blockReasons = ['sameDevice', 'sameBankAccount', 'samePayer'] as const;
export type BlockReason = (typeof blockReasons)[number];
