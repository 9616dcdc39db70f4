export { type Forwarders, scanParcel } from './gate.ts';
export { giveUpUnknownJob, storageJob, unweighedJob } from './jobs.ts';
export { arrivalOf, waybillsOf } from './look.ts';
export { warehouseRoutes } from './routes.ts';
export { type OnShelf, shelvesOf } from './shelves.ts';
export { ship } from './stock.ts';
export { attachToUnknown, heldUnknown, type UnknownArrival, unknownArrivals } from './unknown.ts';
export { weigh } from './weigh.ts';
