import { pictureLab, vectorTable } from '@sgb/server/modules/goods/imagesearch/seed.ts';
import { openDatabase } from '@sgb/server/platform/db/database.ts';
import type { Asked, Told } from './many.ts';

/** A process that searches as the helper does, without looking at pictures. */

const { openPictureIndex } = await pictureLab();
const { DATABASE_URL: url = '', FOLDER: folder = '' } = process.env;
const db = openDatabase({ url, poolSize: 1, onIdleError: () => undefined });
const index = openPictureIndex({ table: vectorTable((work) => db.read(work)), folder, say: console.error });

const tell = (told: Told) => process.send?.(told);

process.on('message', async ({ looks, patterns, limit, id, settle }: Asked) => {
  const { productIds } = await index.nearest(looks, patterns, limit);
  if (settle) await index.sealed();
  const { user, system } = process.cpuUsage();
  tell({ id, productIds, cpuMs: (user + system) / 1000 });
});
tell({ id: -1, productIds: [], cpuMs: 0 });
