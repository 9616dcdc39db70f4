import { productPage } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { page } from './fields.ts';
import { pageSize } from './paging.ts';
import * as z from './zod.ts';

const maxPictureBytes = 3 * 1024 * 1024;

/** What a stored picture is asked for by; nobody can guess it, and only its owner may use it. */
const key = z.string().regex(/^[\w-]{32}$/, { error: 'must be the key of a picture' });

const fraction = (least: number) =>
  z
    .number({ error: 'must be a number' })
    .min(least, { error: `must be at least ${least}` })
    .max(1, {
      error: 'must be at most 1',
    });

/** A part of a picture in fractions of its sides, measured from the top left corner. */
const region = z
  .strictObject({ x: fraction(0), y: fraction(0), width: fraction(0.02), height: fraction(0.02) })
  .refine(({ x, y, width, height }) => x + width <= 1.001 && y + height <= 1.001, {
    error: 'must lie inside the picture',
  });
export type Region = z.output<typeof region>;

/** Narrows what the picture finds to goods whose title has these words. */
const keyword = z.string().trim().max(50, { error: "keyword length can't exceed 50" }).default('');

export const uploadPicture = endpoint({
  method: 'POST',
  path: '/api/search/uploadimage',
  summary: 'Takes a picture (jpeg, jpg, gif, bmp, png, at most 3 MB) to search with; answers with its key',
  auth: 'shopper',
  limit: 'costly',
  queries: 3,
  file: {
    maxBytes: maxPictureBytes,
    missing: 'Please choose a picture first.',
    tooLarge: 'That picture is larger than 3 MB. Please choose a smaller one.',
  },
  input: z.strictObject({ file: z.instanceof(Uint8Array) }),
  output: z.object({ key: z.string() }),
});

export const searchByAddress = endpoint({
  method: 'GET',
  path: '/api/search/urlsearch',
  summary: 'Takes the picture at an address of ours or of a supplier to search with; answers with its key',
  auth: 'shopper',
  limit: 'costly',
  queries: 3,
  input: z.strictObject({ imageurl: z.string().trim().min(1).max(2000) }),
  output: z.object({ key: z.string() }),
});

const found = productPage.extend({
  /** The part of the picture that was looked at. */
  region,
});

export const searchByPicture = endpoint({
  method: 'POST',
  path: '/api/search/imagesearch',
  summary: 'Opens a stored picture: how it looks, where the object seems to be, and the first goods like it',
  auth: 'shopper',
  limit: 'costly',
  queries: 4,
  input: z.strictObject({ key, region: region.optional(), keyword }),
  output: found.extend({
    picture: z.object({
      /** A data address: the picture itself is only for its owner. */
      src: z.string(),
      width: z.int(),
      height: z.int(),
    }),
  }),
});
export type PictureSearch = z.output<typeof searchByPicture.output>;

export const listByPicture = endpoint({
  method: 'POST',
  path: '/api/search/imagesearchlist',
  summary: `The goods most like a stored picture, or a part of it, ${pageSize} a page, each product once`,
  auth: 'shopper',
  limit: 'costly',
  queries: 4,
  input: z.strictObject({ key, region: region.optional(), keyword, page }),
  output: found,
});
