import { openDatabase } from '../../../platform/db/database.ts';
import { serveTasks } from '../../../platform/helper/tasks.ts';
import { openPictureIndex } from './engine/picture-index.ts';
import { lookSize } from './engine/vector.ts';
import { vectorFrom } from './engine/vectors.fixture.ts';
import { vectorTable } from './store.ts';

const { DATABASE_URL: url = '', FOLDER: folder = '', HELPER_SOCKET: socket = '' } = process.env;
const db = openDatabase({ url, poolSize: 1, onIdleError: () => undefined });
const said: string[] = [];
const table = vectorTable((work) => db.read(work));
const index = openPictureIndex({ table, folder, sealAt: 60, say: (sentence) => said.push(sentence) });

/** A helper that searches for looks that were made of numbers. */
export const searcherTasks = {
  async nearest(seed: number, limit: number): Promise<readonly number[]> {
    return (await index.nearest([vectorFrom(seed).subarray(0, lookSize)], [], limit)).productIds;
  },
  async sealed(): Promise<readonly string[]> {
    await index.sealed();
    return said;
  },
  pid: async () => process.pid,
};

serveTasks(searcherTasks, { socket, idleMs: 60_000 });
