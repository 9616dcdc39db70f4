import type { ThirdParty } from '@sgb/contract/links.ts';
import { weightSources } from '@sgb/contract/shipping.ts';
import { SupplierError } from '../../../adapters/supplier/error.ts';
import type { Offer } from '../../../adapters/supplier/gateway.ts';
import type { SupplierGoods } from '../catalog/index.ts';

/** What carriers ask about, in the words of listings. */
const magnetic = /\b(magnet\w*|batter(y|ies)|rechargeable|bluetooth|wireless|power ?bank|lithium)\b|磁|电池|充电|蓝牙/i;
const liquid =
  /\b(liquid|perfume|shampoo|lotion|serum|essential oil|nail polish|gel polish|glue|paint|spray)\b|液体|香水|喷雾|精油|指甲油|胶水/i;

export function specialOf(text: string): 0 | 1 | 2 {
  return liquid.test(text) ? 2 : magnetic.test(text) ? 1 : 0;
}

const maxFen = 2_000_000_000;

function numberOf(id: string, what: string): number {
  const number = Number(id);
  if (Number.isSafeInteger(number) && number > 0) return number;
  throw new SupplierError('malformed', `${what} ${id.slice(0, 30)} is no number that the shop can keep`);
}

function checkedFen(fen: number): number {
  if (Number.isSafeInteger(fen) && fen > 0 && fen < maxFen) return fen;
  throw new SupplierError('malformed', `${fen} fen is no price`);
}

export interface Unknowns {
  readonly fallbackCategoryId: number;
  readonly grams: number;
  readonly millimetres: number;
}

/** Tells the key under which the shop shows a picture. */
export type PictureKeys = (address: string) => string;

/** Supplier pages count in small numbers; a value beyond them is somebody's mistake. */
const small = (value: number | null, most: number) => Math.max(0, Math.min(most, Math.round(value ?? 0)));

function supplierOf({ seller }: Offer): SupplierGoods['supplier'] {
  return {
    openId: seller.openId,
    name: seller.name,
    nameZh: seller.nameZh,
    city: seller.city,
    province: seller.province,
    years: small(seller.years, 100),
    factory: seller.factory,
    pickup24h: small(seller.pickup24h, 10_000),
    qualityReturn: small(seller.qualityReturn, 10_000),
    repurchase: small(seller.repurchase, 10_000),
    rating: small(seller.rating, 500),
  };
}

/** An offer in the words of our catalogue; throws what must not get into our tables. */
export function goodsOf(offer: Offer, keyOf: PictureKeys, unknown: Unknowns): SupplierGoods {
  const [firstPicture] = offer.pictures;
  const [firstSku] = offer.skus;
  const [firstBreak] = offer.priceBreaks;
  if (!firstPicture || !firstSku || !firstBreak) {
    throw new SupplierError('malformed', `offer ${offer.id} has no picture, no SKU or no price`);
  }
  const bySku = offer.quoteType === 1;
  const priceFen = checkedFen(bySku ? Math.min(...offer.skus.map((sku) => sku.priceFen)) : firstBreak.fen);
  const size = offer.sizeMm ?? {
    length: unknown.millimetres,
    width: unknown.millimetres,
    height: unknown.millimetres,
  };
  return {
    id: numberOf(offer.id, 'offer'),
    supplier: supplierOf(offer),
    supplierCategoryId: offer.categoryId === null ? null : numberOf(offer.categoryId, 'category'),
    fallbackCategoryId: unknown.fallbackCategoryId,
    title: offer.title,
    titleZh: offer.titleZh,
    description: offer.description || offer.title,
    pictures: offer.pictures.map(keyOf),
    attributes: [...offer.attributes],
    choices: offer.choices.map(({ name, values }) => ({ name, values: [...values] })),
    skus: offer.skus.map((sku) => ({
      id: numberOf(sku.id, 'SKU'),
      specId: sku.specId,
      options: [...sku.options],
      picture: keyOf(sku.picture ?? firstPicture),
      priceFen: bySku ? checkedFen(sku.priceFen) : priceFen,
      stock: sku.stock,
    })),
    priceBreaks: bySku
      ? [{ from: offer.minOrder, fen: priceFen }]
      : offer.priceBreaks.map(({ from, fen }) => ({ from, fen: checkedFen(fen) })),
    quoteType: offer.quoteType,
    priceFen,
    unit: offer.unit,
    minOrder: offer.minOrder,
    batch: offer.batch,
    mix: offer.mix,
    weightSource: !offer.weight || offer.weight.source === 'predicted' ? weightSources.guessed : weightSources.supplier,
    weightGrams: Math.max(1, offer.weight?.grams ?? unknown.grams),
    lengthMm: Math.max(1, size.length),
    widthMm: Math.max(1, size.width),
    heightMm: Math.max(1, size.height),
    special: specialOf([offer.title, offer.titleZh, ...offer.attributes.map(({ value }) => value)].join(' ')),
    monthlySales: Math.min(maxFen, offer.monthlySales ?? 0),
    supplierRating: small(offer.rating, 500),
    onShelf: offer.onShelf,
  };
}

/** What somebody reads who pastes a link of a shop that we do not buy from. */
export function thirdPartyMessage(shop: ThirdParty): string {
  return (
    `We do not buy from ${shop} yet. Most of its goods are on 1688, too, and cheaper there: ` +
    'search for the product by name or by picture, or paste its 1688 link.'
  );
}
