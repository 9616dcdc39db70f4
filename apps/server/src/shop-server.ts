import type { FastifyInstance } from 'fastify';
import { nameOf, noteWrite, sessionOf } from './modules/people/identity/index.ts';
import { apiDocRoutes } from './platform/http/api-docs.ts';
import { createHttp } from './platform/http/bind.ts';
import { type ProbeOptions, probeRoutes } from './platform/http/probes.ts';
import { createServer, type TrustedProxies } from './platform/http/server.ts';
import type { Module } from './platform/module.ts';
import type { ShopApp } from './shop-app.ts';
import { type ConsoleWeb, consoleRoutes } from './web/console.ts';
import { type WebApp, webRoutes } from './web/routes.ts';

export interface ShopServerOptions {
  readonly app: ShopApp;
  readonly modules: readonly Module<ShopApp>[];
  readonly web: WebApp;
  readonly consoleWeb: ConsoleWeb;
  readonly figures: () => Promise<string>;
  readonly figuresFor: ProbeOptions['figuresFor'];
  readonly accepting: () => boolean;
  readonly hasRoom?: () => Promise<boolean>;
  readonly production: boolean;
  readonly trustProxy: TrustedProxies;
  readonly maxDelayMs?: number;
  readonly rateLimits: boolean;
}

/** The whole shop as one Fastify instance that does not listen yet: the tests call it in process. */
export async function createShopServer(options: ShopServerOptions): Promise<FastifyInstance> {
  const { app } = options;
  const fastify = await createServer({ ...options, metrics: app.metrics });
  const http = createHttp(fastify, { app, authenticate: sessionOf, noteWrite, nameOf, rateLimits: options.rateLimits });
  probeRoutes(http, options);
  apiDocRoutes(http, fastify);
  for (const { routes } of options.modules) routes?.(http, app);
  await webRoutes(http, fastify, { ...options, payments: app.payments, publicUrl: app.publicUrl });
  consoleRoutes(http, fastify, { ...options, authenticate: sessionOf });
  return fastify;
}
