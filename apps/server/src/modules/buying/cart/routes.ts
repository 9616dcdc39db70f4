import * as contract from '@sgb/contract/cart.ts';
import type { Http } from '../../../platform/http/bind.ts';
import type { Sourcing } from '../../goods/sourcing/index.ts';
import { moveToFavourites } from './favourite-service.ts';
import { refresh } from './refresh-service.ts';
import * as service from './service.ts';

export function cartRoutes(http: Http, sourcing: Sourcing, needs: service.CartNeeds): void {
  http.bind(contract.getCart, service.showCart);
  http.bind(contract.addToCart, service.add);
  http.bind(contract.setQuantity, service.setQuantity);
  http.bind(contract.setLineSku, service.setSku);
  http.bind(contract.setRemark, service.setRemark);
  http.bind(contract.tickLines, service.tick);
  http.bind(contract.acceptPrices, service.accept);
  http.bind(contract.removeLines, service.remove);
  http.bind(contract.favouriteLines, moveToFavourites);
  http.bind(contract.putBackLines, service.putBack);
  http.bind(contract.listRemoved, service.listRemoved);
  http.bind(contract.refreshCart, refresh(sourcing));
  http.bind(contract.countUnpaid, service.countUnpaid(needs));
  http.bind(contract.countUnpaidDetail, service.countUnpaidDetail(needs));
  http.bind(contract.getCartUserType, service.userType);
}
