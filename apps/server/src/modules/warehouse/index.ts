export { scanParcel } from './gate.ts';
export { storageJob, unweighedJob } from './jobs.ts';
export { arrivalOf, waybillsOf } from './look.ts';
export { warehouseRoutes } from './routes.ts';
export { type OnShelf, shelvesOf } from './shelves.ts';
export { ship } from './stock.ts';
export { weigh } from './weigh.ts';
