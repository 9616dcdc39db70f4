import { startSimulator } from './server.ts';
import { switchesShape } from './switches.ts';

/**
 * A strict stand-in for the 1688 gateway: npm run sim:1688 [-- '{"pricePercent": 110}'].
 * PORT chooses where; the argument presets switches, POST /control changes them later.
 */
const port = Number(process.env.PORT ?? 3688);
const switches = switchesShape.parse(JSON.parse(process.argv[2] ?? '{}'));
const simulator = await startSimulator({ port, switches });

console.log(`ready ${simulator.url}
A shop talks to it with these variables, and with the setting sourcing.supplier = 1688:
${Object.entries(simulator.env)
  .map(([name, value]) => `  ${name}=${value}`)
  .join('\n')}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => simulator.close().finally(() => process.exit(0)));
}
