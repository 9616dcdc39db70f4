import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPictures } from '@sgb/demo/pictures/source.ts';
import { pictureLab } from '@sgb/server/modules/goods/imagesearch/seed.ts';
import { type Perceived, perceiveCatalogue, pictured } from './image/catalogue.ts';
import { type Change, changed, changes } from './image/changes.ts';
import { measureMany, spread, type Wish } from './image/many.ts';

/**
 * npm run bench:image: how often a changed picture of a product still finds its kind and colour among `BENCH_PICTURES`
 * indexed ones, and how well and how fast a question is answered at 100,000 and at 1,000,000 (`image/many.ts`). What the network
 * saw is kept in `BENCH_CACHE`.
 */

const pictures = Number(process.env.BENCH_PICTURES ?? 20_000);
const asked = Number(process.env.BENCH_QUERIES ?? 100);
const cache = process.env.BENCH_CACHE ?? join(tmpdir(), 'sgb-bench-image');
const sizes = (process.env.BENCH_SIZES ?? '100000,1000000').split(',').map(Number);

const { VectorIndex, perceiveWish, prepare, project, vectorOf } = await pictureLab();

async function ask(picture: Uint8Array, limit: number): Promise<readonly number[]> {
  const { looks, patterns } = await perceiveWish(picture, null);
  const vectors = looks.map(({ seen }) => project(seen));
  return index.nearest(vectors, patterns, limit).productIds;
}

const vectorOfProduct = ({ thing, all, layout }: Perceived) => vectorOf(thing, all, layout);

interface Score {
  first: number;
  firstFive: number;
  count: number;
}

function line(name: string, { first, firstFive, count }: Score): string {
  return `${name.padEnd(26)} ${(first / count).toFixed(3)}     ${(firstFive / count).toFixed(3)}     ${count}`;
}

await mkdir(cache, { recursive: true });
console.log(`looking at ${pictures} pictures (kept in ${cache})`);
const catalogue = await perceiveCatalogue(pictures, cache, (done) => {
  if (done % 2500 === 0) console.log(`  ${done}`);
});
const index = new VectorIndex();
for (const product of catalogue) index.put(product.number, vectorOfProduct(product));

const studio = openPictures();
const scores = new Map<Change, Score>(changes.map((change) => [change, { first: 0, firstFive: 0, count: 0 }]));
const stride = Math.floor(pictures / asked);
for (let at = 0; at < asked; at++) {
  const wanted = pictured(at * stride + (at % stride));
  const picture = await (await studio.compose(wanted.key, 640))?.png().toBuffer();
  if (!picture) throw new Error(`${wanted.key} has no picture`);
  for (const change of changes) {
    const sent = await changed(change, { key: wanted.key, picture }, 'examination');
    const hits = (await ask(sent, 5)).map((number) => {
      const { kind, tint } = pictured(number);
      return kind === wanted.kind && (change.anyColour || tint === wanted.tint);
    });
    const score = scores.get(change);
    if (!score) continue;
    score.count++;
    if (hits[0]) score.first++;
    if (hits.includes(true)) score.firstFive++;
  }
}

console.log('\nchange                     recall@1  recall@5  questions');
const mean = { plain: 0, hard: 0 };
for (const [change, score] of scores) {
  console.log(`${change.hard ? '*' : ' '} ${line(change.name, score)}`);
  if (change.hard) mean.hard += score.firstFive / score.count / changes.filter(({ hard }) => hard).length;
  else mean.plain += score.first / score.count / changes.filter(({ hard }) => !hard).length;
}
console.log(`\nrecall@1 over plain changes  ${mean.plain.toFixed(3)}  (aim 0.95)`);
console.log(`recall@5 over hard ones (*)  ${mean.hard.toFixed(3)}  (aim 0.85)`);

/** A shopper's upload is decoded and encoded anew once; each question then begins from what was kept. */
const uploads: number[] = [];
const wishes: Wish[] = [];
for (let at = 0; at < 120; at++) {
  const wanted = pictured((at * 37) % pictures);
  const picture = await (await studio.compose(wanted.key, 1200))?.png().toBuffer();
  const change = changes[at % changes.length];
  if (!picture || !change) continue;
  const sent = await changed(change, { key: wanted.key, picture }, 'time');
  const began = performance.now();
  const kept = await prepare(sent, ['jpeg', 'png', 'gif']);
  if (typeof kept === 'string') throw new Error(`an upload was refused: ${kept}`);
  const uploaded = performance.now();
  const { looks, patterns } = await perceiveWish(kept.body, null);
  const vectors = looks.map(({ seen }) => project(seen));
  uploads.push(uploaded - began);
  wishes.push({ wanted, change, looks: vectors, patterns, lookedMs: performance.now() - uploaded });
}
console.log(`\nkeeping an upload: ${spread(uploads)}`);
console.log(`looking at it: ${spread(wishes.map(({ lookedMs }) => lookedMs))}`);

await measureMany(
  sizes,
  catalogue.map((product) => ({ ...product, vector: vectorOfProduct(product) })),
  wishes,
);
