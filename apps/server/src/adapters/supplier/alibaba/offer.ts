import type { z } from 'zod';
import { SupplierError } from '../error.ts';
import type { Mix, Offer, OfferCard, OfferPage, OfferSku, Seller, WeightSource } from '../gateway.ts';
import type { OfferDetail, offerList, SkuDetail } from './offer-shape.ts';
import { placeOf } from './places.ts';
import { pictureAddress, plain, textOfHtml, unitOf } from './text.ts';

const most = { title: 300, name: 120, value: 300, stock: 2_000_000_000, pictures: 12, skus: 600 } as const;

/** A promotion lowers the price; a value that would raise it is somebody's mistake. */
function priceNow(price: number | null, promotion: number | null): number | null {
  if (promotion && (!price || promotion < price)) return promotion;
  return price || null;
}

function optionsOf({ skuAttributes }: SkuDetail): { name: string; value: string }[] {
  return skuAttributes.map((one) => ({
    name: plain(one.attributeNameTrans ?? one.attributeName ?? '', most.name) || 'Kind',
    value: plain(one.valueTrans ?? one.value ?? '', most.name) || '-',
  }));
}

function breaksOf({ productSaleInfo }: OfferDetail) {
  const ladder = productSaleInfo.priceRangeList
    .map(({ startQuantity, price, promotionPrice }) => ({
      from: Math.max(1, startQuantity),
      fen: priceNow(price, promotionPrice) ?? 0,
    }))
    .filter(({ fen }) => fen > 0)
    .sort((one, other) => one.from - other.from);
  return ladder.filter(({ from }, index) => ladder[index - 1]?.from !== from);
}

/** An offer without variants is one variant of itself. */
function onlySku(detail: OfferDetail, fen: number): OfferSku {
  return {
    id: detail.offerId,
    specId: '',
    options: ['Standard'],
    picture: null,
    priceFen: fen,
    stock: Math.min(most.stock, detail.productSaleInfo.amountOnSale ?? 0),
  };
}

function skusOf(detail: OfferDetail, ladderFen: number | undefined) {
  const named = detail.productSkuInfos.slice(0, most.skus).map((sku) => ({ sku, options: optionsOf(sku) }));
  const names = named[0]?.options.map(({ name }) => name) ?? [];
  const seen = new Set<string>();
  const skus: OfferSku[] = [];
  for (const { sku, options } of named) {
    const values = options.map(({ value }) => value);
    const fen = priceNow(sku.price, sku.promotionPrice) ?? ladderFen;
    // A variant without a price, or one that cannot be told from another, cannot be chosen.
    if (!fen || values.length !== names.length || seen.has(values.join('\n'))) continue;
    seen.add(values.join('\n'));
    const picture = sku.skuAttributes.map(({ skuImageUrl }) => pictureAddress(skuImageUrl ?? '')).find(Boolean);
    skus.push({
      id: sku.skuId,
      specId: sku.specId ?? '',
      options: values,
      picture: picture ?? null,
      priceFen: fen,
      stock: Math.min(most.stock, sku.amountOnSale ?? 0),
    });
  }
  return { names, skus };
}

const sources: Readonly<Record<string, WeightSource>> = {
  official: 'official',
  merchant: 'merchant',
  predicted: 'predicted',
};

/** The heaviest variant's weight: freight that is too low by surprise is worse than too high. */
function weightOf({ productShippingInfo: info }: OfferDetail): Offer['weight'] {
  if (!info) return null;
  const details = info.skuShippingDetails.filter(({ weight }) => weight);
  const heaviest = details.toSorted((one, other) => (other.weight ?? 0) - (one.weight ?? 0))[0];
  if (heaviest?.weight) {
    return { grams: heaviest.weight, source: sources[heaviest.pkgSizeSource ?? ''] ?? 'merchant' };
  }
  const grams = Math.max(info.weight ?? 0, ...info.skuShippingInfoList.map(({ weight }) => weight ?? 0));
  return grams > 0 ? { grams, source: 'merchant' } : null;
}

function sizeOf({ productShippingInfo: info }: OfferDetail): Offer['sizeMm'] {
  return info?.length && info.width && info.height
    ? { length: info.length, width: info.width, height: info.height }
    : null;
}

