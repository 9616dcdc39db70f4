import { createSupplier, missingSecrets } from './adapters/supplier/create.ts';
import type { SupplierGateway } from './adapters/supplier/gateway.ts';
import { type Config, ConfigError } from './config.ts';
import type { Demo } from './demo.ts';
import { demoOrderBook, tokenStore } from './modules/goods/sourcing/index.ts';
import { sourcingResultMinutes, sourcingSupplier } from './modules/goods/sourcing/settings.ts';
import type { App } from './platform/app.ts';
import type { Metrics } from './platform/metrics.ts';
import type { Settings } from './platform/settings/settings.ts';

/** Puts the supplier gateway together for one process. */
export function openSupplier(
  app: App,
  config: Pick<Config, 'alibaba'>,
  { metrics, demo }: { readonly metrics: Pick<Metrics, 'supplierCall'>; readonly demo: Demo | undefined },
): SupplierGateway {
  return createSupplier({
    terms: async () => {
      const settings = await app.settings();
      return { supplier: settings.get(sourcingSupplier), resultMinutes: settings.get(sourcingResultMinutes) };
    },
    clock: app.clock,
    log: app.log,
    alibaba: config.alibaba,
    tokens: (appKey) => tokenStore(app.db, appKey),
    orders: demoOrderBook(app.db),
    ...(demo && { demoWorld: () => demo.supplierWorld() }),
    observe: metrics.supplierCall,
  });
}

/** A start that could not buy anything must not look like one that can. */
export function checkSupplier(settings: Settings, config: Pick<Config, 'alibaba'>): void {
  const missing = missingSecrets(config.alibaba);
  if (settings.get(sourcingSupplier) !== '1688' || missing.length === 0) return;
  throw new ConfigError(
    `The setting sourcing.supplier is 1688, and that needs ${missing.join(' and ')} in the environment.\n` +
      'docs/runbooks/1688.md tells where they come from.',
  );
}
