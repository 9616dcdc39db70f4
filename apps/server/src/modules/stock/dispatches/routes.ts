import * as desk from '@sgb/contract/dispatch-desk.ts';
import * as contract from '@sgb/contract/dispatches.ts';
import type { Http } from '../../../platform/http/bind.ts';
import { brand, deskPaper, ownPaper, saveBrand } from './brand.ts';
import { cameBack, deliver, deskList, pick, refuseAddress, ship } from './desk.ts';
import { failures, handle } from './fail.ts';
import { list, pending } from './read.ts';
import { importFile } from './sending/import.ts';
import { create, preview } from './sending/send.ts';
import { cancel, settle } from './settle.ts';

export function dispatchRoutes(http: Http): void {
  http.bind(contract.previewDispatch, preview);
  http.bind(contract.createDispatch, create);
  http.bind(contract.cancelDispatch, cancel);
  http.bind(contract.importDispatches, importFile);
  http.bind(contract.listDispatches, list);
  http.bind(contract.listPending, pending);
  http.bind(contract.settlePending, settle);
  http.bind(contract.listFailures, failures);
  http.bind(contract.handleFailure, handle);
  http.bind(contract.getDispatchPaper, ownPaper);
  http.bind(contract.getSellerBrand, brand);
  http.bind(contract.saveSellerBrand, saveBrand);
  http.bind(desk.listDispatchDesk, deskList);
  http.bind(desk.pickDispatches, pick);
  http.bind(desk.shipDispatch, ship);
  http.bind(desk.deliverDispatch, deliver);
  http.bind(desk.refuseDispatchAddress, refuseAddress);
  http.bind(desk.dispatchCameBack, cameBack);
  http.bind(desk.getDispatchDeskPaper, deskPaper);
}
