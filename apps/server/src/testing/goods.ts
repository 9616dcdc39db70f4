/** Product number `index` of the demo world, and its SKU at a place. */
export const productOf = (index: number) => 610_000_000_000 + index * 7_919;
export const skuOf = (index: number, place: number) => 5_000_000_000_000 + index * 100 + place;

/** The same product as its supplier numbers it. */
export const offerOf = (index: number) => String(productOf(index));

/** Short links of the demo world: qr.1688.com/s/demo10 */
export const shortTokenOf = (index: number) => `demo${index}`;
