/** Codes of the product document, section 9, that describe goods. */

export const sortOptions = [
  { code: 1, label: 'Bestselling' },
  { code: 2, label: 'Price low to high' },
  { code: 3, label: 'Price high to low' },
  { code: 4, label: 'NEW' },
  { code: 5, label: 'Recommend' },
] as const;

export type SortCode = (typeof sortOptions)[number]['code'];

const units = { 10: 'pice', 20: 'pair', 30: 'carton', 40: 'pack', 50: 'set' } as const;
export type UnitCode = keyof typeof units;

/** The document spells unit 10 'pice'; shoppers read 'piece'. */
export function unitWord(unit: UnitCode, quantity = 1): string {
  const word = unit === 10 ? 'piece' : units[unit];
  return quantity === 1 ? word : `${word}s`;
}

/** '2 pairs'. */
export const countedIn = (unit: UnitCode, quantity: number): string => `${quantity} ${unitWord(unit, quantity)}`;

export const unitCodes = [10, 20, 30, 40, 50] as const satisfies readonly UnitCode[];

export const specialGoods = { normal: 0, magnet: 1, liquid: 2 } as const;
export const stockTypes = { normal: 0, stock: 1 } as const;

/** Themed activities are bit flags: a product can take part in several. */
export const activityFlags = { source: 1, sale: 2, updated: 4, season: 8, via: 16, kilo: 32 } as const;

/** The themed pages and the flag of the goods that each shows. */
export const themeFlags = {
  source: activityFlags.source,
  special: activityFlags.season,
  transport: activityFlags.via,
  weight: activityFlags.kilo,
  newproduct: activityFlags.updated,
  hotsale: activityFlags.sale,
} as const;

export type Theme = keyof typeof themeFlags;
export const themes = Object.keys(themeFlags) as Theme[];

/** Single pieces are sold as they are: in what state, and why by us. */
export const clearanceConditions = { asNew: 1, opened: 2, marked: 3, repair: 4 } as const;
export type ClearanceCondition = (typeof clearanceConditions)[keyof typeof clearanceConditions];
export const clearanceReasons = { returned: 1, abandoned: 2, sample: 3 } as const;

export const clearanceStates = {
  available: 10,
  /** Somebody is paying it. */
  reserved: 20,
  sold: 30,
  withdrawn: 40,
} as const;
