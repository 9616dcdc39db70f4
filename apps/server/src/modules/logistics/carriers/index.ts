export { demoShipmentBook } from './demo-shipments.ts';
export { applyScan } from './events.ts';
export { parcelTracesOf } from './tracking-service.ts';
