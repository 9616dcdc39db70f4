import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CallName, type Client, createClient, type Transport } from '@sgb/contract/client.ts';
import { endpoints } from '@sgb/contract/endpoints.ts';
import { demoPictures } from '@sgb/demo/pictures/source.ts';
import type { FastifyInstance } from 'fastify';
import type { CarrierConfig } from '../adapters/carrier/create.ts';
import type { AlibabaConfig } from '../adapters/supplier/create.ts';
import type { SupplierGateway } from '../adapters/supplier/gateway.ts';
import { createShopServer, type ShopServerOptions } from '../app.ts';
import { openCarriers } from '../carriers.ts';
import { createPictureService, joinedSource } from '../modules/pictures/index.ts';
import type { App } from '../platform/app.ts';
import { type MovableClock, movableClock } from '../platform/clock.ts';
import { openBus } from '../platform/db/bus.ts';
import { openDatabase } from '../platform/db/database.ts';
import { openFiles } from '../platform/files/files.ts';
import { createLog } from '../platform/log.ts';
import { createMetrics } from '../platform/metrics.ts';
import { demoPost } from '../platform/post/post.ts';
import { settingsReader } from '../platform/settings/settings.ts';
import { openSupplier, supplierPictures } from '../supplier.ts';
import { builtWebApp } from '../web/built.ts';
import { testStart } from './clock.ts';
import { cloneDatabase } from './database.ts';
import { testVault } from './vault.ts';

const noCarrier = { url: undefined, keyId: undefined, secret: undefined, webhookSecret: undefined };
/** Tests see this machine and nothing else. */
const noAlibaba = { url: 'http://127.0.0.1:9', appKey: undefined, appSecret: undefined, refreshToken: undefined };

export interface TestApp extends App {
  readonly clock: MovableClock;
  close(): Promise<void>;
}

/** What one server process holds, on a database of the test's own. */
export async function openTestApp(url: string): Promise<TestApp> {
  const log = createLog('silent');
  const clock = movableClock(testStart);
  const db = openDatabase({ url, poolSize: 6, onIdleError: () => undefined });
  const bus = await openBus(url, () => undefined);
  const folder = await mkdtemp(join(tmpdir(), 'sgb-files-'));
  return {
    db,
    bus,
    log,
    clock,
    files: await openFiles({ folder, secret: undefined }),
    vault: testVault,
    post: demoPost,
    settings: settingsReader(db, bus, clock),
    async close() {
      await bus.close();
      await db.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 });
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
  /** A client that also holds every answer against its contract and its query budget. */
  client(ticket?: string): Client;
  close(): Promise<void>;
}

function checkAnswer(name: CallName, answer: { statements: unknown; body: unknown }): void {
  const endpoint = endpoints.find((candidate) => `${candidate.method} ${candidate.path}` === name);
  if (!endpoint) throw new Error(`${name} is not in the contract`);
  if (Number(answer.statements) > endpoint.queries) {
    throw new Error(`${name} ran ${answer.statements} statements; its budget is ${endpoint.queries}`);
  }
  const { status, data } = answer.body as { status: number; data: unknown };
  if (status === 0) endpoint.output.parse(data);
}

function strictTransport(fastify: FastifyInstance): Transport {
  return async ({ method, url, body }) => {
    const answer = await fastify.inject({
      method,
      url,
      ...(body !== undefined && { payload: body, headers: { 'content-type': 'application/json' } }),
    });
    const path = url.split('?')[0];
    checkAnswer(`${method} ${path}` as CallName, { statements: answer.headers['x-statements'], body: answer.json() });
    return { http: answer.statusCode, body: answer.json() };
  };
}

export interface TestShopOptions extends Partial<ShopServerOptions> {
  /** Where the supplier platform is, for shops whose settings name it. */
  readonly alibaba?: AlibabaConfig;
  /** The same for the carrier. */
  readonly carrier?: CarrierConfig;
}

/** The whole shop in this process, called without a network, on a database of its own. */
export async function openTestShop({
  alibaba = noAlibaba,
  carrier = noCarrier,
  ...options
}: TestShopOptions = {}): Promise<TestShop> {
  const database = await cloneDatabase();
  const app = await openTestApp(database.url);
  const pictureFolder = await mkdtemp(join(tmpdir(), 'sgb-pictures-'));
  const metrics = createMetrics();
  const supplier = options.supplier ?? openSupplier(app, { alibaba }, metrics);
  const serverOptions: ShopServerOptions = {
    app,
    metrics,
    supplier,
    payments: new Map(),
    carriers: openCarriers(app, { carrier }),
    pictures: createPictureService({
      source: joinedSource(demoPictures(), supplierPictures(app, { alibaba, dataDir: pictureFolder })),
      cacheDir: pictureFolder,
      maxBytes: 10_000_000,
      concurrency: 1,
      maxQueue: 20,
    }),
    web: await builtWebApp(),
    figures: async () => '# none\n',
    accepting: () => true,
    production: false,
    trustProxy: false,
    rateLimits: false,
    // A machine that runs many tests at once is late; that is not what they are about.
    maxDelayMs: 0,
    publicUrl: 'https://shop.example',
    ...options,
  };
  const fastify = await createShopServer(serverOptions);
  return {
    app,
    options: serverOptions,
    supplier,
    fastify,
    url: database.url,
    client: (ticket) => createClient({ transport: strictTransport(fastify), ticket: () => ticket }),
    async close() {
      await fastify.close();
      await app.close();
      await database.drop();
      // Pictures that nobody waited for may still be written.
      await rm(pictureFolder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 });
    },
  };
}
