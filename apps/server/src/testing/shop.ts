import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CallName, type Client, createClient, type Transport } from '@sgb/contract/client.ts';
import { endpoints } from '@sgb/contract/endpoints.ts';
import type { FastifyInstance } from 'fastify';
import type { CarrierConfig } from '../adapters/carrier/create.ts';
import type { AlibabaConfig } from '../adapters/supplier/create.ts';
import type { SupplierGateway } from '../adapters/supplier/gateway.ts';
import { type Config, readConfig } from '../config.ts';
import { openApp } from '../open-app.ts';
import { type MovableClock, movableClock } from '../platform/clock.ts';
import type { OpenedApp, ShopApp } from '../shop-app.ts';
import { createShopServer, type ShopServerOptions } from '../shop-server.ts';
import { builtWebApp } from '../web/built.ts';
import { builtConsole } from '../web/console.ts';
import { testStart } from './clock.ts';
import { cloneDatabase, type TestDatabase } from './database.ts';
import { testDemo, testHelper } from './demo.ts';
import { elsewhere } from './elsewhere.ts';
import { testModules } from './modules.ts';
import { testKeys } from './vault.ts';

/** Tests see this machine and nothing else. */
const nowhere = { SUPPLIER_1688_URL: 'http://127.0.0.1:9' };

export interface TestApp extends OpenedApp {
  readonly clock: MovableClock;
  readonly dataDir: string;
}

/** What a test has its own of, in place of what every process is opened with. */
export interface Outside extends Partial<Pick<ShopApp, 'metrics' | 'payments' | 'post' | 'publicUrl' | 'supplier'>> {
  /** Where the supplier platform is, for shops whose settings name it. */
  readonly alibaba?: AlibabaConfig;
  /** The same for the carrier. */
  readonly carrier?: CarrierConfig;
  readonly poolSize?: number;
  readonly replica?: Config['replica'];
}

/** What one server process holds, on a database of the test's own. */
export async function openTestApp(url: string, given: Outside = {}): Promise<TestApp> {
  const { alibaba, carrier, replica, poolSize = 6, ...outside } = given;
  const dataDir = await mkdtemp(join(tmpdir(), 'sgb-app-'));
  const clock = movableClock(testStart);
  const environment = { DEMO: '1', DATA_DIR: dataDir, LOG_LEVEL: 'silent', PUBLIC_URL: 'https://shop.example' };
  const config = {
    ...readConfig({ ...environment, ...nowhere, ENCRYPTION_KEYS: testKeys }),
    ...(alibaba && { alibaba }),
    ...(carrier && { carrier }),
    replica,
  };
  const app = await openApp(config, {
    url,
    poolSize,
    oneConnectionEach: true,
    demo: testDemo(),
    clock,
    ...testHelper(),
  });
  return {
    ...app,
    clock,
    dataDir,
    payments: new Map(),
    ...outside,
    async close() {
      await app.close();
      // Pictures that nobody waited for may still be written.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 });
    },
  };
}

export interface TestShop {
  readonly supplier: SupplierGateway;
  readonly app: TestApp;
  /** What its server was made of, for a second one beside it. */
  readonly options: ShopServerOptions;
  readonly url: string;
  readonly fastify: FastifyInstance;
  /** A client that also holds every answer against its contract and its query budget, and every write of staff against its row in the audit. */
  client(ticket?: string): Client;
  close(): Promise<void>;
}

/** Calls of staff that are sent as POST and change nothing, or may leave all as it is. */
const onlyReads: ReadonlySet<string> = new Set([
  'POST /api/staff/help/preview',
  'POST /api/staff/login',
  'POST /api/staff/popup/preview',
  'POST /api/staff/purchase/place',
  'POST /api/staff/recharge/approveexact',
  'POST /api/staff/setting/preview',
]);

const endpointOf = new Map(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]));

function checkAnswer(name: CallName, answer: { statements: unknown; audited: unknown; body: unknown }): void {
  const endpoint = endpointOf.get(name);
  if (!endpoint) throw new Error(`${name} is not in the contract`);
  if (Number(answer.statements) > endpoint.queries) {
    throw new Error(`${name} ran ${answer.statements} statements; its budget is ${endpoint.queries}`);
  }
  const { status, data } = answer.body as { status: number; data: unknown };
  if (status !== 0) return;
  endpoint.output.parse(data);
  if (name.startsWith('POST /api/staff/') && !onlyReads.has(name) && !(Number(answer.audited) > 0)) {
    throw new Error(`${name} left no row in staff_audit: it writes outside db.transact, or changes nothing`);
  }
}

function strictTransport(fastify: FastifyInstance): Transport {
  return async ({ method, url, body }) => {
    const answer = await elsewhere(async () =>
      fastify.inject({
        method,
        url,
        ...(body !== undefined && { payload: body, headers: { 'content-type': 'application/json' } }),
      }),
    );
    const path = url.split('?')[0];
    const { 'x-statements': statements, 'x-audited': audited } = answer.headers;
    const said = answer.json();
    checkAnswer(`${method} ${path}` as CallName, { statements, audited, body: said });
    return { http: answer.statusCode, body: said };
  };
}

export interface TestShopOptions extends Partial<Omit<ShopServerOptions, 'app'>> {
  readonly outside?: Outside;
  /** Left out: one with the demo world. */
  readonly database?: TestDatabase;
}

/** The whole shop in this process, called without a network, on a database of its own. */
export async function openTestShop({ outside, database: given, ...options }: TestShopOptions = {}): Promise<TestShop> {
  const database = given ?? (await cloneDatabase());
  const app = await openTestApp(database.url, outside);
  const serverOptions: ShopServerOptions = {
    app,
    modules: testModules(),
    web: await builtWebApp(),
    consoleWeb: await builtConsole(),
    figures: async () => '# none\n',
    figuresFor: 'everybody',
    accepting: () => true,
    production: false,
    trustProxy: false,
    rateLimits: false,
    // A machine that runs many tests at once is late; that is not what they are about.
    maxDelayMs: 0,
    ...options,
  };
  const fastify = await createShopServer(serverOptions);
  return {
    app,
    options: serverOptions,
    supplier: app.supplier,
    fastify,
    url: database.url,
    client: (ticket) => createClient({ transport: strictTransport(fastify), ticket: () => ticket }),
    async close() {
      await fastify.close();
      await app.close();
      await database.drop();
    },
  };
}
