import sharp, { type Sharp } from 'sharp';
import { encodingFor, type PictureFormat, type PictureWidth } from './rules.ts';

/** Pictures that a demo draws by their key. */
export interface Drawings {
  compose(key: string, width: number): Promise<Sharp | null>;
}

/** How a picture is wanted: `thrifty` is Save-Data, fewer bytes for who pays by the megabyte. */
export interface Wanted {
  readonly width: PictureWidth;
  readonly format: PictureFormat;
  readonly thrifty: boolean;
}

const widest = 1200;
/** Bombs decode to far more than any photograph of a product. */
const maxPixels = 50_000_000;

function encode(picture: Sharp, { width, format, thrifty }: Wanted): Promise<Buffer> {
  const encoding = encodingFor(format, width, thrifty);
  return (format === 'avif' ? picture.avif(encoding) : picture.webp(encoding)).toBuffer();
}

/** What the helper does for the pictures of goods. */
export function createDrawTasks(drawings: Drawings | undefined) {
  return {
    async draw(key: string, wanted: Wanted): Promise<Buffer | null> {
      const picture = await drawings?.compose(key, wanted.width);
      return picture ? encode(picture, wanted) : null;
    },
    /** A supplier's picture, which `clean` has made, in the size that is wanted. */
    fit(original: Uint8Array, wanted: Wanted): Promise<Buffer> {
      const { width } = wanted;
      return encode(sharp(original).resize(width, width, { fit: 'contain', background: '#ffffff' }), wanted);
    },
    /** What a supplier's server sent, decoded and encoded anew; null when it is no picture. */
    clean(bytes: Uint8Array): Promise<Buffer | null> {
      return (
        sharp(bytes, { limitInputPixels: maxPixels, pages: 1 })
          .rotate()
          .resize(widest, widest, { fit: 'inside', withoutEnlargement: true })
          .flatten({ background: '#ffffff' })
          // Fast to write and to read again; what shoppers get is encoded from it.
          .jpeg({ quality: 92 })
          .toBuffer()
          .catch(() => null)
      );
    },
  };
}

export type DrawTasks = ReturnType<typeof createDrawTasks>;
