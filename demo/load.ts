import { parseArgs } from 'node:util';
import { settings } from '@sgb/server/app.ts';
import { readConfig } from '@sgb/server/config.ts';
import { ensureFirstData } from '@sgb/server/first-data.ts';
import { countAllProducts, growProducts } from '@sgb/server/modules/goods/catalog/seed.ts';
import { countDocuments } from '@sgb/server/modules/goods/search/seed.ts';
import { openApp } from '@sgb/server/open-app.ts';
import { migrate } from '@sgb/server/platform/db/migrate.ts';
import { joinDatabaseServer } from '@sgb/server/platform/supervisor/database.ts';
import { failureText } from '@sgb/server/platform/supervisor/fail.ts';
import { demoDriver } from './driver/settings.ts';
import { loadDemoWorld } from './loaders.ts';
import { worldSize } from './supplier-world.ts';
import { addProducts, settle } from './world.ts';

/** Grows the demo catalogue to a size: npm run demo -- --products 100000 */

/** A few goods are off the shelf, which the search does not know. */
const mostlyKnown = 0.9;

function wantedProducts(): number {
  const { values } = parseArgs({ options: { products: { type: 'string', default: '4000' } } });
  const wanted = Number(values.products);
  if (!Number.isInteger(wanted) || wanted < 100 || wanted > worldSize) {
    throw new Error(`--products must be a whole number from 100 to ${worldSize} (it is '${values.products}')`);
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
  const app = await openApp(config, { url: database.url, poolSize: 4, statementTimeoutMs: 0, demo: undefined });
  const { db } = app;
  try {
    await migrate(database.url);
    await ensureFirstData(db, [...settings, demoDriver]);
    await loadDemoWorld(app, { products: Math.min(wanted, 4000) });
    const have = await db.read(countAllProducts);
    // One that was stopped before the search knew its goods goes on there.
    const isKnown = (await db.read(countDocuments)) > have * mostlyKnown;
    if (have >= wanted && isKnown) return console.log(`the catalogue has ${have} products already`);
    const write = () => addProducts(db, have, wanted, progressBar(wanted - have));
    // A shop that runs meanwhile needs its indexes, and a few more goods do not pay for making them anew.
    if (database.ours && wanted > 2 * have) await growProducts(db, write);
    else if (wanted > have) await write();
    console.log('counting and analysing, then words for the search');
    await settle(db, progressBar(Math.max(have, wanted)));
    console.log(`the catalogue has ${Math.max(have, wanted)} products`);
  } finally {
    await app.close();
    await database.stop();
  }
}

grow().catch((error) => {
  console.error(
    failureText(error instanceof Error && !('code' in error) && error.message.startsWith('--') ? error.message : error),
  );
  process.exit(1);
});
