import type { PastedLink } from '@sgb/contract/links.ts';
import { formatDecimal } from '@sgb/money/format.ts';
import { z } from 'zod';
import { SupplierError } from '../error.ts';
import { maxSkusOfOrder, type OrderRequest, type SupplierGateway } from '../gateway.ts';
import { offerOf, pageOf } from './offer.ts';
import { categoryNode, offerDetail, offerList } from './offer-shape.ts';
import { freightEstimate, orderPreview, orderReceipt, supplierOrder, traces, urged } from './order-shape.ts';
import { createPlatform, type PlatformOptions } from './platform.ts';
import { pushCalls } from './push.ts';
import { readInner, readOuter } from './read.ts';
import { refundCalls } from './refund.ts';
import { plain } from './text.ts';
import { flag } from './values.ts';

const crossborder = 'com.alibaba.fenxiao.crossborder';
const trade = 'com.alibaba.trade';
const country = 'en';
const webSite = '1688';

const sorts = { price: { price: 'asc' }, '-price': { price: 'desc' }, '-sales': { monthSold: 'desc' } } as const;
const yuanText = (fen: number | undefined) => (fen === undefined ? undefined : formatDecimal(fen));

/** What a purchase must look like before the platform is asked at all. */
function checkOrder({ items, outOrderId }: OrderRequest): void {
  const fault = !/^[\w-]{1,64}$/.test(outOrderId)
    ? 'the number of the purchase is missing or not plain'
    : items.length === 0 || items.length > maxSkusOfOrder
      ? `an order has 1 to ${maxSkusOfOrder} SKUs, not ${items.length}`
      : items.some(({ quantity }) => !Number.isInteger(quantity) || quantity < 1)
        ? 'quantities are whole numbers from 1'
        : undefined;
  if (fault) throw new SupplierError('rejected', fault);
}

function orderParameters({ receiver, items, message }: OrderRequest) {
  return {
    flow: 'general',
    addressParam: {
      fullName: receiver.fullName,
      mobile: receiver.mobile,
      postCode: receiver.postCode,
      provinceText: receiver.province,
      cityText: receiver.city,
      areaText: receiver.area,
      address: receiver.address,
    },
    cargoParamList: items.map(({ offerId, specId, quantity }) => ({ offerId, ...(specId && { specId }), quantity })),
    message,
  };
}

