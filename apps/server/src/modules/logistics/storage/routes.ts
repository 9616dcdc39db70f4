import * as contract from '@sgb/contract/storage.ts';
import type { Http } from '../../../platform/http/bind.ts';
import { abandonedList, clearOne, type StorageNeeds } from './clear.ts';
import { extendOne, storageOverview, switchAutopilot } from './service.ts';

export function storageRoutes(http: Http, needs: StorageNeeds): void {
  http.bind(contract.getStorage, storageOverview);
  http.bind(contract.extendStorage, extendOne);
  http.bind(contract.setAutopilot, switchAutopilot);
  http.bind(contract.listAbandoned, (call, input) => abandonedList(call, input, needs));
  http.bind(contract.clearAbandoned, (call, input) => clearOne(call, input, needs));
}
