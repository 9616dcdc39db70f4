import * as contract from '@sgb/contract/scoin.ts';
import type { Http } from '../../../platform/http/bind.ts';
import { exchange, exchangeOffers, scoinDescription } from './exchange-service.ts';
import { dailyCheckIn, scoinIndex, scoinList } from './service.ts';

export function scoinRoutes(http: Http): void {
  http.bind(contract.describeScoin, scoinDescription);
  http.bind(contract.getScoin, scoinIndex);
  http.bind(contract.listScoin, scoinList);
  http.bind(contract.checkIn, dailyCheckIn);
  http.bind(contract.listExchange, exchangeOffers);
  http.bind(contract.exchangeCoins, exchange);
}
