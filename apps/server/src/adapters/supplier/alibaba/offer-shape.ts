import { z } from 'zod';
import { centimetres, count, flag, grams, idText, kilograms, listOf, optional, percent, yuan } from './values.ts';

const text = z.string();

const skuAttribute = z.object({
  attributeName: optional(text),
  attributeNameTrans: optional(text),
  value: optional(text),
  valueTrans: optional(text),
  skuImageUrl: optional(text),
});

const sku = z.object({
  skuId: idText,
  specId: optional(text),
  price: optional(yuan),
  promotionPrice: optional(yuan),
  amountOnSale: optional(count),
  skuAttributes: listOf(skuAttribute),
});

/** The same weight in two units: here in grams, there in kilograms. */
const shipping = z.object({
  sendGoodsAddressText: optional(text),
  weight: optional(kilograms),
  width: optional(centimetres),
  height: optional(centimetres),
  length: optional(centimetres),
  skuShippingInfoList: listOf(z.object({ weight: optional(grams) })),
  skuShippingDetails: listOf(z.object({ weight: optional(kilograms), pkgSizeSource: optional(text) })),
});

export const offerDetail = z.object({
  offerId: idText,
  categoryId: optional(idText),
  subject: text.min(1),
  subjectTrans: optional(text),
  description: optional(text),
  productImage: z.object({ images: listOf(text) }).nullish(),
  productAttribute: listOf(
    z.object({
      attributeName: optional(text),
      attributeNameTrans: optional(text),
      value: optional(text),
      valueTrans: optional(text),
    }),
  ),
  productSkuInfos: listOf(sku),
  productSaleInfo: z.object({
    amountOnSale: optional(count),
    priceRangeList: listOf(z.object({ startQuantity: count, price: yuan, promotionPrice: optional(yuan) })),
    quoteType: z.preprocess((value) => (typeof value === 'string' ? Number(value) : value), z.literal([0, 1, 2])),
    unitInfo: z.object({ unit: optional(text), transUnit: optional(text) }).nullish(),
  }),
  productShippingInfo: shipping.nullish(),
  minOrderQuantity: optional(count),
  batchNumber: optional(count),
  sellerMixSetting: optional(
    z.object({ generalHunpi: optional(flag), mixAmount: optional(yuan), mixNumber: optional(count) }),
  ),
  status: text,
  sellerOpenId: text.min(1).max(100),
  companyName: optional(text),
  sellerIdentities: listOf(text),
  soldOut: optional(count),
  tradeScore: optional(z.union([text, z.number()]).transform(Number).pipe(z.number().min(0).max(5))),
  sellerDataInfo: z
    .object({
      compositeServiceScore: optional(z.union([text, z.number()]).transform(Number).pipe(z.number().min(0).max(5))),
      repeatPurchasePercent: optional(percent),
    })
    .nullish(),
  productSimpleShippingInfo: z
    .object({ pickupWithin24hRate30d: optional(percent), qualityReturnRate30d: optional(percent) })
    .nullish(),
});

export type OfferDetail = z.output<typeof offerDetail>;
export type SkuDetail = OfferDetail['productSkuInfos'][number];

export const offerList = z.object({
  totalRecords: count,
  totalPage: count,
  currentPage: count,
  data: listOf(
    z.object({
      offerId: idText,
      subject: text,
      subjectTrans: optional(text),
      imageUrl: optional(text),
      priceInfo: z.object({ price: optional(yuan), promotionPrice: optional(yuan) }),
      monthSold: optional(count),
      minOrderQuantity: optional(count),
      repurchaseRate: optional(percent),
    }),
  ),
});

export const categoryNode = z.object({
  categoryId: idText,
  translatedName: z.string(),
  chineseName: z.string(),
  parentCateId: optional(idText),
});
