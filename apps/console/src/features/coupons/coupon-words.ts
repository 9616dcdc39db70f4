/** What a coupon takes something off. */
export const typeWords = { 1: 'Freight', 2: 'All goods', 3: 'Goods from China', 4: 'Local stock' } as const;
