import { explainSearch } from '@sgb/server/modules/goods/search/seed.ts';
import { openDatabase } from '@sgb/server/platform/db/database.ts';
import type { Scenario } from './speed.ts';

/** Prints the keywords of each list, and what PostgreSQL does for the first of them. */
export async function printPlans(databaseUrl: string, list: readonly Scenario[]): Promise<void> {
  const db = openDatabase({ url: databaseUrl, poolSize: 1, onIdleError: () => undefined });
  for (const { name, call, keywords } of list) {
    console.log(`\n## ${name}\n${keywords.join(', ')}`);
    const [first] = keywords;
    if (first && call.endsWith('keysearchlist')) {
      console.log(`\n${await db.read((reader) => explainSearch(reader, first))}`);
    }
  }
  await db.close();
}
