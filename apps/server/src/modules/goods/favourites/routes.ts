import * as contract from '@sgb/contract/favourites.ts';
import type { Http } from '../../../platform/http/bind.ts';
import * as service from './service.ts';

export function favouriteRoutes(http: Http): void {
  http.bind(contract.collectGoods, service.collect);
  http.bind(contract.listCollection, service.collectionList);
  http.bind(contract.deleteCollection, service.deleteFromCollection);
  http.bind(contract.listCollectionIds, service.collectionIds);
}
