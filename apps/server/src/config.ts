import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import type { CarrierConfig } from './adapters/carrier/create.ts';
import type { PaymentConfig } from './adapters/payment/create.ts';
import type { S3Config } from './platform/files/s3.ts';
import type { TrustedProxies } from './platform/http/server.ts';
import { parseKeys } from './platform/vault/keys.ts';
import type { VaultKey } from './platform/vault/vault.ts';

const onOff = z.enum(['on', 'off'], { error: "must be 'on' or 'off'" }).transform((value) => value === 'on');

/** '10.0.0.0/8' or '::1': an address, with or without how much of it counts. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/**
 * Whose word on the visitor's address is taken: nobody's, that of so many proxies before us, or that of proxies in these
 * networks. Never everybody's: a visitor writes the same header.
 */
const trustedProxies = z.string().transform((text, context) => {
  if (text === 'off') return false;
  if (/^[1-9]$/.test(text)) return Number(text);
  const networks = text.split(',').map((each) => each.trim());
  if (networks.every(isNetwork)) return networks;
  context.addIssue("must be 'off', how many proxies stand before the shop (1 to 9), or their networks: 10.0.0.0/8,::1");
  return z.NEVER;
});

function wholeBetween(min: number, max: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error });
}

const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((address) => address.replace(/\/$/, ''));

const environment = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], { error: 'must be production, development or test' })
    .optional(),
  PORT: wholeBetween(1, 65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** The address shoppers type, for links in share previews: https://shop.example. */
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' }).optional(),
  /** A standby of that database, for reads that may lag. */
  DATABASE_REPLICA_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' }).optional(),
  DATABASE_REPLICA_LAG: wholeBetween(1, 600).default(5),
  /** How many hosts run the shop on this database. */
  NODES: wholeBetween(1, 1000).default(1),
  /** How long a process that is asked to end still answers, after /readyz has begun to say no. */
  DRAIN_SECONDS: wholeBetween(0, 300).default(0),
  WORKERS: wholeBetween(1, 64).optional(),
  JOBS: onOff.default(true),
  DEMO: z.enum(['0', '1'], { error: 'must be 0 or 1' }).optional(),
  DEMO_PRODUCTS: wholeBetween(100, 1_000_000).default(4000),
  PICTURE_INDEX: wholeBetween(0, 100_000_000).optional(),
  RATE_LIMITS: onOff.default(true),
  TRUST_PROXY: trustedProxies.default(false),
  /** Signs the addresses of private files; the same on every machine. */
  FILES_SECRET: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
  /** Who may read /metrics; without one it is read in the demo alone. */
  METRICS_TOKEN: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
  /** An object store in place of the disk: all five or none. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9.-]{3,63}$/, { error: 'must be the name of a bucket' })
    .optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SUPPLIER_1688_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .default('https://gw.open.1688.com'),
  SUPPLIER_1688_APP_KEY: z
    .string()
    .regex(/^\d{1,20}$/, { error: 'must be digits' })
    .optional(),
  SUPPLIER_1688_APP_SECRET: z.string().optional(),
  SUPPLIER_1688_REFRESH_TOKEN: z.string().optional(),
  PAYFAST_URL: webAddress.default('https://www.payfast.co.za'),
  PAYFAST_API_URL: webAddress.default('https://api.payfast.co.za'),
  PAYFAST_MERCHANT_ID: z
    .string()
    .regex(/^\d{1,12}$/, { error: 'must be digits' })
    .optional(),
  PAYFAST_MERCHANT_KEY: z.string().optional(),
  PAYFAST_PASSPHRASE: z.string().optional(),
  OZOW_URL: webAddress.default('https://api.ozow.com'),
  OZOW_SITE_CODE: z.string().optional(),
  OZOW_API_KEY: z.string().optional(),
  OZOW_PRIVATE_KEY: z.string().optional(),
  /** `on`: Ozow takes payments for tests, which move no money. */
  OZOW_TEST: onOff.default(false),
  YOCO_URL: webAddress.default('https://payments.yoco.com'),
  YOCO_SECRET_KEY: z.string().optional(),
  YOCO_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/=]+$/, { error: 'must begin with whsec_' })
    .optional(),
  /** A carrier over the network: docs/carrier-protocol.md. */
  CARRIER_URL: webAddress.optional(),
  CARRIER_KEY_ID: z.string().optional(),
  CARRIER_SECRET: z.string().optional(),
  CARRIER_WEBHOOK_SECRET: z.string().optional(),
  /** What personal numbers are sealed with: the key in use first, older ones after it. */
  ENCRYPTION_KEYS: z
    .string()
    .transform((text, context) => {
      const keys = parseKeys(text);
      if (!keys) context.addIssue('must be name:key pairs with commas between, each key 32 bytes in base64');
      return keys ?? [];
    })
    .optional(),
  /** smtp://user:password@host:port, or smtps:// */
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  SMS_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  SMS_TOKEN: z.string().optional(),
  /** Said by the supervisor to its processes: where the helper listens. */
  HELPER_SOCKET: z.string().optional(),
  /** Where traces are gathered, with OTLP over HTTP: http://collector:4318. */
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).optional(),
});

