import * as desk from '@sgb/contract/parcel-desk.ts';
import * as contract from '@sgb/contract/parcels.ts';
import type { Http } from '../../platform/http/bind.ts';
import { cancel, showCancel } from './cancel.ts';
import { changeLine, changeTo, takeOut } from './change.ts';
import { combineLimit, combineList, describe, saveDraft } from './combine.ts';
import { create } from './create.ts';
import { allParcels, batchList, dispatchAll, packOne, pickList, unpack } from './desk.ts';
import { parcelDetail, parcelList } from './look.ts';
import { payAll, payOne } from './pay.ts';
import { preview } from './preview.ts';
import { propose } from './propose.ts';
import { seaTerms } from './sea.ts';

export function parcelRoutes(http: Http): void {
  http.bind(contract.listShippable, combineList);
  http.bind(contract.getCombineLimit, combineLimit);
  http.bind(contract.saveParcelDraft, saveDraft);
  http.bind(contract.describeTogether, describe);
  http.bind(contract.proposeParcels, propose);
  http.bind(contract.previewParcel, preview);
  http.bind(contract.createParcel, create);
  http.bind(contract.payParcel, payOne);
  http.bind(contract.payParcels, payAll);
  http.bind(contract.listParcels, parcelList);
  http.bind(contract.getParcel, parcelDetail);
  http.bind(contract.changeWay, changeLine);
  http.bind(contract.changeReceiver, changeTo);
  http.bind(contract.showCancelParcel, showCancel);
  http.bind(contract.cancelParcel, cancel);
  http.bind(contract.takeOutOrder, takeOut);
  http.bind(contract.getSeaTerms, seaTerms);
  http.bind(desk.listToPack, pickList);
  http.bind(desk.packParcel, packOne);
  http.bind(desk.unpackParcel, unpack);
  http.bind(desk.dispatchParcels, dispatchAll);
  http.bind(desk.listBatches, batchList);
  http.bind(desk.listAllParcels, allParcels);
}
