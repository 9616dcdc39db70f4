/** What of the cart the pages know without asking; the rest are settings. */

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
