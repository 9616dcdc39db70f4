export { demoShipmentBook } from './demo-shipments.ts';
export { parcelTracesOf } from './tracking-service.ts';
