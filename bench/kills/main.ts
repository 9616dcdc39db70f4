import { parseArgs } from 'node:util';
import { operations } from './operations.ts';
import { runKills } from './run.ts';
import { killKinds } from './shop.ts';

/**
 * Kills the server and its database at random moments while clients move money, and compares what they were told with
 * the books: npm run bench:kills [-- --kills 200 --only round,team --between 60 --ways worker,power]: so many
 * wishes at most are acknowledged between two kills, and what is killed, in turn. Ctrl-C ends it early, with its table. Ends with 1 when anything
 * differs.
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    only: { type: 'string', default: '' },
    between: { type: 'string', default: '60' },
    ways: { type: 'string', default: '' },
  },
});
const wanted = values.only.split(',').filter(Boolean);
const unknown = wanted.filter((name) => !operations.some((each) => each.name === name));
if (unknown.length > 0) throw new Error(`there is no operation ${unknown.join(', ')}`);
const ways = values.ways.split(',').filter(Boolean);
const kinds = ways.flatMap((way) => killKinds.filter((kind) => kind === way));
if (kinds.length !== ways.length) throw new Error(`ways are ${killKinds.join(', ')}`);
const early = new AbortController();
process.once('SIGINT', () => early.abort());
const result = await runKills({
  kills: Number(values.kills),
  kinds,
  operations: wanted.length === 0 ? operations : operations.filter(({ name }) => wanted.includes(name)),
  log: console.log,
  // As many as are acknowledged between two kills, and some for what happens while the shop comes back.
  peoplePerKill: Math.ceil(Number(values.between) / 2) + 30,
  mostBetween: Number(values.between),
  signal: early.signal,
});

console.log(`\n${[...result.kills].map(([kind, count]) => `${count} kills of the ${kind}`).join(', ')}\n`);
const column = (value: string | number) => String(value).padStart(14);
console.log(`${'operation'.padEnd(14)}${['asked for', 'acknowledged', 'refused', 'retried'].map(column).join('')}`);
for (const [name, tally] of result.tallies) {
  const figures = [tally.wishes, tally.acknowledged, tally.refused, tally.retried];
  console.log(`${name.padEnd(14)}${figures.map(column).join('')}`);
}
console.log(`\n${result.differences.length} differences between what clients were told and the books.`);
for (const difference of result.differences.slice(0, 50)) console.log(`  ${difference}`);
process.exitCode = result.differences.length === 0 ? 0 : 1;
