import type { PictureSource } from './service.ts';

interface PictureFile {
  openPictures(): PictureSource;
}

/** The pictures that a file draws. It is named rather than handed over: a thread can only load it for itself. */
export async function drawnPictures(file: string): Promise<PictureSource> {
  const { openPictures }: PictureFile = await import(file);
  return openPictures();
}
