import { startPaymentSimulator } from './server.ts';
import { switchesShape } from './switches.ts';

/**
 * Strict stand-ins for PayFast, Ozow and Yoco: npm run sim:pay [-- '{"noCallback": true}'].
 * PORT chooses where, SHOP_URL names the shop that Yoco's webhook goes to; POST /control changes switches later.
 */
const port = Number(process.env.PORT ?? 3690);
const shop = (process.env.SHOP_URL ?? 'http://127.0.0.1:3000').replace(/\/$/, '');
const switches = switchesShape.parse(JSON.parse(process.argv[2] ?? '{}'));
const simulator = await startPaymentSimulator({ port, yocoWebhook: `${shop}/api/payments/yoco/webhook`, switches });

console.log(`ready ${simulator.url}
A shop at ${shop} pays here with these variables, and with the setting recharge.gateways = ["payfast", "ozow", "yoco"]:
${Object.entries(simulator.env)
  .map(([name, value]) => `  ${name}=${value}`)
  .join('\n')}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => simulator.close().finally(() => process.exit(0)));
}
