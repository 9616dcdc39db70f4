import type { BasisPoints } from '@sgb/money/convert.ts';

export interface Piece {
  readonly weightGrams: number;
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

export type SpecialGoods = 0 | 1 | 2;

/** Pieces of one kind that travel together with others. */
export interface Cargo extends Piece {
  readonly quantity: number;
  readonly special: SpecialGoods;
}

type Sides = readonly [longest: number, middle: number, shortest: number];

/** Goods that travel together, bare: what they are in all, and what the worst of them are. */
export interface Bulk {
  readonly grams: number;
  readonly cubicMillimetres: number;
  readonly heaviestGrams: number;
  readonly largestCubicMillimetres: number;
  /** The longest, the middle and the shortest side that any piece has. */
  readonly reachMm: Sides;
  /** How long the pieces are. */
  readonly sides: readonly { readonly mm: number; readonly pieces: number }[];
  /** The strictest class of the contents decides for all. */
  readonly special: SpecialGoods;
}

/** What a carrier sees of goods that travel together, packed. */
export interface Load extends Pick<Bulk, 'grams' | 'reachMm' | 'sides' | 'special'> {
  readonly cubicCentimetres: number;
  /** The heaviest and the largest single piece, packed: what no second parcel can make lighter. */
  readonly heaviestGrams: number;
  readonly largestCubicCentimetres: number;
  /** What boxes and tape were taken to add; 0 once they have been measured. */
  readonly packingBasisPoints: BasisPoints;
}

function withPacking(bare: number, packing: BasisPoints): number {
  return bare + Math.ceil((bare * packing) / 10_000);
}

const cubicMillimetres = ({ lengthMm, widthMm, heightMm }: Piece) => lengthMm * widthMm * heightMm;

function sidesOf({ lengthMm, widthMm, heightMm }: Piece): Sides {
  const longest = Math.max(lengthMm, widthMm, heightMm);
  const shortest = Math.min(lengthMm, widthMm, heightMm);
  return [longest, lengthMm + widthMm + heightMm - longest - shortest, shortest];
}

const reach = (a: Sides, b: Sides): Sides => [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.max(a[2], b[2])];

export function bulkOf(cargo: readonly Cargo[]): Bulk {
  const sum = (amount: (item: Cargo) => number) =>
    cargo.reduce((total, item) => total + amount(item) * item.quantity, 0);
  const most = (amount: (item: Cargo) => number) => Math.max(0, ...cargo.map(amount));
  const sides = cargo.map(sidesOf);
  return {
    grams: sum(({ weightGrams }) => weightGrams),
    cubicMillimetres: sum(cubicMillimetres),
    heaviestGrams: most(({ weightGrams }) => weightGrams),
    largestCubicMillimetres: most(cubicMillimetres),
    reachMm: sides.reduce(reach, [0, 0, 0]),
    sides: cargo.map(({ quantity }, place) => ({ mm: sides[place]?.[0] ?? 0, pieces: quantity })),
    special: most(({ special }) => special) as SpecialGoods,
  };
}

/** Goods that are put together, as far as one parcel is concerned: of its sides only the longest counts. */
export function joinedBulk(a: Bulk, b: Bulk): Bulk {
  const reachMm = reach(a.reachMm, b.reachMm);
  return {
    grams: a.grams + b.grams,
    cubicMillimetres: a.cubicMillimetres + b.cubicMillimetres,
    heaviestGrams: Math.max(a.heaviestGrams, b.heaviestGrams),
    largestCubicMillimetres: Math.max(a.largestCubicMillimetres, b.largestCubicMillimetres),
    reachMm,
    sides: [{ mm: reachMm[0], pieces: 1 }],
    special: Math.max(a.special, b.special) as SpecialGoods,
  };
}

/** `packing` is the allowance for boxes; 0 for a parcel that has been packed and measured. */
export function packedLoad(bulk: Bulk, packing: BasisPoints): Load {
  const { grams, reachMm, sides, special } = bulk;
  const packedVolume = (bare: number) => withPacking(Math.ceil(bare / 1000), packing);
  return {
    grams: withPacking(grams, packing),
    cubicCentimetres: packedVolume(bulk.cubicMillimetres),
    heaviestGrams: withPacking(bulk.heaviestGrams, packing),
    largestCubicCentimetres: packedVolume(bulk.largestCubicMillimetres),
    reachMm,
    sides,
    special,
    packingBasisPoints: packing,
  };
}

export function loadOf(cargo: readonly Cargo[], packing: BasisPoints): Load {
  return packedLoad(bulkOf(cargo), packing);
}
