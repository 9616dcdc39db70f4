/** What carriers tell of a parcel, as plain data. */

/** The two ways of a parcel that somebody else carries: from our warehouse in China to ours, and from ours to a door. */
export const carrierLegs = ['haul', 'mile'] as const;
export type CarrierLeg = (typeof carrierLegs)[number];

export interface KindWords {
  readonly leg: CarrierLeg | null;
  /** What a shopper reads when the carrier says nothing else. */
  readonly text: string;
}

/** In the order in which they happen; those without a leg can happen at any time and move nothing. */
export const carrierKinds = {
  collected: { leg: 'haul', text: 'Picked up from our warehouse.' },
  depot: { leg: 'haul', text: 'At the export depot.' },
  declared: { leg: 'haul', text: 'Export declaration accepted.' },
  departed: { leg: 'haul', text: 'Left China.' },
  transit: { leg: 'haul', text: 'In transit.' },
  arrived: { leg: 'haul', text: 'Arrived in South Africa.' },
  customs: { leg: 'haul', text: 'Import declaration handed in.' },
  cleared: { leg: 'haul', text: 'Cleared by customs, duty and VAT paid.' },
  warehouse: { leg: 'haul', text: 'Put into our Johannesburg warehouse.' },
  out: { leg: 'mile', text: 'On its way to you.' },
  waiting: { leg: 'mile', text: 'Ready to be collected.' },
  attempt: { leg: 'mile', text: 'Nobody was there. The driver comes again.' },
  delivered: { leg: 'mile', text: 'Delivered.' },
  held: { leg: null, text: 'Held by customs for a closer look.' },
  delayed: { leg: null, text: 'Delayed.' },
  damaged: { leg: null, text: 'The carrier reports damage.' },
  lost: { leg: null, text: 'The carrier cannot find it.' },
  returned: { leg: null, text: 'On its way back to our warehouse.' },
} as const satisfies Readonly<Record<string, KindWords>>;

export type CarrierKind = keyof typeof carrierKinds;
export const carrierKindNames = Object.keys(carrierKinds) as [CarrierKind, ...CarrierKind[]];

/** The kinds that a leg goes through when nothing goes wrong. */
export const kindsOfLeg = (leg: CarrierLeg): CarrierKind[] =>
  carrierKindNames.filter((kind) => carrierKinds[kind].leg === leg && kind !== 'attempt');
