import { ensurePlaces } from './modules/clients/index.ts';
import { ensureHelp } from './modules/content/index.ts';
import { ensureCoupons } from './modules/coupons/index.ts';
import { ensureSearchWords } from './modules/search/index.ts';
import type { Database } from './platform/db/database.ts';
import type { Setting } from './platform/settings/define.ts';
import { ensureSettings } from './platform/settings/settings.ts';

/** What every shop has from its first start on; what is there already stays as it is. */
export async function ensureFirstData(db: Database, settings: readonly Setting[]): Promise<void> {
  await db.transact((tx) => ensureSettings(tx, settings));
  for (const ensure of [ensureCoupons, ensureHelp, ensureSearchWords, ensurePlaces]) await db.transact(ensure);
}
