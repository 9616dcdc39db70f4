import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { keysOf, parseKeys } from './keys.ts';
import { openVault } from './vault.ts';

const key = (id: string) => ({ id, key: randomBytes(32) });
const old = key('k1');
const now = key('k2');

describe('what is sealed', () => {
  const vault = openVault([now, old]);
  const sealed = vault.seal('8001015009087', 'receiver of 7');

  test('opens again, for the same owner', () => expect(vault.open(sealed, 'receiver of 7')).toBe('8001015009087'));

  test('cannot be read without a key, and never looks the same twice', () => {
    expect(sealed.bytes.toString('latin1')).not.toContain('8001015009087');
    expect(sealed.bytes.toString('latin1')).not.toContain('800101');
    expect(vault.seal('8001015009087', 'receiver of 7').bytes).not.toEqual(sealed.bytes);
  });

  test('does not open for another owner', () =>
    expect(() => vault.open(sealed, 'receiver of 8')).toThrow('cannot be opened'));

  test('does not open with another key of the same name', () =>
    expect(() => openVault([key('k2')]).open(sealed, 'receiver of 7')).toThrow(
      "what was sealed with the key 'k2' cannot be opened: another key, or changed bytes",
    ));

  test('names the key that is missing', () =>
    expect(() => openVault([old]).open(sealed, 'receiver of 7')).toThrow("the key 'k2' is not in ENCRYPTION_KEYS"));

  test('does not open when a bit has changed', () => {
    for (const place of [0, 13, sealed.bytes.length - 1]) {
      const bytes = Buffer.from(sealed.bytes);
      bytes[place] = (bytes[place] ?? 0) ^ 1;
      expect(() => vault.open({ keyId: 'k2', bytes }, 'receiver of 7')).toThrow('cannot be opened');
    }
  });

  test('with an old key opens still, while new things are sealed with the new one', () => {
    const before = openVault([old]).seal('A01234567', 'x');
    expect(vault.open(before, 'x')).toBe('A01234567');
    expect([before.keyId, vault.seal('A', 'x').keyId, vault.currentKeyId]).toEqual(['k1', 'k2', 'k2']);
  });
});

test('what is blinded is found again, under older keys too, and tells nothing', () => {
  const vault = openVault([now, old]);
  const [hash, older] = vault.blind('8001015009087', 'document');
  expect(vault.blind('8001015009087', 'document')[0]).toEqual(hash);
  expect(openVault([old]).blind('8001015009087', 'document')[0]).toEqual(older);
  const others = [vault.blind('8001015009088', 'document')[0], vault.blind('8001015009087', 'something else')[0]];
  for (const other of [...others, older, openVault([key('k3')]).blind('8001015009087', 'document')[0]]) {
    expect(other).not.toEqual(hash);
  }
});

const base64 = randomBytes(32).toString('base64');

test.each([
  [`k1:${base64}`, ['k1']],
  [`k2:${randomBytes(32).toString('base64')}, k1:${base64}`, ['k2', 'k1']],
  [`k1:${base64},k1:${base64}`, null],
  [`k1:${randomBytes(16).toString('base64')}`, null],
  [base64, null],
  ['', null],
])('%s holds the keys %j', (text, ids) => expect(parseKeys(text)?.map(({ id }) => id) ?? null).toEqual(ids));

test('a demo makes its own key once, for nobody else to read', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sgb-keys-'));
  try {
    const both = await Promise.all(
      [1, 2].map(() => keysOf({ encryptionKeys: undefined, dataDir: join(dataDir, 'new') })),
    );
    expect(both[0]).toEqual(both[1]);
    const file = join(dataDir, 'new/encryption.keys');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readFile(file, 'utf8')).toMatch(/^own:/);
    expect(await keysOf({ encryptionKeys: [now], dataDir })).toEqual([now]);
  } finally {
    await rm(dataDir, { recursive: true });
  }
});
