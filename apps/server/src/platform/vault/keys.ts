import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { madeOnce } from '../made-once.ts';
import type { VaultKey } from './vault.ts';

const form = /^([A-Za-z0-9_-]{1,20}):([A-Za-z0-9+/]{43}=)$/;

/** 'k2:base64,k1:base64' as keys, or null when it is anything else. */
export function parseKeys(text: string): readonly VaultKey[] | null {
  const keys = text.split(',').map((part) => {
    const [, id = '', base64 = ''] = form.exec(part.trim()) ?? [];
    return { id, key: Buffer.from(base64, 'base64') };
  });
  const sound = keys.every(({ key }) => key.length === 32) && new Set(keys.map(({ id }) => id)).size === keys.length;
  return sound ? keys : null;
}

/** The key of a demo or a developer: made at the first start and kept beside the data, for nobody else to read. */
async function ownKeys(dataDir: string): Promise<readonly VaultKey[]> {
  const file = join(dataDir, 'encryption.keys');
  await mkdir(dataDir, { recursive: true });
  const made = await madeOnce(file, () => `own:${randomBytes(32).toString('base64')}\n`);
  const keys = parseKeys(made.toString().trim());
  if (!keys) throw new Error(`${file} holds no key`);
  return keys;
}

export function keysOf(config: {
  readonly encryptionKeys: readonly VaultKey[] | undefined;
  readonly dataDir: string;
}): Promise<readonly VaultKey[]> {
  return config.encryptionKeys ? Promise.resolve(config.encryptionKeys) : ownKeys(config.dataDir);
}
