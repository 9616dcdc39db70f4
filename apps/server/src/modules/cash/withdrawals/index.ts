export { keepIdentityProof } from './proof-service.ts';
export { decideProof, lockProof, proofOf, proofStatuses, proofsOf } from './proof-store.ts';
export { keepBankAccount } from './service.ts';
export { bankAccountOf, bankAccountsOf, sharedBankAccounts } from './store.ts';
