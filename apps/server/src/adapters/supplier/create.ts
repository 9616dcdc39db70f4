import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import { createLinkFollower } from '../outside/links.ts';
import { createAlibabaGateway } from './alibaba/gateway.ts';
import type { TokenStore } from './alibaba/tokens.ts';
import { around, type SupplierCall } from './around.ts';
import { createBreaker } from './breaker.ts';
import { createDemoGateway, type DemoOrderBook, type DemoWorld } from './demo.ts';
import { SupplierError } from './error.ts';
import type { SupplierGateway } from './gateway.ts';
import { keepResults } from './results.ts';

/** The environment's part: where the platform is and who we are there. */
export interface AlibabaConfig {
  readonly url: string;
  readonly appKey: string | undefined;
  readonly appSecret: string | undefined;
  readonly refreshToken: string | undefined;
}

export interface SupplierOptions {
  /** Whom to ask today, and how long results of a search are used again. */
  readonly terms: () => Promise<{ readonly supplier: 'demo' | '1688'; readonly resultMinutes: number }>;
  readonly clock: Clock;
  readonly log: Logger;
  readonly alibaba: AlibabaConfig;
  readonly tokens: (appKey: string) => TokenStore;
  readonly orders: DemoOrderBook;
  /** Absent: the shop runs without a demo. */
  readonly demoWorld?: () => Promise<DemoWorld>;
  readonly observe: (call: SupplierCall, outcome: string, seconds: number) => void;
}

/** The names of the variables that the real platform needs and that are not there. */
export function missingSecrets({ appKey, appSecret, refreshToken }: AlibabaConfig): string[] {
  const needed = {
    SUPPLIER_1688_APP_KEY: appKey,
    SUPPLIER_1688_APP_SECRET: appSecret,
    SUPPLIER_1688_REFRESH_TOKEN: refreshToken,
  };
  return Object.entries(needed).flatMap(([name, value]) => (value ? [] : [name]));
}

function alibabaOf({ alibaba, clock, tokens }: SupplierOptions): SupplierGateway {
  const { url, appKey, appSecret, refreshToken } = alibaba;
  if (!appKey || !appSecret || !refreshToken) {
    throw new SupplierError('unconfigured', `1688 cannot be asked without ${missingSecrets(alibaba).join(' and ')}`);
  }
  const followLink = createLinkFollower();
  return createAlibabaGateway({ url, appKey, appSecret, refreshToken, clock, tokens: tokens(appKey), followLink });
}

async function demoOf({ demoWorld, orders, clock }: SupplierOptions): Promise<SupplierGateway> {
  if (!demoWorld) throw new SupplierError('unconfigured', 'the demo world cannot be asked with DEMO=0');
  return createDemoGateway(await demoWorld(), orders, clock);
}

/** The supplier that the settings name, with a breaker, a short memory for results, and figures. */
export function createSupplier(options: SupplierOptions): SupplierGateway {
  const { terms, clock, log, observe } = options;
  const made = new Map<string, Promise<SupplierGateway>>();
  const makers = {
    demo: () => demoOf(options),
    '1688': async () => alibabaOf(options),
  };

  async function pick(): Promise<SupplierGateway> {
    const { supplier: name } = await terms();
    const gateway = made.get(name) ?? makers[name]();
    made.set(name, gateway);
    return gateway;
  }

  const breaker = createBreaker({
    clock,
    onChange: (state) =>
      log.warn({ supplier: state }, state === 'well' ? 'the supplier answers again' : 'the supplier is ill'),
  });
  const guarded = around(pick, async (call, ask) => {
    const started = performance.now();
    let outcome = 'answered';
    try {
      return await breaker(call, ask);
    } catch (error) {
      outcome = error instanceof SupplierError ? error.fault : 'fault';
      // Only the supplier's code and our own words: parameters and tokens stay out of the log.
      if (error instanceof SupplierError && error.fault !== 'gone') {
        log.warn({ call, fault: error.fault, code: error.code }, `supplier: ${error.message}`);
      }
      throw error;
    } finally {
      observe(call, outcome, (performance.now() - started) / 1000);
    }
  });
  return keepResults(guarded, clock, async () => (await terms()).resultMinutes);
}
