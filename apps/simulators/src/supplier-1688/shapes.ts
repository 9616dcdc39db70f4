import type { Offer } from '@sgb/server/adapters/supplier/gateway.ts';
import type { Switches } from './switches.ts';

/** The demo world in 1688's own shapes, with all its habits: yuan as text, kilograms here and grams there, null lists. */

const yuan = (fen: number) => (fen / 100).toFixed(2);
const priced = (fen: number, { pricePercent }: Switches) => Math.max(1, Math.round((fen * pricePercent) / 100));
const units = {
  10: ['件', 'piece'],
  20: ['双', 'pair'],
  30: ['箱', 'carton'],
  40: ['包', 'pack'],
  50: ['套', 'set'],
} as const;

/** Sellers have names that are no numbers. */
export const openIdOf = (offer: Offer) => `BBB${Buffer.from(offer.seller.openId).toString('base64url')}`;

export const sellerOf = (openId: string) => Buffer.from(openId.slice(3), 'base64url').toString();

const orNull = <Item>(list: readonly Item[]) => (list.length > 0 ? list : null);

function skuInfo(offer: Offer, sku: Offer['skus'][number], picture: (key: string) => string, switches: Switches) {
  const soldOut = switches.soldOut.includes(offer.id);
  return {
    skuId: Number(sku.id),
    specId: sku.specId,
    price: offer.quoteType === 1 ? yuan(priced(sku.priceFen, switches)) : null,
    promotionPrice: null,
    amountOnSale: soldOut ? 0 : sku.stock,
    cargoNumber: `C${sku.id.slice(-6)}`,
    skuAttributes: offer.choices.map(({ name }, place) => ({
      attributeId: 3216 + place,
      attributeName: name,
      attributeNameTrans: name,
      value: sku.options[place],
      valueTrans: sku.options[place],
      ...(place === 0 && sku.picture && { skuImageUrl: picture(sku.picture) }),
    })),
    fenxiaoPriceInfo: { onePiecePrice: yuan(sku.priceFen), offerPrice: yuan(sku.priceFen) },
  };
}

export function detailOf(offer: Offer, picture: (key: string) => string, switches: Switches) {
  const [unit, transUnit] = units[offer.unit];
  const grams = offer.weight?.grams ?? 0;
  const size = offer.sizeMm;
  return {
    offerId: Number(offer.id),
    categoryId: Number(offer.categoryId),
    subject: offer.titleZh,
    subjectTrans: offer.title,
    description: `<p>${offer.description.replaceAll('&', '&amp;')}</p><script>track()</script><img src="x.jpg">`,
    mainVideo: null,
    productImage: { images: offer.pictures.map(picture), whiteImage: null },
    productAttribute: orNull(
      offer.attributes.map(({ name, value }, place) => ({
        attributeId: String(2000 + place),
        attributeName: name,
        attributeNameTrans: name,
        value,
        valueTrans: value,
      })),
    ),
    productSkuInfos: orNull(offer.skus.map((sku) => skuInfo(offer, sku, picture, switches))),
    productSaleInfo: {
      amountOnSale: offer.skus.reduce((sum, { stock }) => sum + stock, 0),
      priceRangeList: orNull(
        offer.priceBreaks.map(({ from, fen }) => ({ startQuantity: from, price: yuan(priced(fen, switches)) })),
      ),
      quoteType: offer.quoteType,
      unitInfo: { unit, transUnit },
      fenxiaoSaleInfo: { onePieceFreePostage: false, startQuantity: 1 },
    },
    productShippingInfo: {
      sendGoodsAddressText: `${offer.seller.province}省${offer.seller.nameZh.slice(0, 2)}市`,
      weight: grams / 1000,
      width: size && size.width / 10,
      height: size && size.height / 10,
      length: size && size.length / 10,
      skuShippingInfoList: offer.skus.map(({ specId }) => ({ specId, weight: grams })),
      skuShippingDetails: offer.skus.map(({ id }) => ({
        skuId: id,
        weight: grams / 1000,
        pkgSizeSource: offer.weight?.source ?? 'predicted',
      })),
    },
    minOrderQuantity: offer.minOrder,
    batchNumber: offer.batch,
    status: switches.takenDown.includes(offer.id) ? 'member expired' : 'published',
    tagInfoList: null,
    sellerMixSetting: switches.mix && { generalHunpi: true, isGeneralHunpi: null, ...switches.mix },
    sellerOpenId: openIdOf(offer),
    companyName: offer.seller.nameZh,
    sellerIdentities: offer.seller.factory ? ['super_factory', 'tp_member'] : ['tp_member'],
    soldOut: String(offer.monthlySales),
    tradeScore: ((offer.rating ?? 0) / 100).toFixed(1),
    sellerDataInfo: {
      tradeMedalLevel: '4',
      compositeServiceScore: ((offer.seller.rating ?? 0) / 100).toFixed(1),
      repeatPurchasePercent: `${(offer.seller.repurchase ?? 0) / 100}%`,
    },
    productSimpleShippingInfo: {
      shippingTimeGuarantee: 'shipIn48Hours',
      pickupWithin24hRate30d: `${(offer.seller.pickup24h ?? 0) / 100}%`,
      qualityReturnRate30d: `${(offer.seller.qualityReturn ?? 0) / 100}%`,
    },
  };
}

export function listOf(
  found: { readonly total: number; readonly offers: readonly Offer[] },
  page: number,
  pageSize: number,
  picture: (key: string) => string,
  switches: Switches,
) {
  return {
    totalRecords: found.total,
    totalPage: Math.ceil(found.total / pageSize),
    pageSize,
    currentPage: page,
    data: orNull(
      found.offers.map((offer) => ({
        offerId: Number(offer.id),
        subject: offer.titleZh,
        subjectTrans: offer.title,
        imageUrl: picture(offer.pictures[0] ?? ''),
        whiteImage: null,
        priceInfo: { price: yuan(priced(offer.priceBreaks[0]?.fen ?? 0, switches)), promotionPrice: null },
        repurchaseRate: `${Math.round((offer.seller.repurchase ?? 0) / 100)}%`,
        monthSold: offer.monthlySales,
        minOrderQuantity: offer.minOrder,
        isOnePsale: true,
        sellerIdentities: offer.seller.factory ? ['super_factory'] : null,
        offerIdentities: null,
        tradeScore: ((offer.rating ?? 0) / 100).toFixed(1),
        createDate: '2026-01-15 10:00:00',
      })),
    ),
  };
}
