import { receiverColumns } from './receiver-file.ts';

/** Sending pieces from a seller's shelf to the seller's own clients, as plain data. */

/** The four of SA stock orders (product document, section 4), and two of ours. */
export const dispatchStates = {
  /** In Pending: it waits for money, for a count or for an address. */
  waiting: 110,
  processing: 112,
  shipped: 113,
  review: 114,
  failed: 115,
  cancelled: 119,
} as const;
export type DispatchState = (typeof dispatchStates)[keyof typeof dispatchStates];
export const dispatchStateIds = Object.values(dispatchStates);

export const dispatchStateNames: Readonly<Record<DispatchState, string>> = {
  110: 'Waiting',
  112: 'Processing',
  113: 'Shipped',
  114: 'Delivered',
  115: 'Failed',
  119: 'Cancelled',
};

export const dispatchNumber = (id: number): string => `SD${String(id).padStart(8, '0')}`;

/** How pieces reach a client: by the table of lockers and doors, or fetched at our depot. */
export const dispatchWays = ['locker', 'door', 'depot'] as const;
export type DispatchWay = (typeof dispatchWays)[number];

export const dispatchWayWords: Readonly<Record<DispatchWay, { readonly label: string; readonly text: string }>> = {
  locker: { label: 'Pudo locker', text: 'Your client gets a PIN and has 36 hours to collect it.' },
  door: { label: 'To the door', text: 'A courier brings it to the address.' },
  depot: { label: 'Our depot', text: 'Your client fetches it in Johannesburg.' },
};

/** What something in Pending waits for. */
export const waitReasons = ['balance', 'count', 'address'] as const;
export type WaitReason = (typeof waitReasons)[number];

export const waitWords: Readonly<Record<WaitReason, { readonly label: string; readonly text: string }>> = {
  balance: {
    label: 'Waits for money',
    text: 'Your balance was too low. The pieces are kept for this client meanwhile.',
  },
  count: {
    label: 'Waits for the count',
    text: 'The pieces have arrived and are not counted yet. Once they are, it is paid from your balance and goes on by itself.',
  },
  address: { label: 'Waits for an address', text: 'The courier cannot deliver to this address. Choose another one.' },
};

/** What money that came back was paid for. */
export const backParts = [
  'goods',
  'chinaFreight',
  'serviceFee',
  'services',
  'seaFreight',
  'compensation',
  'pick',
  'delivery',
] as const;
export type BackPart = (typeof backParts)[number];

export const backPartWords: Readonly<Record<BackPart, string>> = {
  goods: 'goods',
  chinaFreight: 'freight in China',
  serviceFee: 'service fee',
  services: 'services',
  seaFreight: 'sea freight',
  compensation: 'compensation',
  pick: 'picking',
  delivery: 'delivery',
};

/** Why something is in Fail. */
export const failReasons = [
  'supplierFailed',
  'countedShort',
  'addressRefused',
  'cameBack',
  'notPaid',
  'notCounted',
  'notAnswered',
] as const;
export type FailReason = (typeof failReasons)[number];

export const failWords: Readonly<Record<FailReason, string>> = {
  supplierFailed: 'The supplier could not deliver it',
  countedShort: 'We counted fewer pieces than were sent',
  addressRefused: 'The courier does not deliver to this address',
  cameBack: 'The parcel came back',
  notPaid: 'It was not paid for in time',
  notCounted: 'The pieces were not on your shelf in time',
  notAnswered: 'Nobody told us another address in time',
};

/** What can be done next: one thing for each failure. */
export const failSteps = ['sendAgain', 'orderAgain', 'understood'] as const;
export type FailStep = (typeof failSteps)[number];

export const failStepWords: Readonly<Record<FailStep, string>> = {
  sendAgain: 'Send it again',
  orderAgain: 'Order it again',
  understood: 'Understood',
};

/** What staff say of an address that no courier goes to. */
export const addressFaults = [
  'The courier does not deliver there',
  'The street could not be found',
  'The number of the receiver does not answer',
] as const;

/** Why a parcel came back; where it was us or the courier, what it cost goes back. */
export const returnReasons = {
  notCollected: { text: 'Nobody collected it', ours: false },
  refused: { text: 'The receiver refused it', ours: false },
  notFound: { text: 'The courier did not find the receiver', ours: false },
  courier: { text: 'The courier damaged or misrouted it', ours: true },
} as const;
export type ReturnReason = keyof typeof returnReasons;
export const returnReasonIds = Object.keys(returnReasons) as ReturnReason[];

/** The most kinds of goods in one parcel, and that are fetched at once. */
export const mostKinds = 50;

/** The most parcels of one file. */
export const mostInDispatchFile = 200;

/** The columns of a file of dispatches, in the order of the sample: a row is a parcel to one client. */
export const dispatchColumns = [
  { name: 'sku', required: true },
  { name: 'quantity', required: false },
  { name: 'delivery', required: false },
  { name: 'reference', required: false },
  /** The number of a client in the list; without it the row says who it is. */
  { name: 'client', required: false },
  ...receiverColumns
    .filter(({ name }) => name !== 'id number' && name !== 'passport number')
    .map(({ name }) => ({ name, required: false })),
] as const;

/** A file to fill in, about SKUs of one's own. */
export const sampleDispatchFile = (skuIds: readonly string[]): string => {
  const first = ['1', 'door', 'A-1001', '', 'Thandi', 'Nkosi', '082 123 4567', 'South Africa', 'Gauteng'];
  const place = ['Johannesburg', 'Rosebank', '2196', '12 Oxford Road', 'Unit 4', 'home', '', '', '', 'Ring twice'];
  const rows = skuIds.slice(0, 2).map((sku) => [sku, ...first, ...place]);
  return [dispatchColumns.map(({ name }) => name), ...rows].map((cells) => cells.join(',')).join('\r\n');
};
