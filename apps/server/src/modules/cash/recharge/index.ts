export { accountsIn, referenceOf } from './rules.ts';
export { offered as offeredGateways, openRecharge, type Payments } from './service.ts';
export { creditedBetween, paymentsNamed } from './settled.ts';
export { accountOfRecharge, aliveOf, dueAt, firstTryOf, sharedPayers } from './store.ts';
