import * as staff from '@sgb/contract/stock-desk.ts';
import * as contract from '@sgb/contract/stock-up.ts';
import type { Http } from '../../../platform/http/bind.ts';
import { damage, place, sellerShelves } from './desk.ts';
import type { StockNeeds } from './needs.ts';
import { figures, join, shelfDetail, shelfList } from './service.ts';
import { withdraw } from './withdraw.ts';

export const shelfRoutes =
  (needs: StockNeeds) =>
  (http: Http): void => {
    http.bind(contract.getStockUp, figures(needs));
    http.bind(contract.becomeStockSeller, join(needs));
    http.bind(contract.listShelves, shelfList);
    http.bind(contract.getShelf, shelfDetail);
    http.bind(contract.withdrawPieces, withdraw);
    http.bind(staff.markDamaged, damage);
    http.bind(staff.placeShelf, place);
    http.bind(staff.listSellerShelves, sellerShelves);
  };
