import { estimateTransport } from '@sgb/contract/estimator.ts';
import { getRateHistory } from '@sgb/contract/exchange.ts';
import type { Http } from '../../../platform/http/bind.ts';
import { transportEstimate } from './estimate.ts';
import { rateHistory } from './rate-history.ts';

export function pricingRoutes(http: Http): void {
  http.bind(getRateHistory, rateHistory);
  http.bind(estimateTransport, transportEstimate);
}
