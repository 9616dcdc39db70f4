/** Where the goods lie when they are ordered: bought in China for the shopper, or on our shelves in Johannesburg. */
export const markets = { china: 0, southAfrica: 1 } as const;
export type Market = (typeof markets)[keyof typeof markets];