export interface Config {
  readonly mode: 'production' | 'development' | 'test' | 'local';
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string;
  readonly dataDir: string;
  /** Absent: the PostgreSQL that came with npm, inside dataDir. */
  readonly databaseUrl: string | undefined;
  /** Absent: everything is read from the primary. */
  readonly replica: { readonly url: string; readonly lagMs: number } | undefined;
  readonly nodes: number;
  readonly drainMs: number;
  readonly workers: number;
  readonly jobs: boolean;
  readonly demo: boolean;
  readonly demoProducts: number;
  /** How many pictures a walk looks at, after a start and every hour; absent: all that are not in the index yet. */
  readonly pictureIndex: number | undefined;
  readonly rateLimits: boolean;
  readonly helperSocket: string | undefined;
  readonly trustProxy: TrustedProxies;
  readonly logLevel: string;
  /** Absent: nothing is traced, and nothing of it loaded. */
  readonly traces: string | undefined;
  /** Absent: the data directory gets one of its own. */
  readonly filesSecret: string | undefined;
  readonly metricsToken: string | undefined;
  /** Absent: files lie on the disk, inside dataDir. */
  readonly s3: S3Config | undefined;
  /** Absent: a key of its own, inside dataDir. */
  readonly encryptionKeys: readonly VaultKey[] | undefined;
  /** How letters and text messages leave the shop. */
  readonly post: {
    readonly smtpUrl: string | undefined;
    readonly mailFrom: string | undefined;
    readonly smsUrl: string | undefined;
    readonly smsToken: string | undefined;
  };
  /** Where the 1688 platform is, and who we are there. */
  readonly alibaba: {
    readonly url: string;
    readonly appKey: string | undefined;
    readonly appSecret: string | undefined;
    readonly refreshToken: string | undefined;
  };
  readonly payments: PaymentConfig;
  readonly carrier: CarrierConfig;
}

/** Something the person who starts the shop can mend; shown without a stack trace. */
export class ConfigError extends Error {}

/** Names of what a production start must be given; nothing there may come from a default. */
const neededInProduction = [
  'DATABASE_URL',
  'PUBLIC_URL',
  'FILES_SECRET',
  'ENCRYPTION_KEYS',
  'SMTP_URL',
  'MAIL_FROM',
  'SMS_URL',
  'SMS_TOKEN',
] as const;

/** Addresses over which people, passwords or money go; without https only to the machine itself. */
const throughTheOpen = [
  'PUBLIC_URL',
  'S3_ENDPOINT',
  'SUPPLIER_1688_URL',
  'PAYFAST_URL',
  'PAYFAST_API_URL',
  'OZOW_URL',
  'YOCO_URL',
  'CARRIER_URL',
  'SMS_URL',
] as const;

