import { type GoodsClass, goodsClasses } from './shipping.ts';

/** Some pieces of a kind whose freight somebody wants to know: grams, millimetres and cents, each piece. */
export interface EstimateGoods {
  readonly quantity: number;
  readonly grams: number;
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly special: 0 | 1 | 2;
  readonly goodsClass: GoodsClass;
  readonly cents: number;
}

export const mostEstimateGoods = 10;

/** '2-450-300-200-60-0-clothing-19900': two of 450 g, 30 x 20 x 6 cm, ordinary, R199.00 each; more after '_'. */
const row = `[1-9]\\d{0,3}-[1-9]\\d{0,5}(-[1-9]\\d{0,3}){3}-[012]-(${goodsClasses.join('|')})-\\d{1,8}`;

export const estimateGoodsPattern = new RegExp(`^${row}(_${row}){0,${mostEstimateGoods - 1}}$`);

export function writeEstimateGoods(goods: readonly EstimateGoods[]): string {
  return goods
    .map(({ quantity, grams, lengthMm, widthMm, heightMm, special, goodsClass, cents }) =>
      [quantity, grams, lengthMm, widthMm, heightMm, special, goodsClass, cents].join('-'),
    )
    .join('_');
}

/** The other way round; undefined for what nobody wrote so. */
export function readEstimateGoods(text: string): EstimateGoods[] | undefined {
  if (!estimateGoodsPattern.test(text)) return undefined;
  return text.split('_').map((each) => {
    const parts = each.split('-');
    const number = (place: number) => Number(parts[place]);
    return {
      quantity: number(0),
      grams: number(1),
      lengthMm: number(2),
      widthMm: number(3),
      heightMm: number(4),
      special: number(5) as 0 | 1 | 2,
      goodsClass: parts[6] as GoodsClass,
      cents: number(7),
    };
  });
}
