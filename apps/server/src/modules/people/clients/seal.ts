import type { IdType } from '@sgb/contract/addresses.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { tailOf } from './rules.ts';

/** Whose a sealed number is: moved to another account it cannot be opened. */
function contextOf(accountId: number): string {
  return `receiver of account ${accountId}`;
}

export const noId = { idType: 0, idTail: '', idKey: null, idSealed: null } as const;

export function sealedId(vault: Vault, accountId: number, idType: IdType, idNumber: string) {
  const { keyId, bytes } = vault.seal(idNumber, contextOf(accountId));
  return { idType, idTail: tailOf(idNumber), idKey: keyId, idSealed: bytes };
}

interface SealedColumns {
  readonly accountId: number;
  readonly idKey: string | null;
  readonly idSealed: Buffer | null;
}

export function openedId(vault: Vault, { accountId, idKey, idSealed }: SealedColumns): string | null {
  return idKey && idSealed ? vault.open({ keyId: idKey, bytes: idSealed }, contextOf(accountId)) : null;
}

/** The same number under the key in use. */
export function resealed(vault: Vault, columns: SealedColumns) {
  const idNumber = openedId(vault, columns);
  return idNumber === null ? null : vault.seal(idNumber, contextOf(columns.accountId));
}
