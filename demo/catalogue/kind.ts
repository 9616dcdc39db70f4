import type { ColourId } from './colours.ts';

/** The same word in English and in Chinese, as a supplier would list it. */
export type Bilingual = readonly [en: string, zh: string];

/** The units of the product document (section 9): pice 10, pair 20, carton 30, pack 40, set 50. */
type Unit = 10 | 20 | 30 | 40 | 50;

/**
 * One kind of product, which is also one third-level category: what it is called, what it is made of,
 * what it costs. All that differs between two listings of a kind is drawn from these vocabularies.
 */
export interface Kind {
  /** Unique slug; part of picture addresses and category links. */
  readonly id: string;
  /** The third-level category, plural: ['Desk Lamps', '台灯']. */
  readonly leaf: Bilingual;
  /** The 3D render that pictures it, and optionally a second, smaller one laid beside it. */
  readonly emoji: string;
  readonly prop?: string;
  /** Title patterns with {slots}; every slot names a list in `words`. */
  readonly titles: readonly Bilingual[];
  readonly words: Readonly<Record<string, readonly Bilingual[]>>;
  /** Attribute name, then the values it can take. Two to six attributes. */
  readonly attributes: readonly (readonly [name: Bilingual, values: readonly Bilingual[]])[];
  readonly colours: readonly ColourId[];
  /** The second choice beside colour: size, capacity, length. Left out when there is none. */
  readonly option?: { readonly name: Bilingual; readonly values: readonly (string | Bilingual)[] };
  /** Yuan a piece at the smallest quantity, from the cheapest listing to the dearest. */
  readonly yuan: readonly [low: number, high: number];
  /** Grams a piece, packed. */
  readonly grams: readonly [low: number, high: number];
  /** Centimetres a piece, packed: length, width, height. */
  readonly box: readonly [number, number, number];
  readonly unit?: Unit;
  /** Air carriers refuse magnets and built-in batteries on normal lines, and liquids altogether. */
  readonly special?: 'magnet' | 'liquid';
  /** Which enlargement of the catalogue brought it, so that earlier goods keep their numbers. Left out: there from the start. */
  readonly edition?: 2;
  /** Other words shoppers use for it, southern African ones first: takkies, slops, geyser. */
  readonly alsoCalled?: readonly string[];
}

export interface Group {
  readonly slug: string;
  readonly name: Bilingual;
  readonly kinds: readonly Kind[];
}

export interface Department {
  readonly slug: string;
  readonly name: Bilingual;
  readonly emoji: string;
  readonly groups: readonly Group[];
}
