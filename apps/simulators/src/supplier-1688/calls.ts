import { addHours, dayMs } from '@sgb/contract/time.ts';
import { demoFreightFen } from '@sgb/server/adapters/supplier/demo.ts';
import { z } from 'zod';
import { bare, call, id, type SimulatedCall } from './call.ts';
import { BusinessError, sumsOf } from './orders.ts';
import { refundCalls } from './refund-calls.ts';
import { detailOf, listOf, sellerOf } from './shapes.ts';

/** Every call that the simulator knows: what it must be given, strictly, and what it answers. */

const page = { beginPage: z.int().min(1), pageSize: z.int().min(1).max(50), country: z.literal('en') };
const price = z
  .string()
  .regex(/^\d+\.\d\d$/)
  .optional();
const address = z.strictObject({
  fullName: z.string().min(1),
  mobile: z.string().min(1),
  postCode: z.string(),
  provinceText: z.string().min(1),
  cityText: z.string().min(1),
  areaText: z.string(),
  address: z.string().min(1),
});
const cargo = z.array(z.strictObject({ offerId: id, specId: z.string().optional(), quantity: z.int().min(1) })).min(1);

const pageNumber = z.literal('1');
const messagesAtOnce = z.string().refine((size) => Number(size) >= 20 && Number(size) <= 200);
const orNull = <Item>(list: readonly Item[]) => (list.length > 0 ? list : null);

/** The cross-border calls wrap twice, and say `success` in words. */
const wrapped = (result: unknown) => ({ result: { success: 'true', code: '200', message: '操作成功', result } });
const compact = (date: Date) =>
  `${addHours(date, 8)
    .toISOString()
    .replace(/[-:TZ.]/g, '')}+0800`;
const spaced = (date: Date) => addHours(date, 8).toISOString().slice(0, 19).replace('T', ' ');

const crossborder = 'com.alibaba.fenxiao.crossborder';
const trade = 'com.alibaba.trade';

