import type { Sharp } from 'sharp';
import type { PictureSource } from './service.ts';

let own: Promise<PictureSource> | undefined;

/** One of the shop's own pictures, ready to be worked on; null when there is none of that key. */
export async function openPicture(key: string, width: number): Promise<Sharp | null> {
  own ??= import('@sgb/demo/pictures/source.ts').then(({ demoPictures }) => demoPictures());
  return (await own).compose(key, width);
}
