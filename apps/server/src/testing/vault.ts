import { openVault } from '../platform/vault/vault.ts';

const key = Buffer.alloc(32, 'test');

/** The key of all tests, also of the demo world they clone. */
export const testVault = openVault([{ id: 'test', key }]);

/** The same as ENCRYPTION_KEYS. */
export const testKeys = `test:${key.toString('base64')}`;