function isOpen(address: string | undefined): boolean {
  if (!address) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

const s3Names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

function s3Of(values: Readonly<Partial<Record<(typeof s3Names)[number], string | undefined>>>): S3Config | undefined {
  const missing = s3Names.filter((name) => !values[name]);
  if (missing.length === s3Names.length) return undefined;
  if (missing.length > 0) throw new ConfigError(`An object store also needs ${listed(missing)}.`);
  const [endpoint = '', bucket = '', region = '', accessKeyId = '', secretAccessKey = ''] = s3Names.map(
    (name) => values[name],
  );
  return { endpoint, bucket, region, accessKeyId, secretAccessKey };
}

/** Start-up messages are kept in logs, and an address may carry a password. */
function shown(name: string, value: string): string {
  if (/_(KEYS?|SECRET|TOKEN|PASSPHRASE)$/.test(name)) return '***';
  return value.replace(/:\/\/[^/@]*@/, '://***@');
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
}

/** Where a browser on this machine finds the server. */
export function addressOf({ host, port }: Pick<Config, 'host' | 'port'>): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** What stands in the file of secrets, as NAME=value, wins: it can be changed while the shop runs. */
function withSecrets(env: Environment): Environment {
  if (!env.SECRETS_FILE) return env;
  try {
    return { ...env, ...parseEnv(readFileSync(env.SECRETS_FILE, 'utf8')) };
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error;
    throw new ConfigError(`SECRETS_FILE names ${env.SECRETS_FILE}, which cannot be read (${reason}).`);
  }
}

export function readConfig(env: Environment): Config {
  // An empty variable is how shells and compose files say "not set".
  const given = Object.fromEntries(Object.entries(withSecrets(env)).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(
      (issue) =>
        `  ${issue.path.join('.')} ${issue.message} (it is '${shown(String(issue.path[0]), given[String(issue.path[0])] ?? '')}')`,
    );
    throw new ConfigError(`These settings of the environment are wrong:\n${lines.join('\n')}`);
  }
  const values = parsed.data;
  if (values.NODE_ENV === 'production') {
    const missing = neededInProduction.filter((name) => !values[name]);
    if (missing.length > 0) throw new ConfigError(`A production start needs ${listed(missing)}.`);
    const open = throughTheOpen.filter((name) => isOpen(values[name]));
    if (open.length > 0) throw new ConfigError(`A production start needs https addresses: ${listed(open)}.`);
    if (values.DEMO === '1') {
      throw new ConfigError(
        'A production start is no demo, whose accounts have a password that everybody knows: leave DEMO out, or set it to 0.',
      );
    }
  }
  return {
    mode: values.NODE_ENV ?? 'local',
    port: values.PORT,
    host: values.HOST,
    publicUrl: (values.PUBLIC_URL ?? addressOf({ host: values.HOST, port: values.PORT })).replace(/\/$/, ''),
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    replica: values.DATABASE_REPLICA_URL
      ? { url: values.DATABASE_REPLICA_URL, lagMs: values.DATABASE_REPLICA_LAG * 1000 }
      : undefined,
    nodes: values.NODES,
    drainMs: values.DRAIN_SECONDS * 1000,
    workers: values.WORKERS ?? availableParallelism(),
    jobs: values.JOBS,
    demo: values.DEMO ? values.DEMO === '1' : !values.DATABASE_URL,
    demoProducts: values.DEMO_PRODUCTS,
    pictureIndex: values.PICTURE_INDEX,
    rateLimits: values.RATE_LIMITS,
    helperSocket: values.HELPER_SOCKET,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL ?? (values.NODE_ENV === 'production' ? 'info' : 'warn'),
    traces: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    filesSecret: values.FILES_SECRET,
    metricsToken: values.METRICS_TOKEN,
    s3: s3Of(values),
    encryptionKeys: values.ENCRYPTION_KEYS,
    post: {
      smtpUrl: values.SMTP_URL,
      mailFrom: values.MAIL_FROM,
      smsUrl: values.SMS_URL,
      smsToken: values.SMS_TOKEN,
    },
    alibaba: {
      url: values.SUPPLIER_1688_URL,
      appKey: values.SUPPLIER_1688_APP_KEY,
      appSecret: values.SUPPLIER_1688_APP_SECRET,
      refreshToken: values.SUPPLIER_1688_REFRESH_TOKEN,
    },
    payments: {
      payfast: {
        url: values.PAYFAST_URL,
        apiUrl: values.PAYFAST_API_URL,
        merchantId: values.PAYFAST_MERCHANT_ID,
        merchantKey: values.PAYFAST_MERCHANT_KEY,
        passphrase: values.PAYFAST_PASSPHRASE,
      },
      ozow: {
        url: values.OZOW_URL,
        siteCode: values.OZOW_SITE_CODE,
        apiKey: values.OZOW_API_KEY,
        privateKey: values.OZOW_PRIVATE_KEY,
        test: values.OZOW_TEST,
      },
      yoco: { url: values.YOCO_URL, secretKey: values.YOCO_SECRET_KEY, webhookSecret: values.YOCO_WEBHOOK_SECRET },
    },
    carrier: {
      url: values.CARRIER_URL,
      keyId: values.CARRIER_KEY_ID,
      secret: values.CARRIER_SECRET,
      webhookSecret: values.CARRIER_WEBHOOK_SECRET,
    },
  };
}

/** Without any secret of a gateway a demo pays at the simulator. */
export function paysAtSimulator({ demo, payments }: Pick<Config, 'demo' | 'payments'>): boolean {
  return demo && !hasSecrets(payments);
}

function hasSecrets({ payfast, ozow, yoco }: PaymentConfig): boolean {
  return Boolean(payfast.merchantId ?? ozow.siteCode ?? yoco.secretKey);
}
