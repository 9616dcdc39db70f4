import { z } from 'zod';
import { SupplierError } from '../error.ts';
import type { RefundRequest, SupplierRefunds } from '../refund.ts';
import type { Platform } from './platform.ts';
import { readDone, readInner, readOuter } from './read.ts';
import { pictureAddress, plain } from './text.ts';
import { fen, flag, idText, listOf, optional } from './values.ts';

const trade = 'com.alibaba.trade';
const text = z.string();
const maxVoucherBytes = 1024 * 1024;

const entries = z.object({
  result: z.object({
    productItems: z
      .array(z.object({ subItemID: optional(idText), subItemIDString: optional(idText), quantity: z.coerce.number() }))
      .min(1),
  }),
});
const reasonList = z.object({
  reasons: listOf(
    z.object({
      id: idText,
      name: text,
      needVoucher: optional(flag),
      noRefundCarriage: optional(flag),
      tip: optional(text),
    }),
  ),
});
const limit = z.object({ maxGoodsFee: fen, maxPostFee: fen });
const voucher = z.object({ imageDomain: text, imageRelativeUrl: text });
const created = z.object({ refundId: z.string().regex(/^\w{1,40}$/) });

function checkRequest({ goodsFen, freightFen, text: words, pictures }: RefundRequest): void {
  const fault =
    goodsFen + freightFen <= 0
      ? 'nothing is asked for'
      : words.length < 2 || words.length > 150
        ? 'the words are 2 to 150 characters'
        : pictures.length > 5
          ? 'there are at most 5 pictures'
          : undefined;
  if (fault) throw new SupplierError('rejected', fault);
}

export function refundCalls(platform: Platform): SupplierRefunds {
  /** The parts of an order, each of which has a number of its own: we always ask for all of them. */
  async function entriesOf(orderId: string) {
    const answer = await platform.call(`${trade}:alibaba.trade.get.buyerView:1`, { webSite: '1688', orderId });
    return readOuter(entries, answer, 'parts of an order').result.productItems.map((item) => {
      const id = item.subItemIDString ?? item.subItemID;
      if (!id) throw new SupplierError('malformed', 'a part of an order has no number');
      return { id, count: item.quantity };
    });
  }
  /** Their numbers exceed what numbers hold: written by hand, as digits without quotes. */
  const bareIds = (list: readonly { id: string }[]) => `[${list.map(({ id }) => id).join(',')}]`;
  const bareCounts = (list: readonly { id: string; count: number }[]) =>
    `[${list.map(({ id, count }) => `{"id":${id},"count":${count}}`).join(',')}]`;

  return {
    async refundReasons(orderId, goodsAt) {
      const answer = await platform.call(`${trade}:alibaba.trade.getRefundReasonList:1`, {
        orderId,
        orderEntryIds: bareIds(await entriesOf(orderId)),
        goodsStatus: goodsAt,
      });
      return readInner(reasonList, answer, 'refund reasons').reasons.map((reason) => ({
        id: reason.id,
        name: plain(reason.name, 100),
        needsPictures: reason.needVoucher ?? false,
        noFreight: reason.noRefundCarriage ?? false,
        tip: plain(reason.tip ?? '', 200),
      }));
    },

    async maxRefund(orderId, goodsAt) {
      const counts = bareCounts(await entriesOf(orderId));
      const answer = await platform.call(`${trade}:alibaba.trade.getMaxRefundFee:1`, {
        input: `{"orderId":${orderId},"goodsStatus":"${goodsAt}","refundGoodsCountList":${counts}}`,
      });
      const { maxGoodsFee, maxPostFee } = readInner(limit, answer, 'most to be refunded');
      return { goodsFen: maxGoodsFee, freightFen: maxPostFee };
    },

    async uploadVoucher(jpeg) {
      if (jpeg.length >= maxVoucherBytes) throw new SupplierError('rejected', 'the picture is too large');
      const key = `${trade}:alibaba.trade.uploadRefundVoucher:1` as const;
      const answer = await platform.call(key, {}, { file: { name: 'imageData', bytes: jpeg } });
      const { imageDomain, imageRelativeUrl } = readInner(voucher, answer, 'picture of a refund');
      const address = pictureAddress(`${imageDomain.replace(/\/$/, '')}/${imageRelativeUrl.replace(/^\//, '')}`);
      if (!address) throw new SupplierError('malformed', 'the picture has no address');
      return address;
    },

    async requestRefund(request) {
      checkRequest(request);
      const parameters = {
        orderId: request.orderId,
        orderEntryIds: bareIds(await entriesOf(request.orderId)),
        disputeRequest: request.returning ? 'returnRefund' : 'refund',
        applyPayment: request.goodsFen,
        applyCarriage: request.freightFen,
        applyReasonId: request.reasonId,
        description: request.text,
        goodsStatus: request.goodsAt,
        ...(request.pictures.length > 0 && { vouchers: request.pictures }),
      };
      const answer = await platform.call(`${trade}:alibaba.trade.createRefund:1`, parameters, { changes: true });
      return readInner(created, answer, 'refund').refundId;
    },

    async returnGoods({ refundId, company, bill, text: words }) {
      const answer = await platform.call(
        `${trade}:alibaba.trade.refund.returnGoods:1`,
        { refundId, logisticsCompanyNo: company, freightBill: bill, ...(words.length >= 2 && { description: words }) },
        { changes: true },
      );
      readDone(answer, 'goods that go back');
    },
  };
}
