import { z } from 'zod';
import { defineSetting } from '../../../platform/settings/define.ts';

/** How long and how many pictures that shoppers search with are kept, and whose other pictures may be fetched. */
export const imagesearchPictures = defineSetting(
  'imagesearch.pictures',
  z.object({
    keepHours: z.int().min(1).max(168),
    keepPerShopper: z.int().min(1).max(1000),
    supplierHosts: z.array(z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)),
  }),
  {
    keepHours: 24,
    keepPerShopper: 20,
    supplierHosts: ['cbu01.alicdn.com', 'cbu02.alicdn.com', 'cbu03.alicdn.com', 'cbu04.alicdn.com', 'img.alicdn.com'],
  },
);
