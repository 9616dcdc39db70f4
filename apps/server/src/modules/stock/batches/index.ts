export { countedOrder } from './counted-order.ts';
export { countUnderWay, shortLines, shortOrders, uncountedOf } from './store.ts';
