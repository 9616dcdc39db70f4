import * as contract from '@sgb/contract/clients.ts';
import type { Http } from '../../../platform/http/bind.ts';
import { checkFile, importFile } from './import-service.ts';
import { placeSearch } from './place-service.ts';
import {
  addressTypes,
  type ClientNeeds,
  deleteReceiver,
  makeDefault,
  receiverForm,
  receiverList,
  saveReceiver,
} from './service.ts';

export function clientRoutes(http: Http, needs: ClientNeeds): void {
  http.bind(contract.listAddressTypes, addressTypes);
  http.bind(contract.listReceivers, receiverList);
  http.bind(contract.getReceiver, receiverForm);
  http.bind(contract.saveReceiver, saveReceiver);
  http.bind(contract.deleteReceiver, deleteReceiver(needs));
  http.bind(contract.makeDefaultReceiver, makeDefault);
  http.bind(contract.checkReceiverFile, checkFile);
  http.bind(contract.importReceivers, importFile);
  http.bind(contract.searchPostcode, placeSearch);
}
