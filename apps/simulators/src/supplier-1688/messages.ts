import { addHours } from '@sgb/contract/time.ts';
import { signed } from './gate.ts';
import type { SimulatedOrder } from './orders.ts';
import type { Switches } from './switches.ts';

/** What the platform tells an app by itself. What was not taken with HTTP 200 waits until it is asked for and confirmed. */

export interface SimulatedMessage {
  readonly msgId: number;
  readonly gmtBorn: number;
  readonly type: string;
  readonly userInfo: string;
  readonly data: object;
}

/** Posts a form to the app and gives the HTTP status of its answer. */
export type Deliver = (form: string) => Promise<number>;

export interface MessagesOptions {
  readonly secret: string;
  readonly now: () => Date;
  readonly pushing: () => Switches['pushing'];
  /** Null: the app has told nowhere to send them. */
  readonly deliver: () => Deliver | null;
}

const buyer = 'b2b-2200000000000';
const topicOfStatus: Readonly<Record<string, string>> = {
  waitsellersend: 'ORDER_PAY',
  waitbuyerreceive: 'ANNOUNCE_SENDGOODS',
  confirm_goods: 'ORDER_COMFIRM_RECEIVEGOODS',
  success: 'ORDER_SUCCESS',
  cancel: 'ORDER_SELLER_CLOSE',
  terminated: 'ORDER_SELLER_CLOSE',
};

export class Messages {
  readonly #options: MessagesOptions;
  readonly #waiting = new Map<number, SimulatedMessage>();
  #last = 1_600_000_000_000;

  constructor(options: MessagesOptions) {
    this.#options = options;
  }

  get waiting(): readonly SimulatedMessage[] {
    return [...this.#waiting.values()];
  }

  confirm(ids: readonly number[]): void {
    for (const id of ids) this.#waiting.delete(id);
  }

  #form(message: SimulatedMessage): string {
    const { secret, pushing } = this.#options;
    const whole = JSON.stringify({ bizKey: String(message.msgId), ...message });
    const text = pushing() === 'cut' ? whole.slice(0, Math.floor(whole.length / 2)) : whole;
    const key = pushing() === 'forged' ? 'somebody else' : secret;
    const signature = signed('', new Map([['message', text]]), key)
      .toString('hex')
      .toUpperCase();
    return new URLSearchParams({ message: text, _aop_signature: signature }).toString();
  }

  /** Says something and waits for how it was taken. */
  async tell(type: string, data: object): Promise<void> {
    const message = { msgId: ++this.#last, gmtBorn: this.#options.now().getTime(), type, userInfo: buyer, data };
    this.#waiting.set(message.msgId, message);
    const { pushing, deliver } = this.#options;
    const post = deliver();
    if (!post || pushing() === 'lost') return;
    for (let time = 0; time < (pushing() === 'twice' ? 2 : 1); time++) {
      if ((await post(this.#form(message)).catch(() => 0)) === 200) this.confirm([message.msgId]);
    }
  }

  ofOrder(order: SimulatedOrder, name = topicOfStatus[order.status]): Promise<void> {
    if (!name) return Promise.resolve();
    const sent = addHours(this.#options.now(), 8).toISOString().slice(0, 19).replace('T', ' ');
    return this.tell(`ORDER_BUYER_VIEW_${name}`, {
      orderId: order.id,
      currentStatus: order.status,
      msgSendTime: sent,
      buyerMemberId: buyer,
      sellerMemberId: 'b2b-3300000000000',
    });
  }

  ofTrace(order: SimulatedOrder): Promise<void> {
    return this.tell('LOGISTICS_BUYER_VIEW_TRACE', {
      OrderLogisticsTracingModel: {
        logisticsId: `LP${order.id.slice(-12)}`,
        cpCode: 'SF',
        mailNo: `SF${order.id.slice(-13)}`,
        statusChanged: 'TRANSPORT',
        changeTime: this.#options.now().getTime(),
        orderLogsItems: [{ orderId: order.id, orderEntryId: order.id }],
      },
    });
  }

  ofStock(offerId: string): Promise<void> {
    const change = { offerId: Number(offerId), offerOnSale: 0, skuId: 0, skuOnSale: 0, quantity: -1 };
    return this.tell('PRODUCT_PRODUCT_INVENTORY_CHANGE', {
      OfferInventoryChangeList: [{ ...change, bizTime: String(this.#options.now().getTime()) }],
    });
  }
}
