import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import * as store from './store.ts';
import type { GiftVoucherRow } from './tables.ts';

/** Moved to another voucher a sealed code cannot be opened. */
const context = (id: number) => `code of gift voucher ${id}`;

export function sealedCode(vault: Vault, id: number, code: string) {
  const { keyId, bytes } = vault.seal(code, context(id));
  return { codeKey: keyId, codeSealed: bytes };
}

export const openedCode = (vault: Vault, row: Pick<GiftVoucherRow, 'id' | 'codeKey' | 'codeSealed'>): string =>
  vault.open({ keyId: row.codeKey, bytes: row.codeSealed }, context(row.id));

const batch = 200;

/** Seals what older keys sealed with the key in use, so that those can be thrown away. */
export const resealCodesJob = defineJob({
  name: 'giftvouchers.reseal',
  payload: z.object({}),
  cron: '47 * * * *',
  async run({ db, vault }: App) {
    const some = () =>
      db.transact(async (tx) => {
        const rows = await store.sealedOtherwise(tx, vault.currentKeyId, batch);
        for (const row of rows) await store.replaceSeal(tx, row.id, sealedCode(vault, row.id, openedCode(vault, row)));
        return rows.length;
      });
    while ((await some()) === batch);
  },
});
