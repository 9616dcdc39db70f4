import { parseArgs } from 'node:util';
import type { Database } from '@sgb/server/platform/db/database.ts';
import { measureSpeed } from '../search/speed.ts';
import { onStage } from '../support/stage.ts';
import { grow } from './grow.ts';
import { judged } from './judged.ts';
import { measureQuality } from './quality.ts';

/**
 * npm run bench:questions: how good and how fast the search of questions is.
 *   --questions 100000  questions for the speed, each with three answers (0: leave it out)
 *   --verbose           also print the judged queries that did badly
 */
const { values } = parseArgs({
  options: { questions: { type: 'string', default: '100000' }, verbose: { type: 'boolean', default: false } },
});

const call = '/api/question/search';
const keywords = judged.map(({ keyword }) => keyword);
const common = ['parcel', 'size', 'freight', 'balance', 'order', 'customs', 'weight', 'refund', 'coupon', 'ambassador'];

/** The first words of titles, as people who have a question in mind type them. */
async function otherWords(db: Database): Promise<string[]> {
  const { rows } = await db.pool.query<{ title: string }>('select title from questions order by md5(title) limit 400');
  return rows.map(({ title }) => title.split(' ').slice(0, 4).join(' ')).filter((words) => !keywords.includes(words));
}

await onStage(4_000, async ({ shop, db }) => {
  await measureQuality(shop, values.verbose);
  const count = Number(values.questions);
  if (count === 0) return;
  await grow(db, count);
  await measureQuality(shop, values.verbose, true);
  const warmUp = await otherWords(db);
  await measureSpeed(shop, [
    { name: 'the judged queries', call, keywords, aimMs: 40, warmUp },
    { name: 'one common word', call, keywords: common, aimMs: 40 },
  ]);
});
