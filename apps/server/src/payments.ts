import type { GatewayName } from '@sgb/contract/recharge-options.ts';
import { createPaymentGateways, missingPaymentSecrets, type PaymentGateways } from './adapters/payment/create.ts';
import { type Config, ConfigError } from './config.ts';
import { dueAt } from './modules/cash/recharge/index.ts';
import { rechargeGateways } from './modules/cash/recharge/settings.ts';
import type { App } from './platform/app.ts';
import type { Settings } from './platform/settings/settings.ts';

/** Puts the payment gateways together for one process. */
export function openPayments(app: Pick<App, 'db' | 'clock'>, { payments }: Pick<Config, 'payments'>): PaymentGateways {
  const expected = (gateway: GatewayName, ref: string) => app.db.read((reader) => dueAt(reader, gateway, ref));
  return createPaymentGateways(payments, { clock: app.clock, expected });
}

/** A start that offers what it cannot take must not look like one that can. */
export function checkPayments(settings: Settings, { payments }: Pick<Config, 'payments'>): void {
  const missing = settings.get(rechargeGateways).flatMap((name) => missingPaymentSecrets(payments, name));
  if (missing.length === 0) return;
  throw new ConfigError(
    `The setting recharge.gateways offers ${settings.get(rechargeGateways).join(', ')}, and that needs ${missing.join(', ')} in the environment.\n` +
      'docs/runbooks/payments.md tells where they come from.',
  );
}
