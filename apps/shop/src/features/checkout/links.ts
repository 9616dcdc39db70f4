export const topayHref = '/shoporder/2/cart/topay';
export const successHref = (id: number) => `/shoporder/paysuccess?id=${id}`;
export const payRechargeHref = (number: string) => `/recharge/pay?number=${number}`;
export const ordersHref = '/shoporder/2/index';
export const orderHref = (id: number) => `/shoporder/2/detail/${id}`;