export const calls: Readonly<Record<string, SimulatedCall>> = {
  ...refundCalls,
  [`1/${crossborder}/product.search.keywordQuery`]: call(
    {
      offerQueryParam: z.strictObject({
        keyword: z.string().min(1),
        ...page,
        sort: z.enum(['{"price":"asc"}', '{"price":"desc"}', '{"monthSold":"desc"}']).optional(),
        priceStart: price,
        priceEnd: price,
      }),
    },
    ({ world, picture, switches }, { offerQueryParam: { keyword, beginPage, pageSize } }) =>
      wrapped(
        listOf(world.search(keyword, (beginPage - 1) * pageSize, pageSize), beginPage, pageSize, picture, switches),
      ),
  ),
  [`1/${crossborder}/product.search.querySellerOfferList`]: call(
    {
      offerQueryParam: z.strictObject({
        sellerOpenId: z.string().startsWith('BBB'),
        keyword: z.string().optional(),
        ...page,
      }),
    },
    ({ world, picture, switches }, { offerQueryParam: { sellerOpenId, keyword = '', beginPage, pageSize } }) => {
      const found = world.ofSeller(sellerOf(sellerOpenId), keyword, (beginPage - 1) * pageSize, pageSize);
      return wrapped(listOf(found, beginPage, pageSize, picture, switches));
    },
  ),
  [`1/${crossborder}/category.translation.getById`]: call(
    { categoryId: z.string().regex(/^\d{1,24}$/), language: z.literal('en') },
    ({ world }, { categoryId }) => {
      const found = world.category(categoryId);
      if (!found) throw new BusinessError('CATEGORY_NOT_FOUND', '类目不存在');
      return wrapped({
        categoryId: Number(found.id),
        chineseName: found.nameZh,
        translatedName: found.name,
        language: 'en',
        leaf: 'true',
        parentCateId: found.parentId ?? '0',
        children: null,
      });
    },
  ),
  [`1/${crossborder}/product.image.upload`]: call(
    { uploadImageParam: z.strictObject({ imageBase64: z.base64().min(1).max(4_200_000) }) },
    ({ images }, { uploadImageParam }) => {
      const imageId = String(1_000_000_000_000_000_000n + BigInt(images.size));
      images.set(imageId, Buffer.from(uploadImageParam.imageBase64, 'base64'));
      return wrapped(imageId);
    },
  ),
  [`1/${crossborder}/product.search.imageQuery`]: call(
    { offerQueryParam: z.strictObject({ imageId: z.string().min(1), ...page, keyword: z.string().optional() }) },
    async ({ world, images, picture, switches }, { offerQueryParam: { imageId, beginPage, pageSize } }) => {
      const image = images.get(imageId);
      if (!image) throw new BusinessError('IMAGE_NOT_FOUND', 'no such image');
      const offers = await world.searchByColour(image, (beginPage - 1) * pageSize, pageSize);
      return wrapped(listOf({ total: pageSize * 5, offers }, beginPage, pageSize, picture, switches));
    },
  ),
  [`1/${crossborder}/product.search.queryProductDetail`]: call(
    { offerDetailParam: z.strictObject({ offerId: id, country: z.literal('en') }) },
    ({ world, picture, switches }, { offerDetailParam: { offerId } }) => {
      const offer = world.offer(offerId);
      if (!offer) throw new BusinessError('500_004', '商品已下架或不存在');
      return wrapped(detailOf(offer, picture, switches));
    },
  ),
  [`1/${crossborder}/product.freight.estimate`]: call(
    {
      productFreightQueryParamsNew: z.strictObject({
        offerId: id,
        toProvinceCode: z.string().min(1),
        toCityCode: z.string().min(1),
        toCountryCode: z.string().min(1),
        totalNum: z.int().min(1),
        logisticsSkuNumModels: z.array(z.strictObject({ skuId: id, number: z.int().min(1) })).min(1),
      }),
    },
    ({ world }, { productFreightQueryParamsNew: { offerId, totalNum } }) => {
      const grams = world.offer(offerId)?.weight?.grams ?? 0;
      return wrapped({
        offerId: Number(offerId),
        freight: (demoFreightFen(grams * totalNum) / 100).toFixed(2),
        freePostage: false,
        firstFee: '8.00',
        firstUnit: '1',
        nextFee: '2.00',
        nextUnit: '1',
        chargeType: '0',
        singleProductWeight: grams / 1000,
      });
    },
  ),
  [`1/${trade}/alibaba.createOrder.preview`]: call(
    { flow: z.literal('general'), addressParam: address, cargoParamList: cargo, message: z.string() },
    ({ world, switches }, { cargoParamList }) => {
      const { goodsFen, freightFen, totalFen } = sumsOf(world, cargoParamList, switches);
      const sums = { sumPayment: totalFen, sumCarriage: freightFen, sumPaymentNoCarriage: goodsFen };
      return {
        success: true,
        orderPreviewResuslt: [{ ...sums, tradeModeNameList: ['fxassure'], shopPromotionList: null }],
      };
    },
  ),
  [`1/${trade}/alibaba.trade.createCrossOrder`]: call(
    {
      flow: z.literal('general'),
      addressParam: address,
      cargoParamList: cargo,
      message: z.string(),
      outOrderId: z.string().min(1),
    },
    ({ world, orders, switches }, { cargoParamList, outOrderId }) => {
      const order = orders.enter(outOrderId, () => sumsOf(world, cargoParamList, switches));
      const result = { orderId: bare(order.id), totalSuccessAmount: order.totalFen, postFee: order.freightFen };
      return {
        success: 'true',
        code: '200',
        message: null,
        result: { ...result, failedOfferList: null, orderList: null },
      };
    },
  ),
  [`1/${trade}/alibaba.trade.get.buyerView`]: call(
    { webSite: z.literal('1688'), orderId: id },
    ({ orders }, { orderId }) => {
      const order = orders.get(orderId);
      const baseInfo = {
        id: bare(order.id),
        idOfStr: order.id,
        status: order.status,
        totalAmount: order.totalFen / 100,
        shippingFee: order.freightFen / 100,
        payTimeout: 43_200,
        createTime: compact(order.createdAt),
        closeReason: order.closeReason,
        refundStatus: order.refund?.status ?? null,
        refundId: order.refund?.id ?? null,
        refund: order.refund?.refundedFen ? order.refund.refundedFen / 100 : null,
      };
      const productItems = [{ subItemID: bare(order.id), subItemIDString: order.id, quantity: 1 }];
      return { success: 'true', result: { baseInfo, productItems, nativeLogistics: null } };
    },
  ),
  [`1/${trade}/alibaba.trade.cancel`]: call(
    { webSite: z.literal('1688'), tradeID: id, cancelReason: z.string().min(1) },
    ({ orders }, { tradeID, cancelReason }) => {
      const order = orders.get(tradeID);
      if (order.status !== 'waitbuyerpay') throw new BusinessError('ORDER_STATUS', 'too late to cancel');
      Object.assign(order, { status: 'cancel', closeReason: cancelReason });
      return { success: true };
    },
  ),
  '1/com.alibaba.logistics/alibaba.trade.getLogisticsTraceInfo.buyerView': call(
    { webSite: z.literal('1688'), orderId: id },
    ({ orders }, { orderId }) => {
      const order = orders.get(orderId);
      if (order.status === 'waitbuyerpay' || (order.status === 'waitsellersend' && !order.partlySent))
        throw new BusinessError('404', 'no trace');
      const steps = ['快件已揽收', ...order.remarks].map((remark) => ({ acceptTime: spaced(order.createdAt), remark }));
      const trace = { logisticsId: `LP${orderId.slice(-12)}`, logisticsBillNo: `SF${orderId.slice(-13)}` };
      return { success: 'true', logisticsTrace: [{ ...trace, orderId, logisticsSteps: steps }] };
    },
  ),
  '1/com.alibaba.logistics/logistics.delivery.urge': call({ orderId: id }, ({ orders, now }, { orderId }) => {
    const order = orders.get(orderId);
    if (order.status !== 'waitsellersend') throw new BusinessError('ORDER_STATUS_ERROR', '订单状态不正确');
    if (order.urgedAt && now().getTime() - order.urgedAt.getTime() < dayMs)
      throw new BusinessError('URGE_LIMIT', '24小时内只能催一次');
    order.urgedAt = now();
    return { result: { success: true, code: '200', message: '已提醒卖家发货', result: true } };
  }),
  '1/cn.alibaba.open/push.query.messageList': call(
    { page: pageNumber, pageSize: messagesAtOnce },
    ({ messages }, { pageSize }) => ({
      pushMessagePage: {
        datas: orNull(messages.waiting.slice(0, Number(pageSize))),
        totalCount: messages.waiting.length,
      },
    }),
  ),
  '1/cn.alibaba.open/push.message.confirm': call(
    { msgIdList: z.array(z.int()).min(1) },
    ({ messages }, { msgIdList }) => {
      messages.confirm(msgIdList);
      return { isSuccess: 'true' };
    },
  ),
};
