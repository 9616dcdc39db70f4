import { decode } from 'bmp-ts';
import sharp, { type Sharp } from 'sharp';

/** Bitmaps, which sharp does not read. */

/** The size that a BMP claims, read before anything is allocated for it. */
export function bmpSize(bytes: Uint8Array): readonly [width: number, height: number] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < 30) return [0, 0];
  // The oldest header has 12 bytes and short numbers; a negative height means that the rows come from the top.
  return view.getUint32(14, true) === 12
    ? [view.getUint16(18, true), view.getUint16(20, true)]
    : [view.getInt32(18, true), Math.abs(view.getInt32(22, true))];
}

/** Throws when it cannot be read. Few bitmaps mean their fourth byte, and many leave it at 0, so it is dropped. */
export function openBmp(bytes: Uint8Array): Sharp {
  const { data, width, height } = decode(Buffer.from(bytes), { toRGBA: true });
  const rgb = new Uint8Array(width * height * 3);
  for (let from = 0, to = 0; to < rgb.length; from += 4, to += 3) {
    rgb[to] = data[from] ?? 0;
    rgb[to + 1] = data[from + 1] ?? 0;
    rgb[to + 2] = data[from + 2] ?? 0;
  }
  return sharp(rgb, { raw: { width, height, channels: 3 } });
}
