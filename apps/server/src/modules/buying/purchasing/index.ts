export { holdPurchasesOf, orderArrived, tracesOf } from './arrival.ts';
export { ordersOfBill } from './store.ts';
