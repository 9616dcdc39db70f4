import { getCommissionRun, listCommissionLines } from '@sgb/contract/commission-desk.ts';
import * as contract from '@sgb/contract/earnings.ts';
import type { Http } from '../../../platform/http/bind.ts';
import { blockedInvites, clearInvite } from './desk.ts';
import { move } from './purse.ts';
import { commissionLines, commissionRun } from './run.ts';
import { statement, statementFile } from './statement.ts';

export function earningRoutes(http: Http): void {
  http.bind(contract.getEarnings, statement);
  http.bind(contract.moveEarnings, move);
  http.bind(contract.exportEarnings, statementFile);
  http.bind(getCommissionRun, commissionRun);
  http.bind(listCommissionLines, commissionLines);
  http.bind(contract.listBlockedInvites, blockedInvites);
  http.bind(contract.clearBlockedInvite, clearInvite);
}
