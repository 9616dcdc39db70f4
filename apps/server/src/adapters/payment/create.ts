import { type GatewayName, gatewayNames } from '@sgb/contract/recharge-options.ts';
import type { Clock } from '../../platform/clock.ts';
import type { ExpectedCents, PaymentGateway } from './gateway.ts';
import { createOzow } from './ozow/gateway.ts';
import { createPayfast } from './payfast/gateway.ts';
import { createYoco } from './yoco/gateway.ts';

/** The environment's part: where the gateways are and who we are there. */
export interface PaymentConfig {
  readonly payfast: {
    readonly url: string;
    readonly apiUrl: string;
    readonly merchantId: string | undefined;
    readonly merchantKey: string | undefined;
    readonly passphrase: string | undefined;
  };
  readonly ozow: {
    readonly url: string;
    readonly siteCode: string | undefined;
    readonly apiKey: string | undefined;
    readonly privateKey: string | undefined;
    readonly test: boolean;
  };
  readonly yoco: {
    readonly url: string;
    readonly secretKey: string | undefined;
    readonly webhookSecret: string | undefined;
  };
}

function neededBy({ payfast, ozow, yoco }: PaymentConfig): Record<GatewayName, Record<string, string | undefined>> {
  return {
    // An account without a passphrase can be forged by whoever knows its number, which is no secret.
    payfast: {
      PAYFAST_MERCHANT_ID: payfast.merchantId,
      PAYFAST_MERCHANT_KEY: payfast.merchantKey,
      PAYFAST_PASSPHRASE: payfast.passphrase,
    },
    ozow: { OZOW_SITE_CODE: ozow.siteCode, OZOW_API_KEY: ozow.apiKey, OZOW_PRIVATE_KEY: ozow.privateKey },
    yoco: { YOCO_SECRET_KEY: yoco.secretKey, YOCO_WEBHOOK_SECRET: yoco.webhookSecret },
  };
}

/** The names of the variables that a gateway needs and that are not there. */
export function missingPaymentSecrets(config: PaymentConfig, gateway: GatewayName): string[] {
  return Object.entries(neededBy(config)[gateway]).flatMap(([name, value]) => (value ? [] : [name]));
}

export type PaymentGateways = ReadonlyMap<GatewayName, PaymentGateway>;

/** The gateways that we have secrets for; the settings say which of them shoppers see. */
export function createPaymentGateways(
  config: PaymentConfig,
  { clock, expected }: { readonly clock: Clock; readonly expected: ExpectedCents },
): PaymentGateways {
  const text = (value: string | undefined) => value ?? '';
  const { payfast, ozow, yoco } = config;
  const makers: Record<GatewayName, () => PaymentGateway> = {
    payfast: () =>
      createPayfast({
        ...payfast,
        merchantId: text(payfast.merchantId),
        merchantKey: text(payfast.merchantKey),
        clock,
        expected,
      }),
    ozow: () =>
      createOzow({
        ...ozow,
        siteCode: text(ozow.siteCode),
        apiKey: text(ozow.apiKey),
        privateKey: text(ozow.privateKey),
        expected,
      }),
    yoco: () =>
      createYoco({
        ...yoco,
        secretKey: text(yoco.secretKey),
        webhookSecret: text(yoco.webhookSecret),
        expected,
      }),
  };
  return new Map(
    gatewayNames
      .filter((name) => missingPaymentSecrets(config, name).length === 0)
      .map((name) => [name, makers[name]()]),
  );
}
