import { parseArgs } from 'node:util';
import { Cluster } from './cluster.ts';
import { here, installPackages, whyNotHere } from './needs.ts';
import { balancer, hosts } from './plan.ts';

/**
 * The shop on several hosts, as a rehearsal on one machine: npm run cluster [-- --port 3000 --demo 200]. Ctrl-C removes everything.
 */
const { values } = parseArgs({
  options: { port: { type: 'string', default: '3000' }, demo: { type: 'string', default: '200' } },
});
const demoOf = (products: string): Record<string, string> =>
  products === '0' ? {} : { DEMO: '1', DEMO_PRODUCTS: products, PICTURE_INDEX: '0' };
const sentence = whyNotHere(here());
if (sentence) {
  console.error(sentence);
  process.exit(1);
}
installPackages(console.log);
const cluster = new Cluster();
let leaving = false;
function leave(code: number): never {
  if (!leaving) {
    leaving = true;
    console.log('removing all hosts');
    cluster.close();
  }
  process.exit(code);
}
process.on('SIGINT', () => leave(0));
process.on('SIGTERM', () => leave(0));
try {
  await cluster.open({
    port: Number(values.port),
    log: console.log,
    beforeShops: async () => demoOf(values.demo),
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  leave(1);
}
for (const { name, kind, address } of hosts) console.log(`  ${name.padEnd(10)}${kind.padEnd(12)}${address}`);
console.log(
  `  shop      http://127.0.0.1:${values.port}/shop/ here, https://${balancer.address}/shop/ among the hosts (a certificate of our own)`,
);
console.log(
  `  writes    ${balancer.address}:5000    reads that may lag ${balancer.address}:5001    files ${cluster.folder}`,
);
console.log('ready');
