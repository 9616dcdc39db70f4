import { z } from 'zod';
import { BusinessError, type SimulatedOrder, type SimulatedRefund } from './orders.ts';

/** Asking sellers for money back, with the refusals that the platform's documents list. */

export const goodsStatus = z.enum([
  'refundWaitSellerSend',
  'refundWaitBuyerReceive',
  'refundBuyerReceived',
  'aftersaleBuyerNotReceived',
  'aftersaleBuyerReceived',
]);

const reasons = [
  { id: 20_006, name: '少货', needVoucher: false, noRefundCarriage: true, tip: '' },
  { id: 20_028, name: '商品破损', needVoucher: true, noRefundCarriage: false, tip: '请上传凭证' },
] as const;
export const reasonList = { reasons };

/** Before it is sent, on its way or here, and after the trade has ended: each has its own words. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  waitsellersend: ['refundWaitSellerSend'],
  waitbuyerreceive: ['refundWaitBuyerReceive', 'refundBuyerReceived'],
  success: ['aftersaleBuyerNotReceived', 'aftersaleBuyerReceived'],
  confirm_goods: ['aftersaleBuyerNotReceived', 'aftersaleBuyerReceived'],
};

export function checkGoods(order: SimulatedOrder, status: z.output<typeof goodsStatus>): void {
  if (!allowed[order.status]?.includes(status)) throw new BusinessError('5003', '货物状态不正确');
}

export function checkEntries(order: SimulatedOrder, ids: readonly string[]): void {
  if (ids.join() !== order.id) throw new BusinessError('5010', '子订单不正确');
}

export interface RefundWish {
  readonly disputeRequest: 'refund' | 'returnRefund';
  readonly applyPayment: number;
  readonly applyCarriage: number;
  readonly applyReasonId: string;
  readonly description: string;
  readonly goodsStatus: z.output<typeof goodsStatus>;
  readonly vouchers?: readonly string[] | undefined;
}

export function createRefund(order: SimulatedOrder, wish: RefundWish, issued: ReadonlySet<string>): SimulatedRefund {
  checkGoods(order, wish.goodsStatus);
  const reason = reasons.find(({ id }) => String(id) === wish.applyReasonId);
  const goodsFen = order.totalFen - order.freightFen;
  const open = order.refund && !/^refund/.test(order.refund.status);
  const vouchers = wish.vouchers ?? [];
  const fault: readonly [string, string] | null = !reason
    ? ['5004', '退款原因不正确']
    : reason.needVoucher && vouchers.length === 0
      ? ['5005', '需要上传凭证']
      : vouchers.some((address) => !issued.has(address))
        ? ['5005', '凭证地址不正确']
        : reason.noRefundCarriage && wish.applyCarriage > 0
          ? ['5006', '该原因不退运费']
          : open || (wish.disputeRequest === 'returnRefund' && !/BuyerReceived$/.test(wish.goodsStatus))
            ? ['5010', '退款状态错误']
            : wish.applyPayment > goodsFen ||
                wish.applyCarriage > order.freightFen ||
                (wish.goodsStatus === 'refundWaitSellerSend' && wish.applyPayment !== goodsFen)
              ? ['5011', '退款金额不正确']
              : wish.description.length < 2 || wish.description.length > 150
                ? ['5012', '退款说明长度错误']
                : null;
  if (fault) throw new BusinessError(...fault);
  const fen = wish.applyPayment + wish.applyCarriage;
  order.refund = { id: `TQ${order.id.slice(0, 17)}`, fen, status: 'waitselleragree', refundedFen: null };
  return order.refund;
}

export function returnGoods(refund: SimulatedRefund | null | undefined, bill: string): void {
  if (!refund) throw new BusinessError('4005', '退款单信息不存在');
  if (refund.status !== 'waitbuyersend') throw new BusinessError('4007', '当前退款单状态不支持退货');
  if (!/^[A-Z0-9]{10,20}$/.test(bill)) throw new BusinessError('4004', '物流公司编号和运单号校验不通过');
  refund.status = 'waitsellerreceive';
}
