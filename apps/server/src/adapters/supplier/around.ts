import type { SupplierGateway } from './gateway.ts';

export type SupplierCall = keyof SupplierGateway;
export type Guard = <Answer>(call: SupplierCall, ask: () => Promise<Answer>) => Promise<Answer>;

/** The same gateway with something done around every call. `pick` is asked anew each time. */
export function around(pick: () => Promise<SupplierGateway>, guard: Guard): SupplierGateway {
  const through = <Answer>(call: SupplierCall, ask: (gateway: SupplierGateway) => Promise<Answer>) =>
    guard(call, async () => ask(await pick()));
  return {
    searchByWord: (query) => through('searchByWord', (to) => to.searchByWord(query)),
    searchByImage: (query) => through('searchByImage', (to) => to.searchByImage(query)),
    searchBySeller: (query) => through('searchBySeller', (to) => to.searchBySeller(query)),
    category: (id) => through('category', (to) => to.category(id)),
    followLink: (url) => through('followLink', (to) => to.followLink(url)),
    offer: (id) => through('offer', (to) => to.offer(id)),
    freight: (query) => through('freight', (to) => to.freight(query)),
    previewOrder: (request) => through('previewOrder', (to) => to.previewOrder(request)),
    createOrder: (request) => through('createOrder', (to) => to.createOrder(request)),
    order: (id) => through('order', (to) => to.order(id)),
    cancelOrder: (id, reason) => through('cancelOrder', (to) => to.cancelOrder(id, reason)),
    track: (orderId) => through('track', (to) => to.track(orderId)),
    urge: (orderId) => through('urge', (to) => to.urge(orderId)),
    refundReasons: (id, goodsAt) => through('refundReasons', (to) => to.refundReasons(id, goodsAt)),
    maxRefund: (id, goodsAt) => through('maxRefund', (to) => to.maxRefund(id, goodsAt)),
    uploadVoucher: (jpeg) => through('uploadVoucher', (to) => to.uploadVoucher(jpeg)),
    requestRefund: (request) => through('requestRefund', (to) => to.requestRefund(request)),
    returnGoods: (goods) => through('returnGoods', (to) => to.returnGoods(goods)),
    readPush: (raw) => through('readPush', (to) => to.readPush(raw)),
    missedMessages: () => through('missedMessages', (to) => to.missedMessages()),
    confirmMessages: (ids) => through('confirmMessages', (to) => to.confirmMessages(ids)),
  };
}
