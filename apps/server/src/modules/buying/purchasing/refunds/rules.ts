import { type RefundState, refundStates } from '@sgb/contract/refund-states.ts';
import type { SupplierOrderStatus } from '../../../../adapters/supplier/gateway.ts';
import type { GoodsAt, RefundLimit, RefundReason } from '../../../../adapters/supplier/refund.ts';

/** Where the goods are, as the supplier site wants to hear it; null where there is nothing to give back. */
export function goodsAtOf(status: SupplierOrderStatus, received: boolean): GoodsAt | null {
  switch (status) {
    case 'waitsellersend':
      return 'refundWaitSellerSend';
    case 'waitbuyerreceive':
      return received ? 'refundBuyerReceived' : 'refundWaitBuyerReceive';
    case 'confirm_goods':
    case 'success':
      return received ? 'aftersaleBuyerReceived' : 'aftersaleBuyerNotReceived';
    default:
      return null;
  }
}

export const isReceived = (goodsAt: GoodsAt): boolean => /BuyerReceived$/.test(goodsAt);

const states: Readonly<Record<string, RefundState>> = {
  waitselleragree: refundStates.asked,
  waitbuyermodify: refundStates.toChange,
  waitbuyersend: refundStates.toReturn,
  waitsellerreceive: refundStates.goingBack,
  refundsuccess: refundStates.paidBack,
  refundclose: refundStates.closed,
};

/** How far a refund is; null where the site says nothing that we know, so that nothing is concluded from it. */
export const stateOfRefund = (refundStatus: string | null): RefundState | null => states[refundStatus ?? ''] ?? null;

export interface Asked extends RefundLimit {
  readonly returning: boolean;
  readonly photos: readonly string[];
}

/** What is wrong with what somebody wants to ask for: the field, and a sentence. */
export function faultOf(
  asked: Asked,
  reason: RefundReason | undefined,
  most: RefundLimit,
  goodsAt: GoodsAt,
): readonly [field: string, sentence: string] | null {
  if (!reason) return ['reasonId', 'The supplier site does not know this reason here.'];
  if (asked.returning && !isReceived(goodsAt)) return ['returning', 'Goods that have not come cannot be sent back.'];
  if (asked.goodsFen + asked.freightFen === 0) return ['goodsFen', 'Ask for some money.'];
  if (asked.goodsFen > most.goodsFen) return ['goodsFen', 'It is more than can be asked back for the goods.'];
  if (goodsAt === 'refundWaitSellerSend' && asked.goodsFen !== most.goodsFen) {
    return ['goodsFen', 'Before it is sent, all of the goods is asked back.'];
  }
  if (reason.noFreight && asked.freightFen > 0) return ['freightFen', 'No freight comes back for this reason.'];
  if (asked.freightFen > most.freightFen) return ['freightFen', 'It is more than can be asked back for the freight.'];
  if (reason.needsPictures && asked.photos.length === 0) return ['photos', 'This reason needs a picture.'];
  return null;
}
