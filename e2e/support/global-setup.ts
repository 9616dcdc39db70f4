import { ensureBrowser } from './browser.ts';
import { startShop } from './shop.ts';

/** Everything the tests need, from npm packages alone. With BASE they run against a shop that is already there. */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  await ensureBrowser();
  if (process.env.BASE) return undefined;
  const shop = await startShop({ onLine: (line) => console.log(line) });
  process.env.BASE = shop.base;
  return () => shop.stop();
}
