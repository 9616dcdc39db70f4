import { openVault } from '../platform/vault/vault.ts';

/** The key of all tests, also of the demo world they clone. */
export const testVault = openVault([{ id: 'test', key: Buffer.alloc(32, 'test') }]);
