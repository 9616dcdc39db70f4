import { exportBills, getBalance, listBills } from '@sgb/contract/bills.ts';
import type { Http } from '../../../platform/http/bind.ts';
import { billFile, billList, userBalance } from './bills/service.ts';

export function ledgerRoutes(http: Http): void {
  http.bind(getBalance, userBalance);
  http.bind(listBills, billList);
  http.bind(exportBills, billFile);
}
