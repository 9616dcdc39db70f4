import type { Sharp } from 'sharp';
export const pictureWidths = [160, 320, 640, 1200] as const;
export type PictureWidth = (typeof pictureWidths)[number];
export interface PictureService {
  get(
    key: string,
    width: PictureWidth,
    format: 'avif' | 'webp',
    thrifty: boolean,
  ): Promise<{ body: Buffer; type: string } | 'unknown' | 'busy'>;
}
export function createPictureService(o: {
  source: { compose(key: string, width: number): Promise<Sharp | null> };
  [k: string]: unknown;
  log?: (line: string) => void;
}): PictureService {
  return {
    async get(key, width, format) {
      const s = await o.source.compose(key, width);
      if (!s) return 'unknown';
      return { body: await s[format]().toBuffer(), type: `image/${format}` };
    },
  };
}
