import { join } from 'node:path';
import { createOutsideGet } from './adapters/outside/get.ts';
import { createSupplier, missingSecrets } from './adapters/supplier/create.ts';
import type { SupplierGateway } from './adapters/supplier/gateway.ts';
import { type Config, ConfigError } from './config.ts';
import { supplierPictureSource } from './modules/pictures/index.ts';
import { demoOrderBook, tokenStore } from './modules/sourcing/index.ts';
import type { App } from './platform/app.ts';
import type { Metrics } from './platform/metrics.ts';
import type { Settings } from './platform/settings/settings.ts';

/** Puts the supplier gateway and its pictures together for one process. */

export function openSupplier(
  app: App,
  config: Pick<Config, 'alibaba'>,
  metrics: Pick<Metrics, 'supplierCall'>,
): SupplierGateway {
  return createSupplier({
    settings: app.settings,
    clock: app.clock,
    log: app.log,
    alibaba: config.alibaba,
    tokens: (appKey) => tokenStore(app.db, appKey),
    orders: demoOrderBook(app.db),
    demoWorld: async () => (await import('@sgb/demo/supplier-world.ts')).demoSupplierWorld(),
    observe: metrics.supplierCall,
  });
}

/** Supplier pictures lie on Alibaba's picture servers; a gateway of our own choosing may serve its own. */
export function supplierPictures(app: Pick<App, 'db' | 'log'>, config: Pick<Config, 'alibaba' | 'dataDir'>) {
  const gateway = new URL(config.alibaba.url);
  const isGateway = (url: URL) => url.origin === gateway.origin;
  const isPictureServer = (url: URL) => url.protocol === 'https:' && !url.port && url.hostname.endsWith('.alicdn.com');
  const get = createOutsideGet({
    allowed: (url) => isPictureServer(url) || isGateway(url),
    timeoutMs: 15_000,
    maxBytes: 10 * 1024 * 1024,
    tooLong: 'refuse',
    // Whoever starts the shop may name a gateway inside their own network; a shopper cannot.
    ...(gateway.hostname !== 'gw.open.1688.com' && { trusted: isGateway }),
  });
  return supplierPictureSource({
    db: app.db,
    get,
    cacheDir: join(config.dataDir, 'supplier-pictures'),
    maxBytes: 2 * 1024 ** 3,
    log: (line) => app.log.warn(line),
  });
}

/** A start that could not buy anything must not look like one that can. */
export function checkSupplier(settings: Settings, config: Pick<Config, 'alibaba'>): void {
  const missing = missingSecrets(config.alibaba);
  if (settings.get('sourcing.supplier') !== '1688' || missing.length === 0) return;
  throw new ConfigError(
    `The setting sourcing.supplier is 1688, and that needs ${missing.join(' and ')} in the environment.\n` +
      'docs/runbooks/1688.md tells where they come from.',
  );
}
