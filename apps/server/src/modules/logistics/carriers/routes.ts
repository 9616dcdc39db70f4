import { documents } from '@sgb/contract/documents.ts';
import { dispatchParcels } from '@sgb/contract/parcel-desk.ts';
import * as contract from '@sgb/contract/parcel-tracking.ts';
import type { Http } from '../../../platform/http/bind.ts';
import type { CarrierApp } from './book.ts';
import { takeWebhook } from './pull.ts';
import { dispatchAll, handOverOne, noteScan } from './staff-service.ts';
import { trackOwn } from './tracking-service.ts';

export function carrierRoutes(http: Http, app: CarrierApp): void {
  http.bind(dispatchParcels, dispatchAll);
  http.bind(contract.trackParcel, trackOwn);
  http.bind(contract.scanByHand, noteScan);
  http.bind(contract.handOver, handOverOne);
  http.take(documents.carrierEvents, ({ headers, ip }, raw) => takeWebhook(app, { raw, headers, ip }));
}
