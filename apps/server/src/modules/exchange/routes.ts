import { getRateHistory } from '@sgb/contract/exchange.ts';
import type { Http } from '../../platform/http/bind.ts';
import { rateHistory } from './service.ts';

export function exchangeRoutes(http: Http): void {
  http.bind(getRateHistory, rateHistory);
}
