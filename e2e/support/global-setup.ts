import { rm } from 'node:fs/promises';
import { ensureBrowser } from './browser.ts';
import { prepareData, startShop } from './shop.ts';

/** Everything the tests need, from npm packages alone. With BASE they run against a shop that is already there. */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  await ensureBrowser();
  if (process.env.BASE) return undefined;
  const data = await prepareData(1200);
  const shop = await startShop({ from: data, onLine: (line) => console.log(line) });
  process.env.BASE = shop.base;
  process.env.PREPARED = data;
  return async () => {
    await shop.stop();
    await rm(data, { recursive: true, force: true });
  };
}
