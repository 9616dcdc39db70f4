import { findMoreOfSeller, refreshProduct, searchLink, searchProductUrl } from '@sgb/contract/sourcing.ts';
import { getSupplierAccess } from '@sgb/contract/supplier-desk.ts';
import type { Http } from '../../../platform/http/bind.ts';
import { supplierAccess } from './access.ts';
import type { Sourcing } from './fetch.ts';
import { findByAddress, findByText } from './link-service.ts';
import { refreshedProduct } from './refresh-service.ts';
import { moreOfSeller } from './seller-service.ts';

export function sourcingRoutes(http: Http, sourcing: Sourcing): void {
  http.bind(searchLink, findByText(sourcing));
  http.bind(searchProductUrl, findByAddress(sourcing));
  http.bind(getSupplierAccess, supplierAccess);
  http.bind(findMoreOfSeller, moreOfSeller(sourcing));
  http.bind(refreshProduct, refreshedProduct(sourcing));
}
