import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '@sgb/server/config.ts';
import { countAllProducts } from '@sgb/server/modules/catalog/index.ts';
import { ensurePlaces } from '@sgb/server/modules/clients/index.ts';
import { ensureCoupons } from '@sgb/server/modules/coupons/index.ts';
import { ensureHelp } from '@sgb/server/modules/help/index.ts';
import { ensureSearchWords } from '@sgb/server/modules/search/index.ts';
import { openDatabase } from '@sgb/server/platform/db/database.ts';
import { migrate } from '@sgb/server/platform/db/migrate.ts';
import { openFiles } from '@sgb/server/platform/files/files.ts';
import { ensureSettings } from '@sgb/server/platform/settings/settings.ts';
import { joinDatabaseServer } from '@sgb/server/platform/supervisor/database.ts';
import { failureText } from '@sgb/server/platform/supervisor/fail.ts';
import { keysOf } from '@sgb/server/platform/vault/keys.ts';
import { openVault } from '@sgb/server/platform/vault/vault.ts';
import { ensureDemoCart } from './cart.ts';
import { ensureDemoCoupons } from './coupons.ts';
import { ensureDemoForwarding } from './forwarding.ts';
import { ensureDemoMemberships } from './memberships.ts';
import { ensureDemoMessages } from './messages.ts';
import { ensureDemoMoney } from './money.ts';
import { ensureDemoOrders } from './orders.ts';
import { ensureDemoParcels } from './parcels.ts';
import { ensureDemoPopups } from './popups.ts';
import { ensureDemoReceivers } from './receivers.ts';
import { ensureDemoRecharges } from './recharges.ts';
import { addProducts, ensureDemoWorld, settle } from './world.ts';

/** Grows the demo catalogue to a size: npm run demo -- --products 100000 */

const most = 5_000_000;

function wantedProducts(): number {
  const { values } = parseArgs({ options: { products: { type: 'string', default: '4000' } } });
  const wanted = Number(values.products);
  if (!Number.isInteger(wanted) || wanted < 100 || wanted > most) {
    throw new Error(`--products must be a whole number from 100 to ${most} (it is '${values.products}')`);
  }
  return wanted;
}

function progressBar(total: number): (done: number) => void {
  const started = performance.now();
  let shown = -1;
  return (done) => {
    const percent = Math.floor((done / total) * 100);
    if (percent === shown) return;
    shown = percent;
    const seconds = (performance.now() - started) / 1000;
    const bar = '█'.repeat(percent / 4).padEnd(25, '░');
    const line = `${bar} ${String(percent).padStart(3)} %  ${done} of ${total}  ${Math.round(done / seconds)} a second`;
    // A terminal shows one moving line; a log file gets a line for every tenth.
    if (process.stdout.isTTY) process.stdout.write(`\r${line}${percent === 100 ? '\n' : ''}`);
    else if (percent % 10 === 0) console.log(line);
  };
}

async function grow(): Promise<void> {
  const wanted = wantedProducts();
  const config = readConfig(process.env);
  const database = await joinDatabaseServer(config);
  const db = openDatabase({ url: database.url, poolSize: 2, onIdleError: () => undefined, statementTimeoutMs: 0 });
  try {
    await migrate(database.url);
    await db.transact(ensureSettings);
    await db.transact(ensureCoupons);
    await db.transact(ensureHelp);
    await db.transact(ensureSearchWords);
    await db.transact(ensurePlaces);
    await ensureDemoWorld(db, Math.min(wanted, 4000));
    const vault = openVault(await keysOf(config));
    await ensureDemoReceivers(db, vault);
    await ensureDemoMessages(db);
    await ensureDemoPopups(db);
    await ensureDemoRecharges(db);
    await ensureDemoMoney(db);
    await ensureDemoMemberships(db);
    await ensureDemoCoupons(db);
    await ensureDemoOrders(db);
    await ensureDemoForwarding(db);
    const stored = { folder: join(config.dataDir, 'files'), secret: config.filesSecret, s3: config.s3 };
    await ensureDemoParcels({ db, vault, files: await openFiles(stored) });
    await ensureDemoCart(db);
    const have = await db.read(countAllProducts);
    if (have >= wanted) return console.log(`the catalogue has ${have} products already`);
    await addProducts(db, have, wanted, progressBar(wanted - have));
    console.log('counting and analysing');
    await settle(db);
    console.log(`the catalogue has ${wanted} products`);
  } finally {
    await db.close();
    await database.stop();
  }
}

grow().catch((error) => {
  console.error(
    failureText(error instanceof Error && !('code' in error) && error.message.startsWith('--') ? error.message : error),
  );
  process.exit(1);
});
