import { type Carriers, createCarriers, missingCarrierSecrets } from './adapters/carrier/create.ts';
import { type Config, ConfigError } from './config.ts';
import { demoShipmentBook } from './modules/logistics/carriers/index.ts';
import { parcelCarrier } from './modules/logistics/carriers/settings.ts';
import type { App } from './platform/app.ts';
import type { Settings } from './platform/settings/settings.ts';

/** Puts the carriers together for one process. */
export function openCarriers(app: App, { carrier }: Pick<Config, 'carrier'>): Carriers {
  const { settings, clock, log, db } = app;
  const chosen = async () => (await settings()).get(parcelCarrier).name;
  return createCarriers({ chosen, clock, log, config: carrier, book: demoShipmentBook(db) });
}

/** A start that could ship nothing must not look like one that can. */
export function checkCarrier(settings: Settings, { carrier }: Pick<Config, 'carrier'>): void {
  const missing = missingCarrierSecrets(carrier);
  if (settings.get(parcelCarrier).name === 'demo' || missing.length === 0) return;
  throw new ConfigError(
    `The setting parcel.carrier is http, and that needs ${missing.join(' and ')} in the environment.\n` +
      'docs/carrier-protocol.md tells what they are.',
  );
}
