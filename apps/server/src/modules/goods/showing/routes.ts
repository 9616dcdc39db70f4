import * as contract from '@sgb/contract/product-desk.ts';
import * as showcaseCalls from '@sgb/contract/showcase-desk.ts';
import type { Http } from '../../../platform/http/bind.ts';
import type { ShowingNeeds } from './needs.ts';
import * as service from './service.ts';
import { listShowcases, saveShowcase } from './showcases.ts';

export const showingRoutes =
  (needs: ShowingNeeds) =>
  (http: Http): void => {
    http.bind(contract.listDeskProducts, service.list(needs));
    http.bind(contract.flagProduct, service.flag);
    http.bind(contract.hideProduct, service.hide);
    http.bind(contract.unhideProduct, service.show);
    http.bind(showcaseCalls.listDeskShowcases, listShowcases);
    http.bind(showcaseCalls.saveShowcase, saveShowcase);
  };
