import { openPictures } from '../pictures/source.ts';
import { demoPhotographer } from '../warehouse-photos.ts';
import type { Key } from './key.ts';

const side = 640;
const studio = openPictures();
const photographer = demoPhotographer();
const shots = 3;
const albums = new Map<string, Promise<readonly Buffer[]>>();

/** Draws what a key says, as a PNG. */
export async function draw(key: Key): Promise<Buffer> {
  const [, nth, picture = ''] = /^(?:product|photo (\d+)) (.+)$/.exec(key) ?? [];
  if (nth === undefined) {
    const drawing = await studio.compose(picture, side);
    if (!drawing) throw new Error(`${picture} of the demo cannot be drawn`);
    return drawing.png().toBuffer();
  }
  const album = albums.get(picture) ?? photographer(picture, shots);
  albums.set(picture, album);
  const photo = (await album)[Number(nth)];
  if (!photo) throw new Error(`there is no photo ${nth} of ${picture}`);
  return photo;
}
