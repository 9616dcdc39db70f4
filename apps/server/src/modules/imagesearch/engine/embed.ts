import type { Region } from '@sgb/contract/image-search.ts';
import sharp, { type Sharp } from 'sharp';
import { inputSide, perceive } from './model.ts';
import { type Pixels, proposeRegions, thingRegion } from './regions.ts';

/** What the network sees in one part of a picture. */
export interface Seen {
  readonly region: Region;
  readonly seen: Float32Array;
}

/** Sides that are enough to find things in a picture, and to cut them out of it sharply. */
const overviewSide = 128;
const workingSide = 512;

/** Pixels a side that a product's own picture is composed at to be looked at. */
export const indexWidth = 224;

const whole: Region = { x: 0, y: 0, width: 1, height: 1 };

async function pixelsOf(picture: Sharp, side: number): Promise<Pixels> {
  const { data, info } = await picture
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const reopened = ({ data, width, height }: Pixels): Sharp => sharp(data, { raw: { width, height, channels: 3 } });

function partOf(pixels: Pixels, { x, y, width, height }: Region): Sharp {
  const left = Math.min(pixels.width - 1, Math.floor(x * pixels.width));
  const top = Math.min(pixels.height - 1, Math.floor(y * pixels.height));
  return reopened(pixels).extract({
    left,
    top,
    width: Math.max(1, Math.min(pixels.width - left, Math.round(width * pixels.width))),
    height: Math.max(1, Math.min(pixels.height - top, Math.round(height * pixels.height))),
  });
}

async function perceiveRegion(pixels: Pixels, region: Region): Promise<Float32Array> {
  return perceive(await partOf(pixels, region).resize(inputSide, inputSide, { fit: 'fill' }).raw().toBuffer());
}

/** Translates a region inside `outer` to the picture that `outer` is measured in. */
function outward(outer: Region, inner: Region): Region {
  return {
    x: outer.x + inner.x * outer.width,
    y: outer.y + inner.y * outer.height,
    width: inner.width * outer.width,
    height: inner.height * outer.height,
  };
}

/** What the network sees in a product's picture: in the thing that stands out, and in all of it. */
export async function perceiveProduct(picture: Sharp): Promise<readonly [thing: Float32Array, all: Float32Array]> {
  // As it is composed: resizing a composition would resize only its ground.
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const pixels = { data, width: info.width, height: info.height };
  const region = thingRegion(await pixelsOf(reopened(pixels), overviewSide));
  const all = await perceiveRegion(pixels, whole);
  return [region ? await perceiveRegion(pixels, region) : all, all];
}

/** What the network sees in a shopper's picture, or the chosen part of it: in all that may be meant, likeliest first. */
export async function perceiveWish(picture: Uint8Array, chosen: Region | null): Promise<Seen[]> {
  const pixels = await pixelsOf(sharp(picture), workingSide);
  const outer = chosen ?? whole;
  const guesses = proposeRegions(await pixelsOf(partOf(pixels, outer), overviewSide));
  const seen: Seen[] = [];
  for (const region of [...guesses.map((guess) => outward(outer, guess)), outer]) {
    seen.push({ region, seen: await perceiveRegion(pixels, region) });
  }
  return seen;
}
