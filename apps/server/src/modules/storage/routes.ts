import * as contract from '@sgb/contract/storage.ts';
import type { Http } from '../../platform/http/bind.ts';
import { abandonedList, clearOne } from './clear.ts';
import { extendOne, storageOverview, switchAutopilot } from './service.ts';

export function storageRoutes(http: Http): void {
  http.bind(contract.getStorage, storageOverview);
  http.bind(contract.extendStorage, extendOne);
  http.bind(contract.setAutopilot, switchAutopilot);
  http.bind(contract.listAbandoned, abandonedList);
  http.bind(contract.clearAbandoned, clearOne);
}
