import * as contract from '@sgb/contract/image-search.ts';
import type { App } from '../../../platform/app.ts';
import type { Http } from '../../../platform/http/bind.ts';
import * as service from './service.ts';

export function imageSearchRoutes(http: Http, app: App & service.ImageSearchOptions): void {
  http.bind(contract.uploadPicture, service.uploadPicture);
  http.bind(contract.searchByAddress, (call, input) => service.searchByAddress(call, input, app));
  http.bind(contract.searchByPicture, service.searchByPicture);
  http.bind(contract.listByPicture, service.listByPicture);
}
