/** Who a shop must be to be served here; printed at the start and of no use anywhere else. */
export const simulatedCredentials = {
  payfast: { merchantId: '10000100', merchantKey: 'simulated-key', passphrase: 'simulated phrase' },
  ozow: { siteCode: 'SIM-SIM-001', apiKey: 'simulated-api-key', privateKey: 'simulated-private-key' },
  yoco: {
    secretKey: 'sk_test_simulated',
    webhookSecret: `whsec_${Buffer.from('simulated webhook secret').toString('base64')}`,
  },
} as const;

export type Credentials = typeof simulatedCredentials;

/** The variables of a shop that is to pay at the simulator. */
export function simulatorEnvironment(url: string): Record<string, string> {
  const { payfast, ozow, yoco } = simulatedCredentials;
  return {
    PAYFAST_URL: url,
    PAYFAST_API_URL: url,
    PAYFAST_MERCHANT_ID: payfast.merchantId,
    PAYFAST_MERCHANT_KEY: payfast.merchantKey,
    PAYFAST_PASSPHRASE: payfast.passphrase,
    OZOW_URL: url,
    OZOW_SITE_CODE: ozow.siteCode,
    OZOW_API_KEY: ozow.apiKey,
    OZOW_PRIVATE_KEY: ozow.privateKey,
    YOCO_URL: url,
    YOCO_SECRET_KEY: yoco.secretKey,
    YOCO_WEBHOOK_SECRET: yoco.webhookSecret,
  };
}
