export const topayHref = '/shoporder/2/cart/topay';
/** With `paid`, the funnel step that the payment is: for one that happens while nobody presses anything. */
export const successHref = (id: number, paid?: 8 | 9) => `/shoporder/paysuccess?id=${id}${paid ? `&paid=${paid}` : ''}`;
export const payRechargeHref = (number: string) => `/recharge/pay?number=${number}`;
export const ordersHref = '/shoporder/2/index';
export const orderHref = (id: number) => `/shoporder/2/detail/${id}`;
