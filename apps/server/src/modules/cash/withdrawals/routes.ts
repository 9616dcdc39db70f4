import * as batchCalls from '@sgb/contract/withdrawal-batches.ts';
import * as contract from '@sgb/contract/withdrawals.ts';
import type { Http } from '../../../platform/http/bind.ts';
import { batchFile, batchList, dropFromBatch, makeBatch, revealAccount, revealIdentity } from './batches.ts';
import { decideIdentityProof, listIdentityProofs, saveIdentityProof } from './proof-service.ts';
import {
  cancelWithdrawal,
  saveBankAccount,
  saveWithdrawal,
  withdrawAgain,
  withdrawalList,
  withdrawInfo,
} from './service.ts';
import { finishWithdrawal, refuseWithdrawal, startWithdrawal, withdrawalQueue } from './staff-service.ts';

export function withdrawalRoutes(http: Http): void {
  http.bind(contract.getWithdrawInfo, withdrawInfo);
  http.bind(contract.saveBankAccount, saveBankAccount);
  http.bind(contract.saveIdentityProof, saveIdentityProof);
  http.bind(contract.saveWithdrawal, saveWithdrawal);
  http.bind(contract.withdrawAgain, withdrawAgain);
  http.bind(contract.cancelWithdrawal, cancelWithdrawal);
  http.bind(contract.listWithdrawals, withdrawalList);
  http.bind(contract.listWithdrawalQueue, withdrawalQueue);
  http.bind(contract.processWithdrawal, startWithdrawal);
  http.bind(contract.payWithdrawal, finishWithdrawal);
  http.bind(contract.rejectWithdrawal, refuseWithdrawal);
  http.bind(contract.listIdentityProofs, listIdentityProofs);
  http.bind(contract.decideIdentityProof, decideIdentityProof);
  http.bind(batchCalls.makeBatch, makeBatch);
  http.bind(batchCalls.batchFile, batchFile);
  http.bind(batchCalls.dropFromBatch, dropFromBatch);
  http.bind(batchCalls.listBatches, batchList);
  http.bind(batchCalls.revealAccount, revealAccount);
  http.bind(batchCalls.revealIdentity, revealIdentity);
}
