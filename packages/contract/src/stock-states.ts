/** Stock-up as plain data: the piles of a shelf, what moves pieces, and what a batch can be at. */

/** Where the pieces of a shelf lie or went. */
export const piles = [
  'arriving',
  'sellable',
  'reserved',
  'listed',
  'damaged',
  'returned',
  'sent',
  'sold',
  'fetched',
  'lost',
  'cleared',
] as const;
export type Pile = (typeof piles)[number];

/** Those that lie in our warehouse, and take room there. */
export const pilesHere: readonly Pile[] = ['sellable', 'reserved', 'listed', 'damaged', 'returned'];

/** Why pieces moved. */
export const pieceReasons = [
  'shipped',
  'counted',
  'surplus',
  'short',
  'broken',
  'mended',
  'reserved',
  'freed',
  'dispatched',
  'listed',
  'unlisted',
  'sold',
  'cameBack',
  'checkedIn',
  'fetched',
  'cleared',
] as const;
export type PieceReason = (typeof pieceReasons)[number];

export const pieceReasonWords: Readonly<Record<PieceReason, string>> = {
  shipped: 'On the way by sea',
  counted: 'Counted in',
  surplus: 'More than was sent',
  short: 'Counted short',
  broken: 'Damaged',
  mended: 'Fit to sell again',
  reserved: 'Set aside',
  freed: 'Free again',
  dispatched: 'Sent to a client',
  listed: 'For sale in the shop',
  unlisted: 'Taken off sale',
  sold: 'Sold in the shop',
  cameBack: 'Came back',
  checkedIn: 'Looked at after it came back',
  fetched: 'Fetched',
  cleared: 'Put on clearance',
};

export const batchStates = {
  draft: 10,
  paid: 20,
  inChina: 30,
  atSea: 40,
  arrived: 50,
  counted: 60,
  cancelled: 90,
} as const;
export type BatchState = (typeof batchStates)[keyof typeof batchStates];
export const batchStateIds = Object.values(batchStates);

export const batchStateNames: Readonly<Record<BatchState, string>> = {
  10: 'Draft',
  20: 'Paid',
  30: 'In China warehouse',
  40: 'At sea',
  50: 'Arrived',
  60: 'Counted',
  90: 'Cancelled',
};

export const batchNumber = (id: number): string => `SB${String(id).padStart(8, '0')}`;

export const withdrawalNumber = (id: number): string => `SF${String(id).padStart(8, '0')}`;

/** The tabs of /stockUp/index, the product document's five endpoint families. */
export const stockTabs = ['purchase', 'shelves', 'ship', 'pending', 'fail'] as const;
export type StockTab = (typeof stockTabs)[number];

export const stockTabHref = (tab: StockTab): string =>
  tab === 'purchase' ? '/stockUp/index' : `/stockUp/index?tab=${tab}`;
