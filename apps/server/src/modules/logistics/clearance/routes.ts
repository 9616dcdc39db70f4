import { getClearance, listClearance, payClearance, reserveClearance } from '@sgb/contract/clearance.ts';
import type { Http } from '../../../platform/http/bind.ts';
import { payOne, reserveOne } from './pay.ts';
import { clearanceDetail, clearanceList } from './service.ts';

export function clearanceRoutes(http: Http): void {
  http.bind(listClearance, clearanceList);
  http.bind(getClearance, clearanceDetail);
  http.bind(reserveClearance, reserveOne);
  http.bind(payClearance, payOne);
}
