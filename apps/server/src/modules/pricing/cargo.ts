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

/** What a carrier sees of goods that travel together, packed. */
export interface Load {
  readonly grams: number;
  readonly cubicCentimetres: number;
  /** The heaviest and the largest single piece, packed: what no second parcel can make lighter. */
  readonly heaviestGrams: number;
  readonly largestCubicCentimetres: number;
  /** How long the pieces are. */
  readonly sides: readonly { readonly mm: number; readonly pieces: number }[];
  /** The strictest class of the contents decides for all. */
  readonly special: SpecialGoods;
}

function withPacking(bare: number, packing: BasisPoints): number {
  return bare + Math.ceil((bare * packing) / 10_000);
}

const cubicMillimetres = ({ lengthMm, widthMm, heightMm }: Piece) => lengthMm * widthMm * heightMm;

/** `packing` is the allowance for boxes; 0 for a parcel that has been packed and measured. */
export function loadOf(cargo: readonly Cargo[], packing: BasisPoints): Load {
  const sum = (amount: (item: Cargo) => number) =>
    cargo.reduce((total, item) => total + amount(item) * item.quantity, 0);
  const most = (amount: (item: Cargo) => number) => Math.max(...cargo.map(amount));
  const packedVolume = (bare: number) => withPacking(Math.ceil(bare / 1000), packing);
  return {
    grams: withPacking(
      sum(({ weightGrams }) => weightGrams),
      packing,
    ),
    cubicCentimetres: packedVolume(sum(cubicMillimetres)),
    heaviestGrams: withPacking(
      most(({ weightGrams }) => weightGrams),
      packing,
    ),
    largestCubicCentimetres: packedVolume(most(cubicMillimetres)),
    sides: cargo.map(({ quantity, lengthMm, widthMm, heightMm }) => ({
      mm: Math.max(lengthMm, widthMm, heightMm),
      pieces: quantity,
    })),
    special: most(({ special }) => special) as SpecialGoods,
  };
}
