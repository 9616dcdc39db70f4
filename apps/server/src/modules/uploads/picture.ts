import type { UploadFault } from '@sgb/contract/upload-purposes.ts';
import sharp, { type Sharp } from 'sharp';
import { createGate } from '../../platform/gate.ts';
import { readBmp } from './bmp.ts';
import { mediaTypeOf } from './rules.ts';

/** More than any phone takes; a small file that unpacks to more is a trap. */
const maxPixels = 50_000_000;
const smallBox = 320;

/** Decoding takes memory by the hundred megabytes, so few pictures are decoded at once. */
const gate = createGate(2, 30);

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

/** Opens the picture anew each time; null for a BMP that cannot be read. */
function opener(bytes: Buffer): (() => Sharp) | null {
  const limits = { failOn: 'error', limitInputPixels: maxPixels } as const;
  if (mediaTypeOf(bytes) !== 'image/bmp') return () => sharp(bytes, limits).timeout({ seconds: 20 });
  const pixels = readBmp(bytes, maxPixels);
  if (!pixels) return null;
  const { width, height, data } = pixels;
  return () => sharp(data, { ...limits, raw: { width, height, channels: 3 } });
}

/**
 * The picture drawn anew: only what can be seen is kept, so neither the place where it was taken nor anything hidden
 * behind its pixels. 'busy' when too many others are waiting.
 */
export function redraw(bytes: Buffer, box: number): Promise<TwoSizes | UploadFault> | 'busy' {
  const job = gate.enter(async (): Promise<TwoSizes | UploadFault> => {
    try {
      const open = opener(bytes);
      if (!open) return 'wrongFileType';
      const { width, height } = await open().metadata();
      if (width * height > maxPixels) return 'fileTooLarge';
      const full = await fitted(open().autoOrient(), box);
      return { full, small: await fitted(sharp(full), smallBox) };
    } catch (error) {
      // Everything that this library throws is about the bytes it was given.
      return error instanceof Error && /pixel limit/.test(error.message) ? 'fileTooLarge' : 'wrongFileType';
    }
  });
  return job ?? 'busy';
}
