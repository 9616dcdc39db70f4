import { expect, test } from 'vitest';
import { ConfigError, paysAtSimulator, readConfig } from './config.ts';
import { checkPayments } from './payments.ts';
import type { Settings } from './platform/settings/settings.ts';

const offering = (...names: string[]) => ({ get: () => names }) as unknown as Settings;

const payfast = { PAYFAST_MERCHANT_ID: '10000100', PAYFAST_MERCHANT_KEY: 'a', PAYFAST_PASSPHRASE: 'b' };

test('a start is refused without the secrets of a gateway that is offered, with their names', () => {
  const check = (env: Record<string, string>, ...names: string[]) => checkPayments(offering(...names), readConfig(env));
  expect(() => check({})).not.toThrow();
  expect(() => check(payfast, 'payfast')).not.toThrow();
  expect(() => check(payfast, 'payfast', 'yoco')).toThrow(ConfigError);
  expect(() => check(payfast, 'payfast', 'yoco')).toThrow(/needs YOCO_SECRET_KEY, YOCO_WEBHOOK_SECRET in/);
  expect(() => check({}, 'ozow')).toThrow(/OZOW_SITE_CODE, OZOW_API_KEY, OZOW_PRIVATE_KEY/);
  // Without a passphrase whoever knows our number could sign.
  expect(() => check({ ...payfast, PAYFAST_PASSPHRASE: '' }, 'payfast')).toThrow(/needs PAYFAST_PASSPHRASE in/);
});

test('only a demo without any secret pays at the simulator', () => {
  expect(paysAtSimulator(readConfig({}))).toBe(true);
  expect(paysAtSimulator(readConfig(payfast))).toBe(false);
  expect(paysAtSimulator(readConfig({ DATABASE_URL: 'postgresql://db.example/shop' }))).toBe(false);
});
