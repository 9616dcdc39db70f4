import * as activities from '@sgb/contract/activities.ts';
import * as contract from '@sgb/contract/catalog.ts';
import { getLandedCost } from '@sgb/contract/pricing.ts';
import * as showcases from '@sgb/contract/showcases.ts';
import * as suppliers from '@sgb/contract/suppliers.ts';
import type { Http } from '../../../platform/http/bind.ts';
import { activityGoods } from './activity-service.ts';
import { productLandedCost } from './landed-service.ts';
import * as service from './service.ts';
import { bigTree, saStock, saStockGoods, showcase, showcaseGoods } from './showcase-service.ts';
import { supplierGoods, supplierShowcase, supplierStore } from './supplier-service.ts';

export function catalogRoutes(http: Http): void {
  http.bind(contract.listCategories, service.categoryTree);
  http.bind(contract.listChildCategories, service.childCategories);
  http.bind(contract.listProductsByCategory, service.productsByCategory);
  http.bind(contract.listTopicGoods, service.topicGoods);
  http.bind(contract.getProduct, service.productDetail);
  http.bind(contract.listSimilar, service.similarProducts);
  http.bind(contract.listCards, service.cardsOf);
  http.bind(getLandedCost, productLandedCost);
  http.bind(suppliers.listSuppliers, supplierShowcase);
  http.bind(suppliers.getSupplierStore, supplierStore);
  http.bind(suppliers.listSupplierGoods, supplierGoods);
  http.bind(activities.listActivityGoods, activityGoods);
  http.bind(showcases.getSaStock, saStock);
  http.bind(showcases.listSaStock, saStockGoods);
  http.bind(showcases.getInVogue, (call) => showcase(call, 'invogue'));
  http.bind(showcases.listInVogue, (call, input) => showcaseGoods(call, 'invogue', input));
  http.bind(showcases.getMainWindow, (call) => showcase(call, 'mainwindow'));
  http.bind(showcases.listMainWindow, (call, input) => showcaseGoods(call, 'mainwindow', input));
  http.bind(showcases.getBannerGoods, (call, { tag }) => showcase(call, tag));
  http.bind(showcases.listBannerGoods, (call, { tag, ...input }) => showcaseGoods(call, tag, input));
  http.bind(showcases.listBigTree, bigTree);
}
