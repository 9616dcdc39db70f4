import * as contract from '@sgb/contract/earnings.ts';
import type { Http } from '../../../platform/http/bind.ts';
import { blockedInvites, clearInvite } from './desk.ts';
import { move } from './purse.ts';
import { statement, statementFile } from './statement.ts';

export function earningRoutes(http: Http): void {
  http.bind(contract.getEarnings, statement);
  http.bind(contract.moveEarnings, move);
  http.bind(contract.exportEarnings, statementFile);
  http.bind(contract.listBlockedInvites, blockedInvites);
  http.bind(contract.clearBlockedInvite, clearInvite);
}
