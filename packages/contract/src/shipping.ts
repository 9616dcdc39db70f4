/** Transport ways, product document section 9: NORMAL 1 is the sea, AIRLIFT 2 the air. */
export const transportWays = { sea: 1, air: 2 } as const;
export type TransportWay = (typeof transportWays)[keyof typeof transportWays];

export const goodsClasses = ['general', 'clothing', 'footwear'] as const;
export type GoodsClass = (typeof goodsClasses)[number];

/** Where a weight comes from: guessed by us, stated by the supplier, measured in our warehouse. */
export const weightSources = { guessed: 0, supplier: 1, warehouse: 2 } as const;
export type WeightSource = (typeof weightSources)[keyof typeof weightSources];

export const deliveries = ['pickup', 'door', 'express'] as const;
export type Delivery = (typeof deliveries)[number];

/** How a parcel gets to the shopper in the end; 'depot' is ours in Johannesburg. */
export const parcelDeliveries = ['depot', 'ambassador', 'locker', 'kiosk', 'door', 'express'] as const;
export type ParcelDelivery = (typeof parcelDeliveries)[number];

/** Why goods cannot go a way: of several reasons, the one that says most is in front. */
export const freightRefusals = ['liquid', 'magnet', 'tooLarge', 'tooMuch', 'delivery', 'noLine'] as const;
export type FreightRefusal = (typeof freightRefusals)[number];

/** What of a parcel has a most. */
export const parcelLimits = ['orders', 'weight', 'volume', 'value'] as const;
export type ParcelLimit = (typeof parcelLimits)[number];
