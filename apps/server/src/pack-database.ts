import { join } from 'node:path';
import { settings } from './app.ts';
import { ensureFirstData } from './first-data.ts';
import { openDatabase } from './platform/db/database.ts';
import { packCluster } from './platform/db/embedded/pack.ts';
import { migrate } from './platform/db/migrate.ts';

/** Run as a program by a build: makes what the database of every shop begins with (decision 153). */
await packCluster(join(import.meta.dirname, '../dist/cluster.tar.zst'), async (url) => {
  await migrate(url);
  const db = openDatabase({ url, poolSize: 2, onIdleError: () => undefined });
  await ensureFirstData(db, settings).finally(() => db.close());
});
