import * as contract from '@sgb/contract/transfers.ts';
import type { Http } from '../../platform/http/bind.ts';
import type { TransferDesk } from './send.ts';
import { findRecipient, listTransfers, sendTransfer, transferInfo } from './service.ts';

export function transferRoutes(http: Http, desk: TransferDesk): void {
  http.bind(contract.getTransferInfo, (call) => transferInfo(call, desk));
  http.bind(contract.findRecipient, findRecipient);
  http.bind(contract.sendTransfer, (call, input) => sendTransfer(call, input, desk));
  http.bind(contract.listTransfers, listTransfers);
}
