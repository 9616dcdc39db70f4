import { z } from 'zod';
import { bare, call, id, type SimulatedCall } from './call.ts';
import { BusinessError } from './orders.ts';
import { checkEntries, checkGoods, createRefund, goodsStatus, reasonList, returnGoods } from './refunds.ts';

const trade = '1/com.alibaba.trade/alibaba.trade';
const entryIds = z.array(id).min(1);
const fen = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number);
const inner = (result: object) => ({ result: { success: true, code: null, message: null, result } });

const isJpeg = (bytes: Buffer) => bytes.length > 100 && bytes.length < 1024 * 1024 && bytes.readUInt16BE() === 0xff_d8;

export const refundCalls: Readonly<Record<string, SimulatedCall>> = {
  [`${trade}.getRefundReasonList`]: call({ orderId: id, orderEntryIds: entryIds, goodsStatus }, ({ orders }, given) => {
    const order = orders.get(given.orderId);
    checkEntries(order, given.orderEntryIds);
    checkGoods(order, given.goodsStatus);
    return inner(reasonList);
  }),
  [`${trade}.getMaxRefundFee`]: call(
    {
      input: z.strictObject({
        orderId: id,
        goodsStatus,
        refundGoodsCountList: z.array(z.strictObject({ id, count: z.int().min(1) })).min(1),
      }),
    },
    ({ orders }, { input }) => {
      const order = orders.get(input.orderId);
      checkGoods(order, input.goodsStatus);
      const { totalFen: maxRefundFee, freightFen: maxPostFee } = order;
      return inner({ maxGoodsFee: maxRefundFee - maxPostFee, maxPostFee, maxRefundFee, maxSubstituteFetchFee: 0 });
    },
  ),
  [`${trade}.uploadRefundVoucher`]: call(
    { imageData: z.instanceof(Buffer).refine(isJpeg, { error: 'is no JPEG below 1 MB' }) },
    ({ vouchers }) => {
      const path = `img/ibank/2026/${vouchers.size + 1}.jpg`;
      vouchers.add(`https://cbu01.alicdn.com/${path}`);
      return inner({ imageDomain: 'https://cbu01.alicdn.com', imageRelativeUrl: path });
    },
  ),
  [`${trade}.createRefund`]: call(
    {
      orderId: id,
      orderEntryIds: entryIds,
      disputeRequest: z.enum(['refund', 'returnRefund']),
      applyPayment: fen,
      applyCarriage: fen,
      applyReasonId: z.string().regex(/^\d+$/),
      description: z.string(),
      goodsStatus,
      vouchers: z.array(z.url()).max(5).optional(),
    },
    ({ orders, vouchers: issued, switches }, { orderId, orderEntryIds, ...wish }) => {
      const order = orders.get(orderId);
      checkEntries(order, orderEntryIds);
      if (switches.lost.includes('goodsStatus')) throw new BusinessError('5003', '货物状态不正确');
      return inner({ refundId: createRefund(order, wish, issued).id, innerPostFee: bare(String(wish.applyCarriage)) });
    },
  ),
  [`${trade}.refund.returnGoods`]: call(
    {
      refundId: z.string().regex(/^TQ\d+$/),
      logisticsCompanyNo: z.string().min(1),
      freightBill: z.string().min(1),
      description: z.string().min(2).max(200).optional(),
    },
    ({ orders }, { refundId, freightBill }) => {
      returnGoods(orders.ofRefund(refundId)?.refund, freightBill);
      return { result: { success: true, errorCode: null, errorInfo: null } };
    },
  ),
};
