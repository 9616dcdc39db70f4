import { estimateTransport } from '@sgb/contract/estimator.ts';
import type { Http } from '../../platform/http/bind.ts';
import { transportEstimate } from './service.ts';

export function estimatorRoutes(http: Http): void {
  http.bind(estimateTransport, transportEstimate);
}
