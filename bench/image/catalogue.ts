import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeProduct } from '@sgb/demo/catalogue/product.ts';
import { openPictures } from '@sgb/demo/pictures/source.ts';
import { pictureLab } from '@sgb/server/modules/goods/imagesearch/seed.ts';

export interface Pictured {
  readonly number: number;
  readonly key: string;
  readonly kind: string;
  readonly tint: string;
}

export function pictured(number: number): Pictured {
  const [key = ''] = makeProduct(number).pictures;
  const [kind = '', , , tint = ''] = key.split('.');
  return { number, key, kind, tint };
}

export interface Perceived extends Pictured {
  readonly thing: Float32Array;
  readonly all: Float32Array;
  readonly layout: Int8Array;
}

const chunk = 250;

/**
 * What the network sees in the main pictures of the first products. Looking at 20,000 pictures takes a while, so it is
 * kept in `folder`, chunk by chunk; several processes may fill it together.
 */
export async function perceiveCatalogue(
  count: number,
  folder: string,
  progress: (done: number) => void,
): Promise<Perceived[]> {
  await mkdir(folder, { recursive: true });
  const { layoutSize } = await pictureLab();
  // Listings of one kind share their render, which the studio keeps for a while.
  const all = Array.from({ length: count }, (_, number) => pictured(number)).sort((a, b) => (a.key < b.key ? -1 : 1));
  const found: Perceived[] = [];
  for (let from = 0; from < all.length; from += chunk) {
    const part = all.slice(from, from + chunk);
    const numbers = await chunkOf(part, join(folder, `${count}-${from}.f32`));
    const size = numbers.length / part.length;
    const seen = (size - layoutSize) / 2;
    for (const [at, product] of part.entries()) {
      const own = numbers.subarray(at * size, (at + 1) * size);
      const layout = Int8Array.from(own.subarray(2 * seen));
      found.push({ ...product, thing: own.subarray(0, seen), all: own.subarray(seen, 2 * seen), layout });
    }
    progress(found.length);
  }
  return found;
}

async function chunkOf(part: readonly Pictured[], file: string): Promise<Float32Array> {
  if (existsSync(file)) {
    const { buffer, byteOffset, length } = await readFile(file);
    return new Float32Array(buffer.slice(byteOffset, byteOffset + length));
  }
  const { indexWidth, perceiveProduct } = await pictureLab();
  const studio = openPictures();
  const seen: number[][] = [];
  for (const { key } of part) {
    const picture = await studio.compose(key, indexWidth);
    if (!picture) throw new Error(`${key} has no picture`);
    const { thing, all, layout } = await perceiveProduct(picture);
    seen.push([...thing, ...all, ...layout]);
  }
  const numbers = Float32Array.from(seen.flat());
  await writeFile(`${file}.${process.pid}`, new Uint8Array(numbers.buffer));
  await rename(`${file}.${process.pid}`, file);
  return numbers;
}