function sellerOf(detail: OfferDetail): Seller {
  const name = plain(detail.companyName ?? '', most.name) || `Supplier ${detail.sellerOpenId.slice(-6)}`;
  const score = detail.sellerDataInfo?.compositeServiceScore;
  return {
    openId: detail.sellerOpenId,
    name,
    nameZh: name,
    ...placeOf(detail.productShippingInfo?.sendGoodsAddressText ?? null),
    years: null,
    factory: detail.sellerIdentities.includes('super_factory'),
    pickup24h: detail.productSimpleShippingInfo?.pickupWithin24hRate30d ?? null,
    qualityReturn: detail.productSimpleShippingInfo?.qualityReturnRate30d ?? null,
    repurchase: detail.sellerDataInfo?.repeatPurchasePercent ?? null,
    rating: score ? Math.round(score * 100) : null,
  };
}

function mixOf(setting: OfferDetail['sellerMixSetting']): Mix | null {
  const mix = { pieces: setting?.mixNumber ?? 0, fen: setting?.mixAmount ?? 0 };
  return setting?.generalHunpi && mix.pieces + mix.fen > 0 ? mix : null;
}

export function offerOf(detail: OfferDetail): Offer {
  const priceBreaks = breaksOf(detail);
  const { names, skus } = skusOf(detail, priceBreaks[0]?.fen);
  const cheapest = priceBreaks[0]?.fen ?? Math.min(...skus.map(({ priceFen }) => priceFen));
  if (!Number.isFinite(cheapest)) throw new SupplierError('malformed', `offer ${detail.offerId}: nothing has a price`);
  const own = (detail.productImage?.images ?? []).map(pictureAddress);
  const pictures = [...own, ...skus.map(({ picture }) => picture)].filter((address) => address !== null);
  if (pictures.length === 0) throw new SupplierError('malformed', `offer ${detail.offerId}: it has no picture`);
  const batch = Math.max(1, detail.batchNumber ?? 1);
  const least = Math.max(1, detail.minOrderQuantity ?? priceBreaks[0]?.from ?? 1);
  const kinds = skus.length > 0 ? skus : [onlySku(detail, cheapest)];
  const titleZh = plain(detail.subject, most.title);
  return {
    id: detail.offerId,
    seller: sellerOf(detail),
    categoryId: detail.categoryId,
    title: plain(detail.subjectTrans ?? '', most.title) || titleZh,
    titleZh,
    description: textOfHtml(detail.description ?? ''),
    pictures: [...new Set(pictures)].slice(0, most.pictures),
    attributes: detail.productAttribute
      .map((one) => ({
        name: plain(one.attributeNameTrans ?? one.attributeName ?? '', most.name),
        value: plain(one.valueTrans ?? one.value ?? '', most.value),
      }))
      .filter(({ name, value }) => name && value),
    choices: (skus.length > 0 ? names : ['Model']).map((name, place) => ({
      name,
      values: [...new Set(kinds.map(({ options }) => options[place] ?? ''))],
    })),
    skus: kinds,
    priceBreaks: priceBreaks.length > 0 ? priceBreaks : [{ from: least, fen: cheapest }],
    quoteType: detail.productSaleInfo.quoteType,
    unit: unitOf(detail.productSaleInfo.unitInfo?.transUnit ?? detail.productSaleInfo.unitInfo?.unit ?? null),
    minOrder: Math.ceil(least / batch) * batch,
    batch,
    mix: mixOf(detail.sellerMixSetting),
    weight: weightOf(detail),
    sizeMm: sizeOf(detail),
    onShelf: detail.status === 'published' || detail.status === 'approved' || detail.status === 'modified',
    monthlySales: detail.soldOut,
    rating: detail.tradeScore === null ? null : Math.round(detail.tradeScore * 100),
  };
}

export function pageOf(list: z.output<typeof offerList>): OfferPage {
  const items = list.data.flatMap((one): OfferCard[] => {
    const priceFen = priceNow(one.priceInfo.price, one.priceInfo.promotionPrice);
    const picture = pictureAddress(one.imageUrl ?? '');
    // A card that shows neither a price nor a picture sells nothing.
    if (!priceFen || !picture) return [];
    const titleZh = plain(one.subject, most.title);
    return [
      {
        id: one.offerId,
        title: plain(one.subjectTrans ?? '', most.title) || titleZh,
        titleZh,
        picture,
        priceFen,
        monthlySales: one.monthSold ?? 0,
        minOrder: Math.max(1, one.minOrderQuantity ?? 1),
        repurchase: one.repurchaseRate,
      },
    ];
  });
  return { items, total: list.totalRecords, page: list.currentPage, pages: list.totalPage };
}
