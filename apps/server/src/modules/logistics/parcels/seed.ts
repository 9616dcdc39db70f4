/** For those who build worlds: the demo, benches and tests. */
export { giveUp as giveUpParcel } from './cancel.ts';
export { makeParcel } from './create.ts';
export { deliverWithCode } from './delivery/service.ts';
export { codeOf } from './delivery/store.ts';
export { parcelsToDrive } from './list-store.ts';
export { pack, packIn as packParcel } from './packing/pack.ts';
export { transitionFault } from './rules.ts';
export { contentsOf, hasParcels } from './store.ts';
