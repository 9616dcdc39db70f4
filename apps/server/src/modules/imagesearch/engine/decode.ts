import { decode as decodeBmp } from 'bmp-ts';
import sharp, { type Sharp } from 'sharp';
import { type PictureFault, type PictureType, sizeFault, typeOf } from '../rules.ts';

export interface Prepared {
  readonly body: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Larger than any screen shows it and than the model looks at it. */
const keptSide = 1024;

/** The size that a BMP claims, read before anything is allocated for it. */
function bmpSize(bytes: Uint8Array): readonly [width: number, height: number] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < 30) return [0, 0];
  // The oldest header has 12 bytes and short numbers; a negative height means that the rows come from the top.
  return view.getUint32(14, true) === 12
    ? [view.getUint16(18, true), view.getUint16(20, true)]
    : [view.getInt32(18, true), Math.abs(view.getInt32(22, true))];
}

/** Few bitmaps mean their fourth byte, and many leave it at 0, so it is dropped. */
function openBmp(bytes: Uint8Array): Sharp {
  const { data, width, height } = decodeBmp(Buffer.from(bytes), { toRGBA: true });
  const rgb = new Uint8Array(width * height * 3);
  for (let from = 0, to = 0; to < rgb.length; from += 4, to += 3) {
    rgb[to] = data[from] ?? 0;
    rgb[to + 1] = data[from + 1] ?? 0;
    rgb[to + 2] = data[from + 2] ?? 0;
  }
  return sharp(rgb, { raw: { width, height, channels: 3 } });
}

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
