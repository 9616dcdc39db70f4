import sharp from 'sharp';
import { bmpSize, openBmp } from '../../../../platform/bmp.ts';
import { type PictureFault, type PictureType, sizeFault, typeOf } from '../rules.ts';

export interface Prepared {
  readonly body: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Larger than any screen shows it and than the model looks at it. */
const keptSide = 1024;

async function sizeOf(bytes: Uint8Array): Promise<readonly [width: number, height: number]> {
  // Only the header is read, so a size that would not fit into memory does no harm.
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return [width, height];
}

/**
 * The picture as it may be kept and shown: decoded (the first frame, upright, on white) and encoded anew, so that
 * nothing of the sent file survives but its pixels.
 */
export async function prepare(bytes: Uint8Array, types: readonly PictureType[]): Promise<Prepared | PictureFault> {
  const type = typeOf(bytes);
  if (!type || !types.includes(type)) return 'type';
  try {
    const [width, height] = type === 'bmp' ? bmpSize(bytes) : await sizeOf(bytes);
    const fault = sizeFault(width, height);
    if (fault) return fault;
    const opened = type === 'bmp' ? openBmp(bytes) : sharp(bytes, { failOn: 'error' }).autoOrient();
    const { data, info } = await opened
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .resize(keptSide, keptSide, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 86 })
      .timeout({ seconds: 10 })
      .toBuffer({ resolveWithObject: true });
    return { body: data, width: info.width, height: info.height };
  } catch {
    return 'broken';
  }
}
