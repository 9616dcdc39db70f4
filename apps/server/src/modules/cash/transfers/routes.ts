import * as contract from '@sgb/contract/transfers.ts';
import type { Http } from '../../../platform/http/bind.ts';
import type { TransferNeeds } from './send.ts';
import { findRecipient, listTransfers, sendTransfer, transferInfo } from './service.ts';

export function transferRoutes(http: Http, needs: TransferNeeds): void {
  http.bind(contract.getTransferInfo, (call) => transferInfo(call, needs));
  http.bind(contract.findRecipient, findRecipient);
  http.bind(contract.sendTransfer, (call, input) => sendTransfer(call, input, needs));
  http.bind(contract.listTransfers, listTransfers);
}
