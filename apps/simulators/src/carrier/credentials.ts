/** Who a shop must be to be served here; printed at the start and of no use anywhere else. */
export const simulatedCarrier = {
  keyId: 'simulated-shop',
  secret: 'simulated carrier secret',
  webhookSecret: 'simulated carrier webhook secret',
} as const;

/** The variables of a shop whose parcels are carried by the simulator. */
export function carrierEnvironment(url: string): Record<string, string> {
  return {
    CARRIER_URL: url,
    CARRIER_KEY_ID: simulatedCarrier.keyId,
    CARRIER_SECRET: simulatedCarrier.secret,
    CARRIER_WEBHOOK_SECRET: simulatedCarrier.webhookSecret,
  };
}