/** The real 1688 open platform, cross-border edition. */
export function createAlibabaGateway(
  options: PlatformOptions & { readonly followLink: (url: string) => Promise<PastedLink> },
): SupplierGateway {
  const platform = createPlatform(options);

  return {
    followLink: options.followLink,
    ...pushCalls(platform, options.appSecret),
    ...refundCalls(platform),

    async searchByWord({ keyword, page, pageSize, sort, fromFen, toFen }) {
      const answer = await platform.call(`${crossborder}:product.search.keywordQuery:1`, {
        offerQueryParam: {
          keyword,
          beginPage: page,
          pageSize,
          country,
          sort: sort && JSON.stringify(sorts[sort]),
          priceStart: yuanText(fromFen),
          priceEnd: yuanText(toFen),
        },
      });
      return pageOf(readInner(offerList, answer, 'keyword search'));
    },

    async searchByImage({ image, keyword, page, pageSize }) {
      const upload = await platform.call(`${crossborder}:product.image.upload:1`, {
        uploadImageParam: { imageBase64: image.toString('base64') },
      });
      const imageId = readInner(z.union([z.string().min(1), z.number()]).transform(String), upload, 'image upload');
      const answer = await platform.call(`${crossborder}:product.search.imageQuery:1`, {
        offerQueryParam: { imageId, beginPage: page, pageSize: Math.min(50, pageSize), country, keyword },
      });
      return pageOf(readInner(offerList, answer, 'image search'));
    },

    async searchBySeller({ openId, keyword, page, pageSize }) {
      const answer = await platform.call(`${crossborder}:product.search.querySellerOfferList:1`, {
        offerQueryParam: { sellerOpenId: openId, keyword, beginPage: page, pageSize: Math.min(50, pageSize), country },
      });
      return pageOf(readInner(offerList, answer, 'search in a shop'));
    },

    async category(id) {
      const key = `${crossborder}:category.translation.getById:1` as const;
      const answer = await platform.call(key, { categoryId: id, language: country });
      const found = readInner(categoryNode, answer, 'category');
      const parent = found.parentCateId;
      return {
        id: found.categoryId,
        name: plain(found.translatedName, 100),
        nameZh: plain(found.chineseName, 100),
        parentId: parent === '0' ? null : parent,
      };
    },

    async offer(id) {
      const answer = await platform.call(`${crossborder}:product.search.queryProductDetail:1`, {
        offerDetailParam: { offerId: id, country },
      });
      const detail = readInner(offerDetail, answer, 'product detail');
      if (detail.offerId !== id) throw new SupplierError('malformed', `asked for offer ${id}, got ${detail.offerId}`);
      return offerOf(detail);
    },

    async freight({ offerId, to, items }) {
      const answer = await platform.call(`${crossborder}:product.freight.estimate:1`, {
        productFreightQueryParamsNew: {
          offerId,
          toProvinceCode: to.province,
          toCityCode: to.city,
          toCountryCode: to.district,
          totalNum: items.reduce((sum, { quantity }) => sum + quantity, 0),
          logisticsSkuNumModels: items.map(({ skuId, quantity }) => ({ skuId, number: quantity })),
        },
      });
      const { freight, freePostage } = readInner(freightEstimate, answer, 'freight');
      return { fen: freePostage ? 0 : freight, free: freePostage };
    },

    async previewOrder(request) {
      checkOrder(request);
      const answer = await platform.call(`${trade}:alibaba.createOrder.preview:1`, orderParameters(request));
      const list = readOuter(orderPreview, answer, 'order preview');
      const totalFen = list.reduce((sum, one) => sum + one.sumPayment, 0);
      const freightFen = list.reduce((sum, one) => sum + (one.sumCarriage ?? 0), 0);
      return { totalFen, freightFen, goodsFen: totalFen - freightFen };
    },

    async createOrder(request) {
      checkOrder(request);
      const answer = await platform.call(
        `${trade}:alibaba.trade.createCrossOrder:1`,
        { ...orderParameters(request), outOrderId: request.outOrderId },
        { changes: true },
      );
      const { result } = readOuter(orderReceipt, answer, 'order');
      const split = result.orderList.map(({ orderId }) => orderId);
      const orderIds = split.length > 0 ? split : result.orderId ? [result.orderId] : [];
      if (orderIds.length === 0) {
        throw new SupplierError('malformed', 'the order has no number', { executed: 'unknown' });
      }
      return {
        orderIds,
        totalFen: result.totalSuccessAmount,
        freightFen: result.postFee ?? 0,
        failed: result.failedOfferList.map(({ offerId, specId, errorCode, errorMessage }) => ({
          offerId,
          specId: specId ?? '',
          reason: plain(errorMessage ?? errorCode ?? 'no reason given', 300),
        })),
      };
    },

    async order(id) {
      const answer = await platform.call(`${trade}:alibaba.trade.get.buyerView:1`, { webSite, orderId: id });
      const { baseInfo } = readOuter(supplierOrder, answer, 'order detail').result;
      return {
        id: baseInfo.idOfStr ?? baseInfo.id,
        status: baseInfo.status,
        totalFen: baseInfo.totalAmount,
        freightFen: baseInfo.shippingFee ?? 0,
        createdAt: baseInfo.createTime,
        closeReason: baseInfo.closeReason,
        refundStatus: baseInfo.refundStatus,
        refundId: baseInfo.refundId,
        refundedFen: baseInfo.refund,
      };
    },

    async cancelOrder(id, reason) {
      const answer = await platform.call(
        `${trade}:alibaba.trade.cancel:1`,
        { webSite, tradeID: id, cancelReason: reason },
        { changes: true },
      );
      readOuter(z.object({}), answer, 'cancel');
    },

    async track(orderId) {
      const answer = await platform.call('com.alibaba.logistics:alibaba.trade.getLogisticsTraceInfo.buyerView:1', {
        webSite,
        orderId,
      });
      try {
        return readOuter(traces, answer, 'tracking').logisticsTrace.map((trace) => ({
          logisticsId: trace.logisticsId,
          billNumber: trace.logisticsBillNo,
          steps: trace.logisticsSteps.map(({ acceptTime, remark }) => ({ at: acceptTime, text: plain(remark, 300) })),
        }));
      } catch (error) {
        // Not sent yet: there is no trace, and that is an answer.
        if (error instanceof SupplierError && error.code === '404') return [];
        throw error;
      }
    },

    async urge(orderId) {
      const key = 'com.alibaba.logistics:logistics.delivery.urge:1';
      const answer = await platform.call(key, { orderId }, { changes: true });
      readInner(flag.refine(Boolean, { error: 'is no yes' }), answer, 'urging');
      return plain(readOuter(urged, answer, 'urging').result.message ?? '', 300);
    },
  };
}
