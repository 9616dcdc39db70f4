import * as contract from '@sgb/contract/clients.ts';
import type { Http } from '../../platform/http/bind.ts';
import { checkFile, importFile } from './import-service.ts';
import { placeSearch } from './place-service.ts';
import {
  addressTypes,
  deleteReceiver,
  makeDefault,
  type ReceiverInUse,
  receiverForm,
  receiverList,
  saveReceiver,
} from './service.ts';

export function clientRoutes(http: Http, { inUse }: { readonly inUse: ReceiverInUse }): void {
  http.bind(contract.listAddressTypes, addressTypes);
  http.bind(contract.listReceivers, receiverList);
  http.bind(contract.getReceiver, receiverForm);
  http.bind(contract.saveReceiver, saveReceiver);
  http.bind(contract.deleteReceiver, deleteReceiver(inUse));
  http.bind(contract.makeDefaultReceiver, makeDefault);
  http.bind(contract.checkReceiverFile, checkFile);
  http.bind(contract.importReceivers, importFile);
  http.bind(contract.searchPostcode, placeSearch);
}
