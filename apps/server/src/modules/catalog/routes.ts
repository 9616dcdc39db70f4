import * as contract from '@sgb/contract/catalog.ts';
import type { Http } from '../../platform/http/bind.ts';
import * as service from './service.ts';

export function catalogRoutes(http: Http): void {
  http.bind(contract.listCategories, service.categoryTree);
  http.bind(contract.listChildCategories, service.childCategories);
  http.bind(contract.listProductsByCategory, service.productsByCategory);
  http.bind(contract.listTopicGoods, service.topicGoods);
  http.bind(contract.listSaStock, service.saStock);
  http.bind(contract.listSuppliers, service.supplierShowcase);
  http.bind(contract.getProduct, service.productDetail);
  http.bind(contract.listSimilar, service.similarProducts);
}
