import type { UploadFault } from '@sgb/contract/upload-purposes.ts';
import sharp, { type Sharp } from 'sharp';
import { bmpSize, openBmp } from '../../../platform/bmp.ts';
import { mediaTypeOf } from './rules.ts';

/** More than any phone takes; a small file that unpacks to more is a trap. */
const maxPixels = 50_000_000;
const smallBox = 320;

export interface TwoSizes {
  readonly full: Buffer;
  readonly small: Buffer;
}

function fitted(picture: Sharp, box: number): Promise<Buffer> {
  return picture
    .resize(box, box, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82, effort: 3 })
    .toBuffer();
}

const limits = { failOn: 'error', limitInputPixels: maxPixels } as const;

async function sizeOf(bytes: Buffer, bitmap: boolean): Promise<readonly [width: number, height: number]> {
  if (bitmap) return bmpSize(bytes);
  const { width, height } = await sharp(bytes, limits).metadata();
  return [width, height];
}

/**
 * The picture drawn anew: only what can be seen is kept, so neither the place where it was taken nor anything hidden
 * behind its pixels.
 */
export async function redraw(bytes: Uint8Array, box: number): Promise<TwoSizes | UploadFault> {
  try {
    const given = Buffer.from(bytes);
    const bitmap = mediaTypeOf(given) === 'image/bmp';
    const [width, height] = await sizeOf(given, bitmap);
    if (width * height > maxPixels) return 'fileTooLarge';
    const picture = bitmap ? openBmp(given) : sharp(given, limits).autoOrient();
    const full = await fitted(picture.timeout({ seconds: 20 }), box);
    return { full, small: await fitted(sharp(full), smallBox) };
  } catch (error) {
    // Everything that these libraries throw is about the bytes they were given.
    return error instanceof Error && /pixel limit/.test(error.message) ? 'fileTooLarge' : 'wrongFileType';
  }
}

/** A picture of ours as papers take it: they know nothing newer. */
export async function asPng(bytes: Uint8Array, box: number): Promise<Buffer> {
  const fit = { fit: 'inside', withoutEnlargement: true } as const;
  return sharp(Buffer.from(bytes), limits).resize(box, box, fit).png().toBuffer();
}

/** The same for those who take nothing but JPEG. */
export async function asJpeg(bytes: Uint8Array, box: number): Promise<Buffer> {
  const fit = { fit: 'inside', withoutEnlargement: true } as const;
  return sharp(Buffer.from(bytes), limits)
    .resize(box, box, fit)
    .flatten({ background: '#fff' })
    .jpeg({ quality: 80 })
    .toBuffer();
}
