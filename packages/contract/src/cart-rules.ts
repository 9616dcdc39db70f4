/** What of the cart the pages know without asking; the rest are settings. */

/** Goods from China and SA stock are paid for apart, so each has a cart of its own: the stock type of its goods. */
export const markets = { cn: 0, sa: 1 } as const;
export type Market = (typeof markets)[keyof typeof markets];

export const longestRemark = 100;
/** The most of one SKU. */
export const mostOfLine = 9_999;
/** SKUs of one product that can be put into the cart at once. */
export const mostSkusAtOnce = 100;
/** Lines that one call may name: a whole cart. */
export const mostLines = 200;

/** Why a line cannot be bought as it is. The first two cannot even be ticked. */
export const lineFaults = ['offShelf', 'soldOut', 'priceRose', 'quantity'] as const;
export type LineFault = (typeof lineFaults)[number];
