import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

/** A text that only somebody with the right key can read. */
interface Sealed {
  /** Which key it was sealed with. */
  readonly keyId: string;
  readonly bytes: Buffer;
}

/** Seals what must not be readable in the database or its backups: AES-256-GCM under keys from the environment. */
export interface Vault {
  /** `context` says whose it is; sealed bytes that are moved to somebody else cannot be opened there. */
  seal(text: string, context: string): Sealed;
  open(sealed: Sealed, context: string): string;
  /**
   * The same bytes for the same text, from which nobody without a key learns it: enough to find what belongs together.
   * One for each key, that of the key in use first: what was written under an older one is found, too.
   */
  blind(text: string, context: string): readonly [Buffer, ...Buffer[]];
  /** What is sealed with another key is due to be sealed anew. */
  readonly currentKeyId: string;
}

export interface VaultKey {
  readonly id: string;
  readonly key: Buffer;
}

const ivBytes = 12;
const tagBytes = 16;

/** The first key seals; all of them open. */
export function openVault(keys: readonly VaultKey[]): Vault {
  const [current] = keys;
  if (!current) throw new Error('a vault needs a key');
  const blinded = (key: Buffer, text: string, context: string) =>
    createHmac('sha256', key).update(`blind\n${context}\n${text}`).digest();
  const byId = new Map(keys.map(({ id, key }) => [id, key]));
  return {
    currentKeyId: current.id,
    seal(text, context) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', current.key, iv, { authTagLength: tagBytes });
      cipher.setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return { keyId: current.id, bytes: Buffer.concat([iv, cipher.getAuthTag(), body]) };
    },
    blind(text, context) {
      const [, ...older] = keys;
      return [blinded(current.key, text, context), ...older.map(({ key }) => blinded(key, text, context))];
    },
    open({ keyId, bytes }, context) {
      const key = byId.get(keyId);
      if (!key) throw new Error(`the key '${keyId}' is not in ENCRYPTION_KEYS, and something is sealed with it`);
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
      decipher.setAAD(Buffer.from(context));
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      try {
        return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
      } catch (error) {
        throw new Error(`what was sealed with the key '${keyId}' cannot be opened: another key, or changed bytes`, {
          cause: error,
        });
      }
    },
  };
}
