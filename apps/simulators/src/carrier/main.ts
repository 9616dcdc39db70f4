import { startCarrierSimulator } from './server.ts';
import { switchesShape } from './switches.ts';

/**
 * A strict stand-in for a carrier: npm run sim:carrier [-- '{"paceSeconds": 20}'].
 * PORT chooses where, SHOP_URL names the shop that webhooks go to; POST /control changes switches later,
 * POST /control/shipments/{waybill} makes the next thing happen to a shipment.
 */
const port = Number(process.env.PORT ?? 3692);
const shop = (process.env.SHOP_URL ?? 'http://127.0.0.1:3000').replace(/\/$/, '');
const switches = switchesShape.parse(JSON.parse(process.argv[2] ?? '{"paceSeconds": 30}'));
const simulator = await startCarrierSimulator({ port, webhook: `${shop}/api/carriers/events`, switches });

console.log(`ready ${simulator.url}
A shop at ${shop} ships with it with these variables, and with the setting parcel.carrier = {"name": "http"}:
${Object.entries(simulator.env)
  .map(([name, value]) => `  ${name}=${value}`)
  .join('\n')}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => simulator.close().finally(() => process.exit(0)));
}
