import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import { createDemoCarrier, type DemoShipmentBook } from './demo.ts';
import { CarrierError, type CarrierGateway } from './gateway.ts';
import { createHttpCarrier } from './http.ts';

/** The environment's part: where the carrier is and who we are there. */
export interface CarrierConfig {
  readonly url: string | undefined;
  readonly keyId: string | undefined;
  readonly secret: string | undefined;
  readonly webhookSecret: string | undefined;
}

export interface CarrierOptions {
  /** The carrier of today: 'demo', or 'http' for one over the network. */
  readonly chosen: () => Promise<string>;
  readonly clock: Clock;
  readonly log: Logger;
  readonly config: CarrierConfig;
  readonly book: DemoShipmentBook;
}

/** The names of the variables that a carrier over the network needs and that are not there. */
export function missingCarrierSecrets({ url, keyId, secret, webhookSecret }: CarrierConfig): string[] {
  const needed = {
    CARRIER_URL: url,
    CARRIER_KEY_ID: keyId,
    CARRIER_SECRET: secret,
    CARRIER_WEBHOOK_SECRET: webhookSecret,
  };
  return Object.entries(needed).flatMap(([name, value]) => (value ? [] : [name]));
}

/** Who carries parcels, as the settings say; asked anew each time. */
export interface Carriers {
  current(): Promise<CarrierGateway>;
  /** By the name that shipments are kept under: those under way stay with whom they were booked. */
  named(name: string): CarrierGateway;
}

export function createCarriers({ chosen, clock, log, config, book }: CarrierOptions): Carriers {
  const demo = createDemoCarrier(book, clock);
  let http: CarrierGateway | undefined;

  function overNetwork(): CarrierGateway {
    const { url, keyId, secret, webhookSecret } = config;
    if (!url || !keyId || !secret || !webhookSecret) {
      throw new CarrierError(
        'unconfigured',
        `a carrier cannot be asked without ${missingCarrierSecrets(config).join(' and ')}`,
      );
    }
    http ??= createHttpCarrier({ url, keyId, secret, webhookSecret, clock });
    return http;
  }

  const named = (name: string): CarrierGateway => (name === 'demo' ? demo : overNetwork());
  return {
    named,
    async current() {
      const name = await chosen();
      try {
        return named(name);
      } catch (error) {
        log.error({ carrier: name }, 'the carrier of the settings has no secrets');
        throw error;
      }
    },
  };
}
