import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkCarrier } from './carriers.ts';
import { addressOf, ConfigError, readConfig } from './config.ts';
import type { Settings } from './platform/settings/settings.ts';

const database = 'postgresql://shop@db.example/shop';
const secret = 'a sentence that nobody else would think of';
const key = Buffer.alloc(32, 7);
const keys = `k1:${key.toString('base64')}`;
const post = {
  SMTP_URL: 'smtps://shop:secret@mail.example',
  MAIL_FROM: 'SGB <hello@shop.example>',
  SMS_URL: 'https://sms.example/send',
  SMS_TOKEN: 'secret',
};

function messageOf(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('it was accepted');
}

const noPayments = {
  payfast: {
    url: 'https://www.payfast.co.za',
    apiUrl: 'https://api.payfast.co.za',
    merchantId: undefined,
    merchantKey: undefined,
    passphrase: undefined,
  },
  ozow: { url: 'https://api.ozow.com', siteCode: undefined, apiKey: undefined, privateKey: undefined, test: false },
  yoco: { url: 'https://payments.yoco.com', secretKey: undefined, webhookSecret: undefined },
};

test('an empty environment is a demo on this machine', () => {
  expect(readConfig({})).toEqual({
    mode: 'local',
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://127.0.0.1:3000',
    dataDir: resolve('.data'),
    databaseUrl: undefined,
    traces: undefined,
    replica: undefined,
    nodes: 1,
    drainMs: 0,
    workers: availableParallelism(),
    jobs: true,
    demo: true,
    demoProducts: 4000,
    pictureIndex: undefined,
    rateLimits: true,
    trustProxy: false,
    logLevel: 'warn',
    filesSecret: undefined,
    metricsToken: undefined,
    encryptionKeys: undefined,
    post: { smtpUrl: undefined, mailFrom: undefined, smsUrl: undefined, smsToken: undefined },
    alibaba: { url: 'https://gw.open.1688.com', appKey: undefined, appSecret: undefined, refreshToken: undefined },
    payments: noPayments,
    carrier: { url: undefined, keyId: undefined, secret: undefined, webhookSecret: undefined },
  });
});

test('every value can be given', () => {
  const given = readConfig({
    NODE_ENV: 'production',
    PORT: '8080',
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://shop.example/',
    DATA_DIR: '/srv/shop',
    DATABASE_URL: database,
    DATABASE_REPLICA_URL: `${database}2`,
    DATABASE_REPLICA_LAG: '7',
    NODES: '4',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/',
    DRAIN_SECONDS: '8',
    WORKERS: '3',
    JOBS: 'off',
    DEMO: '0',
    DEMO_PRODUCTS: '100',
    PICTURE_INDEX: '0',
    RATE_LIMITS: 'off',
    TRUST_PROXY: '10.0.0.0/8, ::1',
    LOG_LEVEL: 'debug',
    FILES_SECRET: secret,
    METRICS_TOKEN: 'sixteen letters!',
    ENCRYPTION_KEYS: keys,
    ...post,
    HOME: '/root',
  });
  expect(given).toEqual({
    mode: 'production',
    port: 8080,
    host: '0.0.0.0',
    publicUrl: 'https://shop.example',
    dataDir: '/srv/shop',
    databaseUrl: database,
    replica: { url: `${database}2`, lagMs: 7000 },
    traces: 'http://collector:4318',
    nodes: 4,
    drainMs: 8000,
    workers: 3,
    jobs: false,
    demo: false,
    demoProducts: 100,
    pictureIndex: 0,
    rateLimits: false,
    s3: undefined,
    trustProxy: ['10.0.0.0/8', '::1'],
    logLevel: 'debug',
    filesSecret: secret,
    metricsToken: 'sixteen letters!',
    encryptionKeys: [{ id: 'k1', key }],
    post: {
      smtpUrl: post.SMTP_URL,
      mailFrom: post.MAIL_FROM,
      smsUrl: post.SMS_URL,
      smsToken: post.SMS_TOKEN,
    },
    alibaba: { url: 'https://gw.open.1688.com', appKey: undefined, appSecret: undefined, refreshToken: undefined },
    payments: noPayments,
    carrier: { url: undefined, keyId: undefined, secret: undefined, webhookSecret: undefined },
  });
});

