import { join } from 'node:path';
import { createOutsideGet } from './adapters/outside/get.ts';
import type { Config } from './config.ts';
import type { Demo } from './demo.ts';
import {
  createPictureService,
  drawnSource,
  joinedSource,
  type PictureService,
  supplierPictureSource,
} from './modules/base/pictures/index.ts';
import type { App } from './platform/app.ts';

/** Supplier pictures lie on Alibaba's picture servers; a gateway of our own choosing may serve its own. */
function supplierPictures(app: Pick<App, 'db' | 'log' | 'helper'>, config: Pick<Config, 'alibaba' | 'dataDir'>) {
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
    helper: app.helper,
    get,
    cacheDir: join(config.dataDir, 'supplier-pictures'),
    maxBytes: 2 * 1024 ** 3,
    log: (line) => app.log.warn(line),
  });
}

/** The pictures of goods for one process: suppliers', and those that a demo draws. */
export function openPictureService(
  app: Pick<App, 'db' | 'log' | 'helper'>,
  config: Pick<Config, 'alibaba' | 'dataDir'>,
  demo: Demo | undefined,
): PictureService {
  const suppliers = supplierPictures(app, config);
  return createPictureService({
    source: demo ? joinedSource(drawnSource(app.helper), suppliers) : suppliers,
    cacheDir: join(config.dataDir, 'pictures'),
    maxBytes: 1024 ** 3,
    concurrency: 2,
    // Lists of forty pictures for as many people at once: in a new shop none of them is drawn yet.
    maxQueue: 2000,
    log: (line) => app.log.warn(line),
  });
}
