/** The pixels of a picture, three bytes each, row by row from the top. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

/**
 * Reads a BMP as programs and phones write them today: 24 or 32 bits a pixel, not compressed. libvips reads none at all.
 * Null for every other one, for one that is cut off, and for one of more pixels than `maxPixels`.
 */
export function readBmp(file: Buffer, maxPixels: number): Pixels | null {
  if (file.length < 54 || file.toString('latin1', 0, 2) !== 'BM') return null;
  const from = file.readUInt32LE(10);
  const width = file.readInt32LE(18);
  const rows = file.readInt32LE(22);
  const height = Math.abs(rows);
  const bytes = file.readUInt16LE(28) / 8;
  const compression = file.readUInt32LE(30);
  // 3 with 32 bits only names the usual places of the colours.
  const plain = compression === 0 || (compression === 3 && bytes === 4);
  if ((bytes !== 3 && bytes !== 4) || !plain || width < 1 || height < 1 || width * height > maxPixels) return null;
  const stride = Math.ceil((width * bytes) / 4) * 4;
  if (from < 54 || from + stride * height > file.length) return null;
  const data = Buffer.allocUnsafe(width * height * 3);
  for (let y = 0, to = 0; y < height; y++) {
    let at = from + stride * (rows > 0 ? height - 1 - y : y);
    for (let x = 0; x < width; x++, at += bytes, to += 3) {
      data[to] = file[at + 2] ?? 0;
      data[to + 1] = file[at + 1] ?? 0;
      data[to + 2] = file[at] ?? 0;
    }
  }
  return { width, height, data };
}
