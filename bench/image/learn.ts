import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPictures } from '@sgb/demo/pictures/source.ts';
import { pictureLab } from '@sgb/server/modules/goods/imagesearch/seed.ts';
import { addOuter, cholesky, dot, mainDirections, solveLower, solveUpper, square } from './algebra.ts';
import { perceiveCatalogue, pictured } from './catalogue.ts';
import { lesson } from './lessons.ts';

/**
 * Learns the projection that the index compares pictures by: `node bench/image/learn.ts <cache folder>`. Pictures of
 * products that the bench does not ask for are changed on purpose; whatever differs between pictures of one product
 * is noise, and is turned down by the inverse of its spread (within-class covariance normalisation). Of what remains,
 * the directions are kept in which the catalogue differs most.
 */

const [cache = join(tmpdir(), 'sgb-bench-image')] = process.argv.slice(2);
const kinds = Number(process.env.LESSON_KINDS ?? 400);
const each = 8;
/** How much the measured noise is trusted: 0 wholly; large values take all directions for equally noisy. */
const shrink = 0.3;

const { lookSize, perceiveWish } = await pictureLab();
const catalogue = await perceiveCatalogue(1200, cache, () => {});
const looks = catalogue.flatMap(({ thing, all }) => [thing, all]);
const size = looks[0]?.length ?? 0;
const mean = Float64Array.from(
  { length: size },
  (_, i) => looks.reduce((sum, look) => sum + (look[i] ?? 0), 0) / looks.length,
);
const width = Float64Array.from(
  { length: size },
  (_, i) =>
    Math.sqrt(looks.reduce((sum, look) => sum + ((look[i] ?? 0) - (mean[i] ?? 0)) ** 2, 0) / looks.length) + 1e-6,
);
const scaled = (look: Float32Array) =>
  Float64Array.from(look, (value, i) => (value - (mean[i] ?? 0)) / (width[i] ?? 1));

const noise = square(size);
const studio = openPictures();
let lessons = 0;
for (let kind = 0; kind < kinds; kind++) {
  const { key } = pictured(100_000 + kind);
  const seen: Float64Array[] = [];
  for (let number = 0; number < each; number++) {
    const { looks: views } = await perceiveWish(await lesson(studio, key, number), null);
    const [thing, all] = [views[0], views.at(-1)];
    if (thing && all) seen.push(scaled(thing.seen), scaled(all.seen));
  }
  const middle = Float64Array.from(
    { length: size },
    (_, i) => seen.reduce((sum, one) => sum + (one[i] ?? 0), 0) / seen.length,
  );
  for (const one of seen)
    addOuter(
      noise,
      one.map((value, i) => value - (middle[i] ?? 0)),
    );
  lessons += seen.length;
  if (kind % 25 === 0) console.log(`${kind} of ${kinds} products`);
}
let trace = 0;
for (let i = 0; i < size; i++) {
  const row = noise[i] as Float64Array;
  for (let j = 0; j <= i; j++) row[j] = (row[j] ?? 0) / lessons;
  trace += row[i] ?? 0;
}
for (let i = 0; i < size; i++) (noise[i] as Float64Array)[i] = (noise[i]?.[i] ?? 0) + (shrink * trace) / size;

// Where noise has the same spread in all directions, what is left to compare is the difference of things.
const lower = cholesky(noise);
const quiet = looks.map((look) => solveLower(lower, scaled(look)));
const centre = Float64Array.from(
  { length: size },
  (_, i) => quiet.reduce((sum, one) => sum + (one[i] ?? 0), 0) / quiet.length,
);
const directions = mainDirections(
  quiet.map((one) => one.map((value, i) => value - (centre[i] ?? 0))),
  lookSize,
);
const rows = directions.map((direction) => solveUpper(lower, direction).map((value, i) => value / (width[i] ?? 1)));
const offsets = directions.map((direction, at) => -dot(rows[at] as Float64Array, mean) - dot(direction, centre));
const numbers = Float32Array.from([...offsets, ...rows.flatMap((row) => [...row])]);
const file = join(import.meta.dirname, '../../apps/server/src/modules/goods/imagesearch/engine/projection.bin');
await writeFile(file, new Uint8Array(numbers.buffer));
console.log(`learnt from ${lessons} looks at ${kinds} products; ${numbers.byteLength} bytes written`);
