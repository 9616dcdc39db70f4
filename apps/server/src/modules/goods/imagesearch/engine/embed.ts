import type { Region } from '@sgb/contract/image-search.ts';
import sharp, { type Sharp } from 'sharp';
import { layoutOf, mirrored, type Pattern, patternOf } from './layout.ts';
import { inputSide, perceive } from './model.ts';
import { type Pixels, propose, thingRegion } from './regions.ts';
import { layoutSide } from './vector.ts';

/** What the network sees in one part of a picture. */
interface Seen {
  readonly region: Region;
  readonly seen: Float32Array;
}

/** Sides that are enough to find things in a picture, and to cut them out of it sharply. */
const overviewSide = 128;
const workingSide = 512;

/** Pixels a side that a product's own picture is composed at to be looked at. */
export const indexWidth = 320;

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

/** What the network sees in parts of a picture, in their order. */
async function perceiveRegions(pixels: Pixels, regions: readonly Region[]): Promise<Seen[]> {
  const parts = regions.map((region) => partOf(pixels, region).resize(inputSide, inputSide, { fit: 'fill' }).raw());
  const seen = await perceive(await Promise.all(parts.map((part) => part.toBuffer())));
  return regions.map((region, at) => ({ region, seen: seen[at] as Float32Array }));
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

async function greyOf(picture: Sharp, side: number): Promise<Uint8Array> {
  return picture.resize(side, side, { fit: 'fill' }).greyscale().toColourspace('b-w').raw().toBuffer();
}

/** Sides of the patterns that a picture makes: it may be all of a product's picture, or a part down to 70 %. */
const patternSides = [layoutSide, Math.round(layoutSide * 0.85), Math.round(layoutSide * 0.7)];

async function patternsOf(pixels: Pixels, frame: Region): Promise<Pattern[]> {
  const patterns = await Promise.all(
    patternSides.map(async (side) => patternOf(await greyOf(partOf(pixels, frame), side), side)),
  );
  return patterns.flatMap((pattern) => [pattern, mirrored(pattern)]);
}

const tilt = 15;

/** The pattern of what a picture was before somebody turned it, which put its corners outside of a larger frame. */
async function straightened(pixels: Pixels, degrees: number): Promise<Pattern> {
  const { data, info } = await reopened(pixels).rotate(degrees).raw().toBuffer({ resolveWithObject: true });
  const radians = (tilt * Math.PI) / 180;
  const side = Math.round(Math.min(pixels.width, pixels.height) / (Math.cos(radians) + Math.sin(radians)));
  const [left, top] = [Math.round((info.width - side) / 2), Math.round((info.height - side) / 2)];
  const middle = sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
  const grey = await greyOf(middle.extract({ left, top, width: side, height: side }), layoutSide);
  return patternOf(grey, layoutSide);
}

export interface ProductLooks {
  readonly thing: Float32Array;
  readonly all: Float32Array;
  readonly layout: Int8Array;
}

/** What the network sees in a product's picture, in the thing that stands out and in all of it, and how that lies. */
export async function perceiveProduct(picture: Sharp): Promise<ProductLooks> {
  // As it is composed: resizing a composition would resize only its ground.
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const pixels = { data, width: info.width, height: info.height };
  const region = thingRegion(await pixelsOf(reopened(pixels), overviewSide));
  const [all, thing = all] = await perceiveRegions(pixels, region ? [whole, region] : [whole]);
  if (!all || !thing) throw new Error('a picture has something to see');
  return { thing: thing.seen, all: all.seen, layout: layoutOf(await greyOf(reopened(pixels), layoutSide)) };
}

export interface Wish {
  /** What the network sees in all that may be meant, likeliest first. */
  readonly looks: readonly Seen[];
  /** How the picture itself may lie in a product's picture. */
  readonly patterns: readonly Pattern[];
}

/** A shopper's picture, or the chosen part of it, as the index is asked for it. */
export async function perceiveWish(picture: Uint8Array, chosen: Region | null): Promise<Wish> {
  const pixels = await pixelsOf(sharp(picture), workingSide);
  const outer = chosen ?? whole;
  const { things, shown } = propose(await pixelsOf(partOf(pixels, outer), overviewSide));
  const frames = [...(shown ? [outward(outer, shown)] : []), outer];
  // Cutting and turning happens beside this thread, so it goes on while the network looks.
  const frameworks = Promise.all(frames.map((frame) => patternsOf(pixels, frame)));
  const turned = Promise.all(chosen ? [] : [tilt, -tilt].map((degrees) => straightened(pixels, degrees)));
  const regions = [...things.map((thing) => outward(outer, thing)), ...frames];
  const looks = await perceiveRegions(pixels, regions);
  return { looks, patterns: [...(await frameworks).flat(), ...(await turned)] };
}
