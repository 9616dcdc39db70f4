import type { Vault } from '../../../platform/vault/vault.ts';
import type { BankAccountRow } from './store.ts';
import type { identityProofs } from './tables.ts';

/** Whose a sealed number is: moved to another account it cannot be opened. */
const bankContext = (accountId: number) => `bank account of account ${accountId}`;
const idContext = (accountId: number) => `identity of account ${accountId}`;

export function sealedNumber(vault: Vault, accountId: number, number: string) {
  const { keyId, bytes } = vault.seal(number, bankContext(accountId));
  return { numberTail: number.slice(-4), numberKey: keyId, numberSealed: bytes };
}

type SealedNumber = Pick<BankAccountRow, 'accountId' | 'numberKey' | 'numberSealed'>;

export function openedNumber(vault: Vault, row: SealedNumber): string {
  return vault.open({ keyId: row.numberKey, bytes: row.numberSealed }, bankContext(row.accountId));
}

export function sealedId(vault: Vault, accountId: number, idNumber: string) {
  const { keyId, bytes } = vault.seal(idNumber, idContext(accountId));
  return { idTail: idNumber.slice(-3), idKey: keyId, idSealed: bytes };
}

export function openedId(vault: Vault, row: typeof identityProofs.$inferSelect): string {
  return vault.open({ keyId: row.idKey, bytes: row.idSealed }, idContext(row.accountId));
}