describe('a wrong value is named, with what it is and what it may be', () => {
  test.each([
    ['NODE_ENV', 'live', 'must be production, development or test'],
    ['PORT', '70000', 'must be a whole number from 1 to 65535'],
    ['PORT', '0', 'must be a whole number from 1 to 65535'],
    ['PORT', 'http', 'must be a whole number from 1 to 65535'],
    ['PORT', '80.5', 'must be a whole number from 1 to 65535'],
    ['PUBLIC_URL', 'shop.example', 'must be an http or https address'],
    ['PUBLIC_URL', 'ftp://shop.example', 'must be an http or https address'],
    ['DATABASE_URL', 'mysql://db/shop', 'must be a postgresql:// address'],
    ['PAYFAST_URL', 'payfast', 'must be an http or https address'],
    ['SUPPLIER_1688_URL', 'gw.example', 'must be an http or https address'],
    ['WORKERS', '0', 'must be a whole number from 1 to 64'],
    ['WORKERS', '65', 'must be a whole number from 1 to 64'],
    ['JOBS', 'yes', "must be 'on' or 'off'"],
    ['RATE_LIMITS', '1', "must be 'on' or 'off'"],
    [
      'TRUST_PROXY',
      'on',
      "must be 'off', how many proxies stand before the shop (1 to 9), or their networks: 10.0.0.0/8,::1",
    ],
    [
      'TRUST_PROXY',
      '0',
      "must be 'off', how many proxies stand before the shop (1 to 9), or their networks: 10.0.0.0/8,::1",
    ],
    [
      'TRUST_PROXY',
      '10',
      "must be 'off', how many proxies stand before the shop (1 to 9), or their networks: 10.0.0.0/8,::1",
    ],
    [
      'TRUST_PROXY',
      '10.0.0.0/33',
      "must be 'off', how many proxies stand before the shop (1 to 9), or their networks: 10.0.0.0/8,::1",
    ],
    [
      'TRUST_PROXY',
      '10.0.0/8',
      "must be 'off', how many proxies stand before the shop (1 to 9), or their networks: 10.0.0.0/8,::1",
    ],
    [
      'TRUST_PROXY',
      '::1/129',
      "must be 'off', how many proxies stand before the shop (1 to 9), or their networks: 10.0.0.0/8,::1",
    ],
    ['DEMO', 'yes', 'must be 0 or 1'],
    ['DEMO_PRODUCTS', '99', 'must be a whole number from 100 to 1000000'],
    ['DEMO_PRODUCTS', '1000001', 'must be a whole number from 100 to 1000000'],
  ])('%s=%s', (name, value, reason) => {
    expect(messageOf({ [name]: value })).toBe(
      `These settings of the environment are wrong:\n  ${name} ${reason} (it is '${value}')`,
    );
  });

  test('an object store needs all of its settings', () => {
    const all = {
      S3_ENDPOINT: 'https://s3.af-south-1.amazonaws.com',
      S3_BUCKET: 'sgb-files',
      S3_REGION: 'af-south-1',
      S3_ACCESS_KEY_ID: 'AKIA',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    expect(readConfig(all).s3).toEqual({
      endpoint: all.S3_ENDPOINT,
      bucket: 'sgb-files',
      region: 'af-south-1',
      accessKeyId: 'AKIA',
      secretAccessKey: 'secret',
    });
    expect(readConfig({}).s3).toBeUndefined();
    expect(messageOf({ ...all, S3_REGION: '', S3_SECRET_ACCESS_KEY: '' })).toBe(
      'An object store also needs S3_REGION and S3_SECRET_ACCESS_KEY.',
    );
  });

  test('a secret is not repeated', () => {
    expect(messageOf({ FILES_SECRET: 'short' })).toContain(
      "FILES_SECRET must have at least 32 characters (it is '***')",
    );
    const text = messageOf({ SUPPLIER_1688_APP_KEY: 'the-secret-by-mistake' });
    expect(text).toContain("SUPPLIER_1688_APP_KEY must be digits (it is '***')");
    expect(messageOf({ YOCO_WEBHOOK_SECRET: 'hush' })).toContain("must begin with whsec_ (it is '***')");
    expect(text).not.toContain('mistake');
    const short = `k1:${Buffer.alloc(16, 9).toString('base64')}`;
    const refused = messageOf({ ENCRYPTION_KEYS: short });
    expect(refused).toContain(
      "ENCRYPTION_KEYS must be name:key pairs with commas between, each key 32 bytes in base64 (it is '***')",
    );
    expect(refused).not.toContain(short.slice(3, 9));
  });

  test('LOG_LEVEL=loud', () => {
    expect(messageOf({ LOG_LEVEL: 'loud' })).toMatch(/^ {2}LOG_LEVEL .*"silent".*\(it is 'loud'\)$/m);
  });

  test('and all of them at once', () => {
    const lines = messageOf({ PORT: 'x', WORKERS: 'many', JOBS: 'on', DEMO: '2' }).split('\n');
    expect(lines.slice(1).map((line) => line.trim().split(' ')[0])).toEqual(['PORT', 'WORKERS', 'DEMO']);
  });

  test('but never with the password inside it', () => {
    expect(messageOf({ DATABASE_URL: 'mysql://shop:hunter2@db/shop' })).not.toContain('hunter2');
  });
});

test('an empty variable counts as not set', () => {
  const names = ['NODE_ENV', 'PORT', 'HOST', 'PUBLIC_URL', 'DATA_DIR', 'DATABASE_URL', 'WORKERS', 'JOBS', 'DEMO'];
  expect(readConfig(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(readConfig({}));
});

test.each([
  [{}, true],
  [{ DEMO: '0' }, false],
  [{ DATABASE_URL: database }, false],
  [{ DATABASE_URL: database, DEMO: '1' }, true],
  [{ DATABASE_URL: database, DEMO: '' }, false],
])('with %j the demo world is %s', (env, demo) => expect(readConfig(env).demo).toBe(demo));

describe('a production start', () => {
  test('is no demo', () => {
    const needed = { FILES_SECRET: secret, ENCRYPTION_KEYS: keys, PUBLIC_URL: 'https://shop.example', ...post };
    const start = (DEMO: string) => () =>
      readConfig({ NODE_ENV: 'production', DATABASE_URL: database, ...needed, DEMO });
    expect(start('1')).toThrow('A production start is no demo');
    expect(start('')().demo).toBe(false);
  });

  test('sends nothing in the open, but to the machine itself', () => {
    const needed = { FILES_SECRET: secret, ENCRYPTION_KEYS: keys, PUBLIC_URL: 'https://shop.example', ...post };
    const start = (given: Record<string, string>) => () =>
      readConfig({ NODE_ENV: 'production', DATABASE_URL: database, ...needed, ...given });
    expect(start({ PUBLIC_URL: 'http://shop.example', OZOW_URL: 'http://ozow.example' })).toThrow(
      'A production start needs https addresses: PUBLIC_URL and OZOW_URL.',
    );
    expect(start({ S3_ENDPOINT: 'http://127.0.0.1:9000', CARRIER_URL: 'http://localhost:1' })).not.toThrow('https');
  });

  test.each([
    [
      {},
      'A production start needs DATABASE_URL, PUBLIC_URL, FILES_SECRET, ENCRYPTION_KEYS, SMTP_URL, MAIL_FROM, SMS_URL, and SMS_TOKEN.',
    ],
    [
      { ...post, DATABASE_URL: database, FILES_SECRET: secret, ENCRYPTION_KEYS: keys },
      'A production start needs PUBLIC_URL.',
    ],
    [
      { ...post, PUBLIC_URL: 'https://shop.example', DATABASE_URL: '', FILES_SECRET: secret },
      'A production start needs DATABASE_URL and ENCRYPTION_KEYS.',
    ],
  ])('with %j is refused', (env, message) => {
    expect(messageOf({ NODE_ENV: 'production', ...env })).toBe(message);
  });

  test('logs more than a start at home', () => {
    const env = {
      NODE_ENV: 'production',
      DATABASE_URL: database,
      PUBLIC_URL: 'https://shop.example',
      FILES_SECRET: secret,
      ENCRYPTION_KEYS: keys,
      ...post,
    };
    expect(readConfig(env)).toMatchObject({ mode: 'production', demo: false, logLevel: 'info' });
  });
});

test.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['shop.local', 'http://shop.local:3000'],
  ['::1', 'http://[::1]:3000'],
])('a server on %s is found at %s', (host, address) => {
  const config = readConfig({ HOST: host });
  expect(config.publicUrl).toBe(address);
  expect(addressOf(config)).toBe(address);
  expect(new URL('/shop/', config.publicUrl).pathname).toBe('/shop/');
});

test('a carrier over the network needs all of its secrets', () => {
  const carriedBy = (name: string) => ({ get: () => ({ name }) }) as unknown as Settings;
  const some = { CARRIER_URL: 'https://carrier.example', CARRIER_KEY_ID: 'shop' };
  const all = { ...some, CARRIER_SECRET: 'a', CARRIER_WEBHOOK_SECRET: 'b' };
  expect(() => checkCarrier(carriedBy('http'), readConfig(some))).toThrow(
    'that needs CARRIER_SECRET and CARRIER_WEBHOOK_SECRET in the environment',
  );
  expect(() => checkCarrier(carriedBy('http'), readConfig(all))).not.toThrow();
  expect(() => checkCarrier(carriedBy('demo'), readConfig({}))).not.toThrow();
});
