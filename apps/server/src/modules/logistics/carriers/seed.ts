/** For those who build worlds: the demo, benches and tests. */
export { hurry, keepScan } from './drive.ts';
export { dispatch, handOverParcel } from './staff-service.ts';
