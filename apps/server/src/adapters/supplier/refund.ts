/** Where the goods are when money is asked back for them, in the supplier site's own words. */
export type GoodsAt =
  | 'refundWaitSellerSend'
  | 'refundWaitBuyerReceive'
  | 'refundBuyerReceived'
  | 'aftersaleBuyerNotReceived'
  | 'aftersaleBuyerReceived';

export interface RefundReason {
  readonly id: string;
  readonly name: string;
  readonly needsPictures: boolean;
  /** Freight is not given back for it. */
  readonly noFreight: boolean;
  readonly tip: string;
}

/** The most that may be asked for. */
export interface RefundLimit {
  readonly goodsFen: number;
  readonly freightFen: number;
}

export interface RefundRequest extends RefundLimit {
  readonly orderId: string;
  readonly goodsAt: GoodsAt;
  /** The goods go back, too. */
  readonly returning: boolean;
  readonly reasonId: string;
  readonly text: string;
  /** Addresses that `uploadVoucher` gave. */
  readonly pictures: readonly string[];
}

interface ReturnedGoods {
  readonly refundId: string;
  readonly company: string;
  readonly bill: string;
  readonly text: string;
}

/** Asking a seller for money back. */
export interface SupplierRefunds {
  refundReasons(orderId: string, goodsAt: GoodsAt): Promise<readonly RefundReason[]>;
  maxRefund(orderId: string, goodsAt: GoodsAt): Promise<RefundLimit>;
  /** Gives the address of a picture that is evidence: a JPEG of less than a megabyte. */
  uploadVoucher(jpeg: Buffer): Promise<string>;
  /** The site's number of the refund. It has no number of ours: a lost answer is looked for in the order. */
  requestRefund(request: RefundRequest): Promise<string>;
  returnGoods(goods: ReturnedGoods): Promise<void>;
}
