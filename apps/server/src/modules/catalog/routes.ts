import * as activities from '@sgb/contract/activities.ts';
import * as contract from '@sgb/contract/catalog.ts';
import { getLandedCost } from '@sgb/contract/pricing.ts';
import * as suppliers from '@sgb/contract/suppliers.ts';
import type { Http } from '../../platform/http/bind.ts';
import { activityGoods } from './activity-service.ts';
import { productLandedCost } from './landed-service.ts';
import * as service from './service.ts';
import { supplierGoods, supplierShowcase, supplierStore } from './supplier-service.ts';

export function catalogRoutes(http: Http): void {
  http.bind(contract.listCategories, service.categoryTree);
  http.bind(contract.listChildCategories, service.childCategories);
  http.bind(contract.listProductsByCategory, service.productsByCategory);
  http.bind(contract.listTopicGoods, service.topicGoods);
  http.bind(contract.listSaStock, service.saStock);
  http.bind(contract.getProduct, service.productDetail);
  http.bind(contract.listSimilar, service.similarProducts);
  http.bind(getLandedCost, productLandedCost);
  http.bind(suppliers.listSuppliers, supplierShowcase);
  http.bind(suppliers.getSupplierStore, supplierStore);
  http.bind(suppliers.listSupplierGoods, supplierGoods);
  http.bind(activities.listActivityGoods, activityGoods);
}
