import { ensureHelp } from './modules/base/content/index.ts';
import { ensureCoupons } from './modules/books/coupons/index.ts';
import { ensureQuestions } from './modules/community/questions/index.ts';
import { ensureSearchWords } from './modules/goods/search/index.ts';
import { ensurePlaces } from './modules/people/clients/index.ts';
import type { Database } from './platform/db/database.ts';
import type { Setting } from './platform/settings/define.ts';
import { ensureSettings } from './platform/settings/settings.ts';

/** What every shop has from its first start on; what is there already stays as it is. */
export async function ensureFirstData(db: Database, settings: readonly Setting[]): Promise<void> {
  await db.transact((tx) => ensureSettings(tx, settings));
  for (const ensure of [ensureCoupons, ensureHelp, ensureSearchWords, ensurePlaces, ensureQuestions])
    await db.transact(ensure);
}
