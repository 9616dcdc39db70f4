import type { EstimateGoods } from '@sgb/contract/estimate-goods.ts';
import type { GoodsClass } from '@sgb/contract/shipping.ts';
import { formatDecimal } from '@sgb/money/format.ts';
import { parseRand } from '@sgb/money/parse.ts';

/** A row of goods as somebody types it: kilograms, centimetres and rand. */
export interface Draft {
  /** Tells rows apart while they are typed into. */
  readonly key: number;
  readonly pieces: string;
  readonly kilograms: string;
  readonly length: string;
  readonly width: string;
  readonly height: string;
  readonly special: EstimateGoods['special'];
  readonly goodsClass: GoodsClass;
  readonly rand: string;
}

export type Measure = 'pieces' | 'kilograms' | 'length' | 'width' | 'height' | 'rand';
export type Faults = Partial<Record<Measure, string>>;

/** What a page without goods in its address shows: two shirts and a pair of shoes. */
export const example: readonly EstimateGoods[] = [
  {
    quantity: 2,
    grams: 250,
    lengthMm: 300,
    widthMm: 250,
    heightMm: 30,
    special: 0,
    goodsClass: 'clothing',
    cents: 9_900,
  },
  {
    quantity: 1,
    grams: 900,
    lengthMm: 330,
    widthMm: 200,
    heightMm: 120,
    special: 0,
    goodsClass: 'footwear',
    cents: 34_900,
  },
];

const trimmed = (value: number, digits: number) => String(Number(value.toFixed(digits)));

export function draftOf(goods: EstimateGoods, key: number): Draft {
  return {
    key,
    pieces: String(goods.quantity),
    kilograms: trimmed(goods.grams / 1000, 3),
    length: trimmed(goods.lengthMm / 10, 1),
    width: trimmed(goods.widthMm / 10, 1),
    height: trimmed(goods.heightMm / 10, 1),
    special: goods.special,
    goodsClass: goods.goodsClass,
    rand: formatDecimal(goods.cents),
  };
}

/** So many thousandths or tenths as a whole number; NaN for what is no number of so few digits. */
function scaled(text: string, digits: number): number {
  const plain = text.trim().replace(',', '.');
  const [, whole = '', rest = ''] = /^(\d{1,6})(?:\.(\d*))?$/.exec(plain) ?? [];
  if (whole === '' || rest.length > digits) return Number.NaN;
  return Number(whole + rest.padEnd(digits, '0'));
}

const inside = (value: number, most: number) => value >= 1 && value <= most;

/** The goods of a row, or what is wrong with it. */
export function readDraft(draft: Draft): { goods: EstimateGoods } | { faults: Faults } {
  const faults: Faults = {};
  const measure = (name: Measure, value: number, most: number, fault: string) => {
    if (!inside(value, most)) faults[name] = fault;
    return value;
  };
  const side = (name: 'length' | 'width' | 'height') =>
    measure(name, scaled(draft[name], 1), 9_999, 'In cm, such as 30 or 12.5.');
  const cents = parseRand(draft.rand);
  if (cents === null || cents > 99_999_999) faults.rand = 'In rand, such as 199 or 49.50.';
  const goods = {
    quantity: measure('pieces', scaled(draft.pieces, 0), 9_999, 'From 1 to 9,999.'),
    grams: measure('kilograms', scaled(draft.kilograms, 3), 999_999, 'In kg, such as 0.45.'),
    lengthMm: side('length'),
    widthMm: side('width'),
    heightMm: side('height'),
    special: draft.special,
    goodsClass: draft.goodsClass,
    cents: cents ?? 0,
  };
  return Object.keys(faults).length === 0 ? { goods } : { faults };
}
