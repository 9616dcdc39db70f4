import * as contract from '@sgb/contract/stock-up.ts';
import type { Http } from '../../../platform/http/bind.ts';
import type { StockNeeds } from './needs.ts';
import { figures, join, shelfDetail, shelfList } from './service.ts';

export const shelfRoutes =
  (needs: StockNeeds) =>
  (http: Http): void => {
    http.bind(contract.getStockUp, figures(needs));
    http.bind(contract.becomeStockSeller, join(needs));
    http.bind(contract.listShelves, shelfList);
    http.bind(contract.getShelf, shelfDetail);
  };
