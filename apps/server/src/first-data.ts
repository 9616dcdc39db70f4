import { ensureHelp } from './modules/base/content/index.ts';
import { ensureCoupons } from './modules/books/coupons/index.ts';
import { ensureQuestions } from './modules/community/questions/index.ts';
import { ensureSearchWords } from './modules/goods/search/index.ts';
import { ensurePlaces } from './modules/people/clients/index.ts';
import type { Database } from './platform/db/database.ts';
import { allEnded } from './platform/db/together.ts';
import type { Setting } from './platform/settings/define.ts';
import { ensureSettings } from './platform/settings/settings.ts';

/** What every shop has from its first start on; what is there already stays as it is. */
export async function ensureFirstData(db: Database, settings: readonly Setting[]): Promise<void> {
  await db.transact((tx) => ensureSettings(tx, settings));
  await db.transact(ensureHelp);
  // One core for the places of the countries, and one for the rest; what is asked about finds the articles of the help.
  const rest = [ensureCoupons, ensureSearchWords, ensureQuestions];
  const others = async () => {
    for (const ensure of rest) await db.transact(ensure);
  };
  await allEnded([db.transact(ensurePlaces), others()]);
}
