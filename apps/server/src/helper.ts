import { join } from 'node:path';
import sharp from 'sharp';
import { readConfig } from './config.ts';
import { cardTasks } from './modules/base/cards/tasks.ts';
import { createDrawTasks, type Drawings } from './modules/base/pictures/tasks.ts';
import { uploadTasks } from './modules/base/uploads/tasks.ts';
import { createSearchTasks, vectorTable } from './modules/goods/imagesearch/tasks.ts';
import { openDatabase } from './platform/db/database.ts';
import { serveTasks } from './platform/helper/tasks.ts';

const idleMs = 60_000;

/**
 * The helper's program: everything that decodes, draws, encodes or looks at a picture (decision 52). The goods of a demo are
 * drawn, and only there is what draws them opened.
 */
export async function help(openDrawings: () => Promise<Drawings>): Promise<void> {
  const config = readConfig(process.env);
  if (!config.databaseUrl || !config.helperSocket) return;
  // Several threads for one picture would only fight for the cores that answer requests.
  sharp.concurrency(1);
  sharp.cache(false);
  const drawings = config.demo ? await openDrawings() : undefined;
  const db = openDatabase({ url: config.databaseUrl, poolSize: 1, onIdleError: () => undefined });
  const search = createSearchTasks({
    drawings,
    table: vectorTable((work) => db.read(work)),
    folder: join(config.dataDir, 'looks'),
    say: (sentence) => console.error(sentence),
  });
  serveTasks(
    { ...uploadTasks, ...cardTasks, ...createDrawTasks(drawings), ...search.tasks },
    { socket: config.helperSocket, idleMs, isBusy: search.isBusy },
  );
}
